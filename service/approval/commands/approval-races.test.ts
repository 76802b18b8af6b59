import { fixedClock } from '@/lib/time/clock';
import { runDue } from '../../jobs/run-due';
import { createLogger } from '../../kernel/logger';
import { isLong, testServerUrl } from '../../testing/database/settings';
import { approvalKeys, at, forRoom, meetingDesk, meetingKeys, type TestStaff } from '../../testing';
import { expireRequests } from '../jobs/expire-requests';

const { store, me, colleague, as, colleagueOf, myRoom, book } = meetingDesk();

// On a store of one connection nothing races, and each round costs the same.
const rounds = testServerUrl || isLong ? 100 : 10;

const signal = new AbortController().signal;
const changes = { published: () => undefined, recheckToken: () => undefined };
const clockWork = {
  db: store.db,
  clock: fixedClock(at('14:15')),
  logger: createLogger({ level: 'silent' }),
  changes,
};

type Request = { meetingId: string; recordId: string; other: TestStaff };

/** Everything that settles a request, each answering whether it was the one that did. */
const settlers: Record<string, (request: Request) => Promise<boolean>> = {
  agreeOfOne: ({ recordId: id }) => settles(() => as(colleague)(approvalKeys.agree, { params: { id } })),
  agreeOfOther: ({ recordId: id, other }) => settles(() => as(other)(approvalKeys.agree, { params: { id } })),
  refuse: ({ recordId: id }) =>
    settles(() => as(colleague)(approvalKeys.refuse, { params: { id }, body: { refuseReason: '不行' } })),
  revoke: ({ meetingId: id }) => settles(() => as(me)(approvalKeys.revoke, { params: { id } })),
  cancel: ({ meetingId: id }) => settles(() => as(me)(meetingKeys.cancel, { params: { id }, query: {} })),
  expire: async () => {
    const { done } = await runDue({ ...clockWork, db: store.db }, { job: expireRequests, signal });
    return done > 0;
  },
};

/** A caller who comes too late gets 400405020 and nothing else. */
async function settles(call: () => Promise<unknown>): Promise<boolean> {
  try {
    await call();
    return true;
  } catch (error) {
    expect(error).toMatchObject({ status: 409, code: 400405020 });
    return false;
  }
}

const outcomeOf = (meetingId: string) =>
  store.db
    .selectFrom('meeting')
    .innerJoin('audit_record', 'audit_record.meeting_id', 'meeting.id')
    .innerJoin('room_order', 'room_order.meeting_id', 'meeting.id')
    .where('meeting.id', '=', meetingId)
    .select(['approval', 'audit_record.status', 'room_order.state', 'cancelled_at', 'settled_by'])
    .executeTakeFirstOrThrow();

const logOf = async (meetingId: string) => {
  const rows = await store.db
    .selectFrom('change_log')
    .where('meeting_id', '=', meetingId)
    .where('kind', '!=', 'created')
    .select('kind')
    .execute();
  return rows.map(({ kind }) => kind).sort();
};

test('[R05] [R04] of two who agree, a refusal, a revoke, a cancel and the clock exactly one settles a request', async () => {
  const other = await colleagueOf(me);
  const room = await myRoom({ auditors: [colleague.id, other.id] });
  const names = Object.keys(settlers);
  const winners = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const { _id: meetingId } = await book(forRoom(room));
    const { id: recordId } = await store.db
      .selectFrom('audit_record')
      .where('meeting_id', '=', meetingId)
      .select('id')
      .executeTakeFirstOrThrow();
    // Each takes its turn at the front.
    const order = names.map((_, place) => names[(place + round) % names.length] ?? '');
    const results = await Promise.all(
      order.map(async (name) => ({ name, isDone: await settlers[name]!({ meetingId, recordId, other }) })),
    );
    const done = results.filter(({ isDone }) => isDone).map(({ name }) => name);
    const settled = done.filter((name) => name !== 'cancel' || done.length === 1);
    // A meeting that was agreed to can still be cancelled.
    expect(settled).toHaveLength(1);
    expect(done.length - settled.length).toBeLessThanOrEqual(settled[0]?.startsWith('agree') ? 1 : 0);
    winners.add(settled[0] ?? '');

    const outcome = await outcomeOf(meetingId);
    expect(outcome.status).toBe(outcome.approval);
    const isAgreed = outcome.approval === 'AUDIT_AGREE';
    const isConfirmed = isAgreed && outcome.cancelled_at === null;
    expect(outcome.state).toBe(isConfirmed ? 'confirmed' : 'released');
    expect(await logOf(meetingId)).toHaveLength(done.length);
    if (isConfirmed) await as(me)(meetingKeys.cancel, { params: { id: meetingId }, query: {} });
  }
  if (testServerUrl) expect(winners.size).toBeGreaterThan(1);
}, 240_000);

test('[R05] of two who settle different rooms of one meeting both count', async () => {
  for (let round = 0; round < rounds / 5; round += 1) {
    const other = await colleagueOf(me);
    const rooms = [await myRoom({ auditors: [colleague.id] }), await myRoom({ auditors: [other.id] })];
    const roomBookingForms = rooms.map(({ id }) => ({ roomId: id }));
    const { _id: meetingId } = await book(forRoom(rooms[0]!, { roomBookingForms }));
    const agree = async (person: TestStaff) => {
      const [record] = (await as(person)(approvalKeys.sentToMe, { body: {} })).list;
      return () => as(person)(approvalKeys.agree, { params: { id: record!.id } });
    };
    const both = [await agree(colleague), await agree(other)];
    await Promise.all(both.map((each) => each()));
    const orders = await store.db
      .selectFrom('room_order')
      .where('meeting_id', '=', meetingId)
      .select('state')
      .execute();
    expect(orders.map(({ state }) => state)).toEqual(['confirmed', 'confirmed']);
    await as(me)(meetingKeys.cancel, { params: { id: meetingId }, query: {} });
  }
}, 120_000);
