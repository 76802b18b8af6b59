import type { MeetingDraft } from '@/lib/contract/booking';
import { aRoom, type TestRoom } from './builders/a-room';
import { aStaff, type TestStaff } from './builders/a-staff';
import { apiOf } from './http/service-api';
import { type TestDatabase, testDatabase } from './database/test-database';
import { listenToChanges } from './http/change-listener';
import { testService, type TestServiceOptions } from './http/test-service';

export const meetingKeys = {
  book: 'POST /api-meeting/api/user/v2/meetings/actions/schedule',
  check: 'POST /api-meeting/api/user/v2/meetings/actions/check',
  update: 'PUT /api-meeting/api/user/v2/meetings/{id}/actions/update',
  detail: 'GET /api-meeting/api/user/v2/meetings/{idOrMeetingNo}',
  cancel: 'PUT /api-meeting/api/user/meetings/{id}/state/cancel',
  answer: 'PUT /api-meeting/api/user/meetings/{id}/members/status',
  records: 'GET /api-meeting/api/user/meeting-records',
} as const;

const records = '/api-meeting/api/user/meeting-audit-records';

export const approvalKeys = {
  unread: `GET ${records}/actions/unread-count`,
  sentByMe: `POST ${records}/send-by-me/page`,
  sentToMe: `POST ${records}/send-to-me/page`,
  record: `GET ${records}/{id}`,
  meetingView: `GET ${records}/{id}/meeting-view`,
  agree: `POST ${records}/{id}/actions/agree`,
  refuse: `POST ${records}/{id}/actions/refuse`,
  read: `POST ${records}/{id}/actions/read`,
  remind: `POST ${records}/{id}/actions/remind`,
  askAgain: `POST ${records}`,
  revoke: 'POST /api-meeting/api/user/v2/meetings/{id}/actions/revoke',
} as const;

/** An hour of the tests' day in Shanghai, in epoch milliseconds. */
export const at = (time: string, day = '2026-11-18'): number => Date.parse(`${day}T${time}:00+08:00`);

/** A meeting without a room, this afternoon, at a place of its own. */
export const draft = (extra: Partial<MeetingDraft> = {}): MeetingDraft => ({
  subject: '版本评审',
  beginTime: at('14:15'),
  endTime: at('15:00'),
  address: '会客区',
  ...extra,
});

export const forRoom = (room: Pick<TestRoom, 'id'>, extra: Partial<MeetingDraft> = {}): MeetingDraft =>
  draft({ roomBookingForms: [{ roomId: room.id }], ...extra });

/**
 * For test files about meetings: a store of the file's own, and two colleagues who are new, in a new company, before each test.
 *
 * @example
 * const { me, book, myRoom } = meetingDesk();
 * test('…', async () => expect(await book(forRoom(await myRoom()))).toMatchObject({ status: 'BEFORE' }));
 */
export function meetingDesk(options?: TestServiceOptions) {
  const store = {} as TestDatabase;
  const me = {} as TestStaff;
  const colleague = {} as TestStaff;
  let service: ReturnType<typeof testService>;
  let api: ReturnType<typeof apiOf>;

  beforeAll(async () => {
    Object.assign(store, await testDatabase());
    service = testService(store.db, options);
    api = apiOf(service);
  });
  beforeEach(async () => {
    Object.assign(me, await aStaff(store.db, { real_name: '林晓' }));
    Object.assign(colleague, await colleagueOf(me, { real_name: '周宁' }));
  });
  afterAll(() => store.close());

  const as = (person?: TestStaff) => api(person);
  /** Hears of each change at once: the service of the calls. */
  const listen = (person: TestStaff) => listenToChanges(service, person);
  const colleagueOf = (person: TestStaff, extra: Parameters<typeof aStaff>[1] = {}) =>
    aStaff(store.db, { company_id: person.companyId, ...extra });
  const myRoom = (extra: Parameters<typeof aRoom>[1] = {}) =>
    aRoom(store.db, { company_id: me.companyId, ...extra });
  const book = (body: MeetingDraft, person = me) => as(person)(meetingKeys.book, { body });
  const detail = (idOrMeetingNo: string, person = me) =>
    as(person)(meetingKeys.detail, { params: { idOrMeetingNo } });
  const rowsOf = (table: 'meeting' | 'meeting_allocation' | 'room_order' | 'meeting_member' | 'outbox') =>
    store.db.selectFrom(table).where('company_id', '=', me.companyId).selectAll().execute();
  return { store, me, colleague, as, listen, colleagueOf, myRoom, book, detail, rowsOf };
}
