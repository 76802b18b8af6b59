import { randomUUID } from 'node:crypto';
import type { TestDatabase } from '../../../fixtures/database/test-database';

/** The last single meeting of the person with the first number, who makes the crawl: still to come, so that it can be changed. */
const ownMeeting = (column: string) =>
  `SELECT meeting.${column}::text FROM meeting JOIN staff ON staff.id = meeting.creator_id
   WHERE meeting.company_id = $1::uuid AND series_id IS NULL
   ORDER BY staff.mobile, begins_at DESC LIMIT 1`;

const one = (column: string, table: string, order = '1') =>
  `SELECT ${column}::text FROM ${table} WHERE company_id = $1::uuid ORDER BY ${order} LIMIT 1`;

/** One of each kind of thing that an address, a query or a body can name. */
const selections = {
  company: 'SELECT $1::text',
  app: 'SELECT app_id FROM app_configuration WHERE company_id = $1::uuid ORDER BY 1 LIMIT 1',
  account: one('account_id', 'staff', 'mobile'),
  mobile: one('mobile', 'staff', 'mobile'),
  staff: one('id', 'staff', 'mobile'),
  room: one('id', 'room'),
  area: one('id', 'area'),
  meeting: ownMeeting('id'),
  meetingNo: ownMeeting('meeting_no'),
  series: one('repeat_meeting_no', 'meeting_series', 'created_at DESC'),
  // A request of the person with the first number, who makes the crawl.
  record: `SELECT record.id::text FROM audit_record AS record JOIN staff ON staff.id = record.applicant_id
    WHERE record.company_id = $1::uuid ORDER BY staff.mobile, record.id LIMIT 1`,
  department: one('id', 'department'),
  // One of the person with the first number, who makes the crawl.
  contact: `SELECT contact.id::text FROM personal_contact AS contact JOIN staff ON staff.id = contact.owner_id
    WHERE contact.company_id = $1::uuid ORDER BY staff.mobile, contact.id LIMIT 1`,
  label: one('id', 'label'),
  file: one('id', 'meeting_file', 'created_at DESC'),
  share: one('share_id', 'meeting', 'share_id NULLS LAST'),
};

type Noun = keyof typeof selections;
export type Things = Record<Noun, string>;

const nouns = Object.keys(selections) as Noun[];

/** The noun behind a word of an address or of a schema; the first match counts. */
const words: [RegExp, Noun][] = [
  [/mobile/i, 'mobile'],
  [/share/i, 'share'],
  [/preview|file/i, 'file'],
  [/audit|approval/i, 'record'],
  [/parentId/, 'department'],
  [/contact/i, 'contact'],
  [/label/i, 'label'],
  [/company/i, 'company'],
  [/appId/, 'app'],
  [/area/i, 'area'],
  [/userId/, 'account'],
  [/staff|users/i, 'staff'],
  [/room/i, 'room'],
  [/repeatMeetingNo/, 'series'],
  [/meetingNo/i, 'meetingNo'],
];

export function thingNamed(word: string, things: Things): string {
  const [, noun = 'meeting'] = words.find(([pattern]) => pattern.test(word)) ?? [];
  return things[noun];
}

const ofEach = (thing: () => string) => Object.fromEntries(nouns.map((noun) => [noun, thing()])) as Things;

/** Things that look right and exist nowhere, that nothing could be called, and that are left out. */
export const noThings = {
  unknown: ofEach(randomUUID),
  garbage: ofEach(() => `'"<b>☃ ${'x'.repeat(80)}`),
  missing: ofEach(() => ''),
};

/** A settled request of the person with the first number; not every company of the demo has one. */
const aRequest = `INSERT INTO audit_record
    (company_id, id, meeting_id, room_id, type, status, applicant_id, settled_by, settled_at, created_at)
  SELECT staff.company_id, gen_random_uuid(), meeting.id, room.id, 'ROOM', 'AUDIT_AGREE', staff.id, staff.id, now(), now()
  FROM (SELECT * FROM staff WHERE company_id = $1::uuid ORDER BY mobile LIMIT 1) AS staff,
    (SELECT id FROM meeting WHERE company_id = $1::uuid ORDER BY begins_at DESC LIMIT 1) AS meeting,
    (SELECT id FROM room WHERE company_id = $1::uuid ORDER BY id LIMIT 1) AS room`;

export async function thingsOf(database: TestDatabase, companyId: string): Promise<Things> {
  await database.query(aRequest, [companyId]);
  const columns = nouns.map((noun) => `(${selections[noun]}) AS "${noun}"`).join(', ');
  const [row] = await database.query<Record<Noun, string | null>>(`SELECT ${columns}`, [companyId]);
  return Object.fromEntries(nouns.map((noun) => [noun, row?.[noun] ?? noThings.unknown[noun]])) as Things;
}
