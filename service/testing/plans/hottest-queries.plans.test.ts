import type { Kysely } from 'kysely';
import type { Api } from '@/lib/client/api';
import { orderColumnsType } from '@/lib/contract/codecs/order-columns';
import { fixedClock } from '@/lib/time/clock';
import { msPerDay } from '@/lib/time/day';
import { msPerMinute } from '@/lib/time/instant';
import { connect } from '../../db/connect';
import type { Database } from '../../db/database';
import { loadDatabase, type LoadFacts } from '../../operations/seed/load';
import { expireRequests } from '../../approval/jobs/expire-requests';
import { approvalKeys, loggedIn, serviceApi, type TestStaff } from '..';
import { pgliteStore } from '../database/pglite-store';
import { emptyPostgresStore } from '../database/postgres-store';
import { type Explained, explainAll } from './explain-all';
import { indexesOf, mostRowsOf, pagesOf, scannedTables } from './plan';
import { addNotices } from './add-notices';
import { addTraffic } from './add-traffic';
import { isLong, testServerUrl } from '../database/settings';
import { testNow } from '../test-clock';
import { compareSnapshot } from '../../kernel/cache/compare-snapshot';
import { remindOfMeetings } from '../../notice/jobs/remind-of-meetings';
import { countDue } from '../../notice/queries/due-notices';
import { remindUnanswered } from '../../notice/unanswered/remind-unanswered';
import { readChanges, readEdge } from '../../live/outbox-changes';

const bookings = testServerUrl ? (isLong ? 1_000_000 : 20_000) : 10_000;
const loadsWithinMs = 600_000;
const anHour = 60 * msPerMinute;

/** What grows with the years, or with the day's traffic: nothing hot may read one of these from end to end. */
const growing = [
  'access_token',
  'account',
  'audit_record',
  'audit_record_auditor',
  'change_log',
  'idempotency_key',
  'meeting',
  'meeting_member',
  'meeting_reminder',
  'notice',
  'outbox',
  'personal_contact',
  'room_order',
  'staff',
];

type Stage = {
  db: Kysely<Database>;
  facts: LoadFacts;
  person: TestStaff;
  auditor: TestStaff;
  meetingNo: string;
  /** The first fifty of the busy day. */
  staffIds: string[];
  as: (person?: TestStaff) => Api;
  explained: Explained;
};

/** `rows` and `pages` bound what the dearest statement of the call touches: a count, the same on every machine. */
type Hot = {
  name: string;
  ask(stage: Stage): Promise<unknown>;
  indexes: string[];
  rows: number;
  pages: number;
  /** The smallest store that it is held to. */
  fromBookings?: number;
};

const free = ({ facts }: Stage, days: number) => {
  const beginTime = facts.now - 7 * msPerMinute + 10 * anHour + days * msPerDay;
  return { beginTime, endTime: beginTime + 30 * msPerMinute };
};

const draft = (stage: Stage, days: number) => ({
  subject: '评审',
  ...free(stage, days),
  // One that may not be taken back to back: its neighbours are looked at as well.
  roomBookingForms: [{ roomId: stage.facts.roomIds[12] ?? '' }],
  members: [{ staffId: stage.auditor.id }],
});

/**
 * Those that are asked most. Every call authenticates. Every open page reads a day of rooms or of one person, hears of changes, and
 * counts the unread approvals in its frame. Whoever books pages through rooms, asks for free ones, has the form checked and books,
 * under a key; whoever is invited opens the meeting.
 */
const hottest: Hot[] = [
  {
    name: 'authentication',
    ask: ({ as, person }) => as(person)('GET /api-auth/api/client/auth/userinfo', { query: {} }),
    indexes: ['access_token_pkey', 'account_pkey'],
    rows: 1,
    pages: 15,
  },
  {
    name: 'whether the cache of a page still holds',
    async ask({ db, facts: { companyId } }) {
      const { snapshot } = await compareSnapshot(db, { companyId, since: undefined });
      await compareSnapshot(db, { companyId, since: snapshot });
    },
    indexes: ['outbox_order'],
    rows: 1,
    pages: 25,
  },
  {
    name: 'the busy day of thirty rooms',
    ask: ({ as, person, facts }) =>
      as(person)('POST /api-meeting/api/user/v2/orders/actions/list', {
        body: { roomIdList: facts.roomIds, ...facts.day },
        headers: { accept: orderColumnsType },
      }),
    indexes: ['room_order_day'],
    rows: 600,
    pages: 4_500,
  },
  {
    name: 'a page of rooms',
    ask: ({ as, person }) => as(person)('POST /api-meeting/api/user/v2/rooms/actions/page', { body: {} }),
    // A company has hundreds of rooms, not millions: any way to them is good.
    indexes: [],
    rows: 30,
    pages: 100,
  },
  {
    name: 'the rooms that are free at a time',
    ask: (stage) => {
      const { beginTime: freeFrom, endTime: freeTo } = free(stage, 0);
      return stage.as(stage.person)('POST /api-meeting/api/user/v2/rooms/actions/page', {
        body: { freeFrom, freeTo },
      });
    },
    indexes: ['room_order_day'],
    rows: 2_500,
    pages: 2_200,
  },
  {
    name: 'a person’s day',
    ask: ({ as, person, facts }) =>
      as(person)('GET /api-meeting/api/user/meeting-records', { query: facts.day }),
    indexes: ['meeting_member_schedule', 'change_log_meeting', 'room_order_meeting'],
    rows: 20,
    pages: 200,
  },
  {
    name: 'a person’s month',
    ask: ({ as, person, facts: { day } }) =>
      as(person)('GET /api-meeting/api/user/meetings/actions/calendar', {
        query: { beginTime: day.beginTime - 17 * msPerDay, endTime: day.endTime + 17 * msPerDay },
      }),
    indexes: ['meeting_member_schedule', 'change_log_meeting', 'room_order_meeting'],
    rows: 120,
    pages: 1_600,
  },
  {
    name: 'a meeting’s page',
    ask: ({ as, person, meetingNo }) =>
      as(person)('GET /api-meeting/api/user/v2/meetings/{idOrMeetingNo}', {
        params: { idOrMeetingNo: meetingNo },
      }),
    indexes: [
      'meeting_company_id_meeting_no_key',
      'meeting_member_pkey',
      'change_log_meeting',
      'room_order_meeting',
    ],
    rows: 20,
    pages: 120,
  },
  {
    name: 'the check of a booking',
    ask: (stage) =>
      stage.as(stage.person)('POST /api-meeting/api/user/v2/meetings/actions/check', {
        body: draft(stage, 1),
      }),
    indexes: ['room_pkey', 'staff_pkey', 'room_order_day', 'room_order_no_overlap'],
    rows: 20,
    pages: 60,
  },
  {
    name: 'a booking under a key, and the same sent again',
    async ask(stage) {
      const once = { body: draft(stage, 2), idempotencyKey: 'the-hottest' };
      await stage.as(stage.person)('POST /api-meeting/api/user/v2/meetings/actions/schedule', once);
      await stage.as(stage.person)('POST /api-meeting/api/user/v2/meetings/actions/schedule', once);
    },
    indexes: ['idempotency_key_pkey', 'room_pkey', 'staff_pkey', 'room_order_day'],
    rows: 20,
    pages: 150,
  },
  {
    name: 'the count of unread approvals',
    ask: ({ as, auditor }) =>
      as(auditor)('GET /api-meeting/api/user/meeting-audit-records/actions/unread-count'),
    indexes: ['audit_record_auditor_unread'],
    rows: 200,
    pages: 1_500,
  },
  {
    name: 'a search for people by one letter, which many begin with',
    ask: ({ as, person }) =>
      as(person)('GET /api-meeting/api/personal_contacts/v2/actions/search', { query: { keyword: 'l' } }),
    indexes: ['staff_pinyin', 'staff_given_pinyin', 'staff_initials', 'staff_name', 'staff_email'],
    rows: 2_500,
    pages: 1_500,
  },
  {
    name: 'a search for people by name',
    ask: ({ as, person }) =>
      as(person)('GET /api-meeting/api/personal_contacts/v2/actions/search', {
        query: { keyword: '黄志强' },
      }),
    indexes: ['staff_name', 'staff_name_from_second', 'staff_name_from_third'],
    rows: 100,
    pages: 500,
  },
  {
    name: 'a search for a mobile number',
    ask: ({ as, person }) =>
      as(person)('GET /api-meeting/api/personal_contacts/action/query-list', {
        query: { keyword: '13600000007' },
      }),
    indexes: ['staff_mobile'],
    // One's own contacts are compared one by one.
    rows: 60,
    pages: 300,
  },
  {
    name: 'a branch of the organization',
    async ask({ as, person }) {
      const branch = 'GET /api-meeting/api/users/org-structure/children';
      const { departments } = await as(person)(branch, { query: {} });
      await as(person)(branch, { query: { parentId: departments[1]?.id } });
    },
    // The top counts everybody, out of an index.
    indexes: ['staff_branch'],
    rows: 10_000,
    pages: 1_000,
  },
  {
    name: 'the frequent contacts',
    ask: ({ as, person }) => as(person)('GET /api-meeting/api/personal_contacts', { query: {} }),
    indexes: ['personal_contact_owner'],
    rows: 100,
    pages: 700,
  },
  {
    name: 'the busy times of fifty people',
    ask: ({ as, person, staffIds, facts }) =>
      as(person)('POST /api-meeting/api/user/v2/members/actions/schedules', {
        body: { staffIdList: staffIds, ...facts.day },
      }),
    indexes: ['meeting_member_schedule', 'staff_pkey'],
    rows: 600,
    pages: 5_000,
  },
  {
    name: 'the people one meets most',
    ask: ({ as, person }) =>
      as(person)('GET /api-meeting/api/user/meetings/meeting_members/actions/recommend'),
    indexes: ['meeting_member_schedule', 'meeting_member_pkey', 'staff_pkey'],
    rows: 2_000,
    pages: 8_000,
  },
  {
    name: 'a page of the approvals that wait for me',
    // Few requests are read faster as a whole.
    fromBookings: 100_000,
    ask: ({ as, auditor }) => as(auditor)(approvalKeys.sentToMe, { body: {} }),
    indexes: ['audit_record_auditor_pending', 'room_order_day'],
    rows: 200,
    pages: 1_500,
  },
  {
    name: 'the second page of the approvals that I have settled',
    async ask({ as, auditor }) {
      const body = { kind: 'processed' as const };
      const { nextCursor: cursor } = await as(auditor)(approvalKeys.sentToMe, { body });
      await as(auditor)(approvalKeys.sentToMe, { body: { ...body, cursor } });
    },
    indexes: ['audit_record_auditor_processed'],
    // The first page counts the whole list, up to a limit.
    rows: 10_000,
    pages: 1_500,
  },
  {
    name: 'what the clock looks for',
    ask: ({ db, facts }) => expireRequests.findDue(db, facts.now, 100),
    indexes: ['meeting_approval_due'],
    rows: 100,
    pages: 120,
  },
  {
    name: 'a page of notices, the next one, and the unread ones',
    async ask({ as, person }) {
      const list = 'GET /api-meeting/api/user/notices';
      const { nextCursor: cursor } = await as(person)(list, { query: {} });
      await as(person)(list, { query: { cursor } });
      await as(person)(list, { query: { unread: '1' } });
    },
    indexes: ['notice_list', 'notice_unread_newest'],
    rows: 30,
    pages: 30,
  },
  {
    name: 'the unread notices of somebody who has read all',
    ask: ({ as, auditor }) => as(auditor)('GET /api-meeting/api/user/notices', { query: { unread: '1' } }),
    indexes: ['notice_unread_newest'],
    rows: 20,
    pages: 20,
  },
  {
    name: 'the count of unread notices, with a thousand of them',
    ask: ({ as, person }) => as(person)('GET /api-meeting/api/user/notices/actions/unread-count'),
    indexes: ['notice_unread_newest'],
    rows: 100,
    pages: 120,
  },
  {
    name: 'the reminders that are due',
    ask: ({ db, facts }) => remindOfMeetings.findDue(db, facts.now, 100),
    indexes: ['meeting_reminded', 'meeting_reminder_age'],
    rows: 500,
    pages: 500,
  },
  {
    name: 'the unanswered invitations that are due',
    ask: ({ db, facts }) => remindUnanswered.findDue(db, facts.now, 100),
    indexes: ['meeting_member_unanswered', 'meeting_reminder_age'],
    rows: 2_000,
    pages: 8_000,
  },
  {
    name: 'the deliveries that are due',
    ask: ({ db, facts: { now } }) => countDue(db, { channel: 'mail', now, limit: 100 }),
    indexes: ['notice_queue'],
    rows: 30,
    pages: 20,
  },
  {
    name: 'a page of my meetings',
    ask: ({ as, person }) =>
      as(person)('GET /api-meeting/api/user/meetings', { query: { pageNo: 1, pageSize: 20 } }),
    indexes: ['meeting_member_schedule', 'room_order_meeting'],
    rows: 2_000,
    pages: 4_000,
  },
  {
    name: 'what has changed since',
    ask: async ({ db, facts }) =>
      readChanges(db, { companyIds: [facts.companyId], from: await readEdge(db) }),
    indexes: ['outbox_order'],
    rows: 10,
    pages: 20,
  },
];

let stage: Stage;
let close: (() => Promise<void>) | undefined;

beforeAll(async () => {
  const { address, drop } = testServerUrl ? await emptyPostgresStore(testServerUrl) : await pgliteStore();
  const facts = await loadDatabase({ ...address, bookings, now: testNow });
  const { db, pool } = connect({ ...address, deadlines: false });
  const explained = explainAll(pool);
  await addTraffic(db, facts, Math.max(5_000, bookings / 20));
  const [person, auditor] = await findPeople(db, facts);
  await addNotices(db, { ...facts, unreadBy: person.id, readBy: auditor.id, count: bookings });
  const { meeting_no: meetingNo } = await db
    .selectFrom('meeting')
    .where('company_id', '=', facts.companyId)
    .where('creator_id', '=', person.id)
    .select('meeting_no')
    .executeTakeFirstOrThrow();
  const as = serviceApi(db, { clock: fixedClock(facts.now) });
  const people = await db
    .selectFrom('staff')
    .where('company_id', '=', facts.companyId)
    .where('mobile', 'in', facts.mobiles.slice(0, 50))
    .select('id')
    .execute();
  const staffIds = people.map(({ id }) => id);
  stage = { db, facts, person, auditor, meetingNo, staffIds, as, explained };
  // The first meeting number of a connection compiles its function, which reads catalogs.
  await as(person)('POST /api-meeting/api/user/v2/meetings/actions/schedule', { body: draft(stage, 3) });
  close = async () => {
    await db.destroy();
    await drop();
  };
}, loadsWithinMs);
afterAll(() => close?.());

/** Somebody with meetings on the busy day, and whoever approves most. */
async function findPeople(
  db: Kysely<Database>,
  { companyId, mobiles }: LoadFacts,
): Promise<[TestStaff, TestStaff]> {
  const staff = db
    .selectFrom('staff')
    .where('company_id', '=', companyId)
    .select(['id', 'mobile', 'account_id'])
    .$narrowType<{ mobile: string; account_id: string }>();
  const person = await staff.where('mobile', '=', mobiles[0] ?? '').executeTakeFirstOrThrow();
  const auditor = await staff
    .where('id', 'in', (eb) =>
      eb.selectFrom('room_auditor').where('company_id', '=', companyId).select('staff_id'),
    )
    .orderBy('mobile')
    .executeTakeFirstOrThrow();
  const enter = ({ account_id: accountId, ...row }: typeof person) =>
    loggedIn(db, { ...row, accountId, companyId });
  return [await enter(person), await enter(auditor)];
}

describe(`at ${bookings.toLocaleString('en-US')} bookings`, () => {
  test.each(hottest.filter(({ fromBookings = 0 }) => bookings >= fromBookings))(
    '$name reads by its indexes, and no more than it shows',
    async ({ ask, indexes, rows, pages }: Hot) => {
      const plans = await stage.explained.during(() => ask(stage));
      expect(plans.flatMap(scannedTables).filter((table) => growing.includes(table))).toEqual([]);
      expect(plans.flatMap(indexesOf)).toEqual(expect.arrayContaining(indexes));
      expect(Math.max(...plans.map((plan) => mostRowsOf(plan, growing)))).toBeLessThanOrEqual(rows);
      expect(Math.max(...plans.map(pagesOf))).toBeLessThanOrEqual(pages);
    },
  );
});
