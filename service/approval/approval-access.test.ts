import { sql } from 'kysely';
import { approvalKeys, aStaff, forRoom, meetingDesk, meetingKeys, type TestStaff } from '../testing';

const { store, me, colleague, as, colleagueOf, myRoom, book } = meetingDesk();

type Role = 'applicant' | 'auditor' | 'formerAuditor' | 'member' | 'stranger' | 'otherCompany' | 'nobody';

/** A request for a room whose auditors were two, of whom one has left the role. */
async function scene() {
  const people = {
    applicant: me,
    auditor: colleague,
    formerAuditor: await colleagueOf(me),
    member: await colleagueOf(me),
    stranger: await colleagueOf(me),
    otherCompany: await aStaff(store.db),
    nobody: undefined,
  } satisfies Record<Role, TestStaff | undefined>;
  const room = await myRoom({ auditors: [colleague.id, people.formerAuditor.id] });
  const members = [{ staffId: people.member.id }];
  const { _id: meetingId } = await book(forRoom(room, { subject: '并购', scope: 1, members }));
  await store.db.deleteFrom('room_auditor').where('staff_id', '=', people.formerAuditor.id).execute();
  const { id } = await store.db
    .selectFrom('audit_record')
    .where('meeting_id', '=', meetingId)
    .select('id')
    .executeTakeFirstOrThrow();
  return { people, meetingId, id };
}

type Scene = Awaited<ReturnType<typeof scene>>;
type Call = (person: TestStaff | undefined, scene: Scene) => Promise<unknown>;

const calls: Record<string, Call> = {
  record: (person, { id }) => as(person)(approvalKeys.record, { params: { id } }),
  meetingView: (person, { id }) => as(person)(approvalKeys.meetingView, { params: { id } }),
  agree: (person, { id }) => as(person)(approvalKeys.agree, { params: { id } }),
  refuse: (person, { id }) =>
    as(person)(approvalKeys.refuse, { params: { id }, body: { refuseReason: '不行' } }),
  read: (person, { id }) => as(person)(approvalKeys.read, { params: { id } }),
  remind: (person, { id }) => as(person)(approvalKeys.remind, { params: { id } }),
  revoke: (person, { meetingId: id }) => as(person)(approvalKeys.revoke, { params: { id } }),
  askAgain: (person, { meetingId }) =>
    as(person)(approvalKeys.askAgain, { body: { meetingId, reason: '改期' } }),
};

/** The roles that may make each call; everyone else is refused with the status of the last columns. */
const table: [call: string, allowed: Role[]][] = [
  ['record', ['applicant', 'auditor']],
  ['meetingView', ['applicant', 'auditor']],
  ['agree', ['auditor']],
  ['refuse', ['auditor']],
  ['read', ['auditor']],
  ['remind', ['applicant']],
  ['revoke', ['applicant']],
  // Refused also to the applicant, by the state.
  ['askAgain', []],
];
const roles: Role[] = [
  'applicant',
  'auditor',
  'formerAuditor',
  'member',
  'stranger',
  'otherCompany',
  'nobody',
];
const refusals: Partial<Record<Role, number>> = { otherCompany: 404, nobody: 401 };

const tables = [
  'meeting',
  'room_order',
  'audit_record',
  'audit_record_auditor',
  'change_log',
  'outbox',
] as const;
const stored = async () =>
  Promise.all(
    tables.map(
      async (name) => (await sql`select * from ${sql.table(name)} order by 1, 2, 3`.execute(store.db)).rows,
    ),
  );

describe('[S43] [APR-02] calls about a request', () => {
  test.each(table)('%s', async (name, allowed) => {
    const subject = await scene();
    const call = calls[name]!;
    for (const role of roles.filter((each) => !allowed.includes(each))) {
      const before = await stored();
      const status = refusals[role] ?? (name === 'askAgain' && role === 'applicant' ? 409 : 403);
      await expect([role, await call(subject.people[role], subject).catch((error) => error.status)]).toEqual([
        role,
        status,
      ]);
      expect(await stored()).toEqual(before);
    }
    for (const role of allowed.slice(0, 1)) await call(subject.people[role], subject);
  });

  test('an unknown id and what is none are not found', async () => {
    const subject = await scene();
    for (const id of [crypto.randomUUID(), 'no-such-record'])
      for (const call of Object.values(calls).slice(0, 6))
        await expect(call(colleague, { ...subject, id })).rejects.toMatchObject({ status: 404 });
  });

  test('[S46] who audits no longer sees the meeting no longer, and has no list of it', async () => {
    const { people, meetingId } = await scene();
    const former = as(people.formerAuditor);
    await expect(former(meetingKeys.detail, { params: { idOrMeetingNo: meetingId } })).rejects.toMatchObject({
      status: 403,
    });
    expect((await former(approvalKeys.sentToMe, { body: {} })).list).toEqual([]);
    expect(await former(approvalKeys.unread)).toEqual({ count: 0 });
  });
});
