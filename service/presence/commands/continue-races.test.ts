import type { Kysely } from 'kysely';
import { fixedClock } from '@/lib/time/clock';
import { runDue } from '../../jobs/run-due';
import { connect } from '../../db/connect';
import type { Database } from '../../db/database';
import { createLogger } from '../../kernel/logger';
import { apiOf, at, forRoom, meetingDesk, testNow, testService } from '../../testing';
import { releasedRoom } from '../../testing/unused-room';
import { isLong, testServerUrl } from '../../testing/database/settings';
import { announceEnd } from '../jobs/announce-end';
import { finishUnused } from '../jobs/finish-unused';

// On a store of one connection nothing races, and each round costs the same.
const rounds = testServerUrl || isLong ? 200 : 10;

const clock = fixedClock(testNow);
const { store, me, myRoom, book } = meetingDesk({ clock });
let otherPool: Kysely<Database>;
beforeAll(() => {
  otherPool = connect(store.address).db;
});
afterAll(() => otherPool.destroy());

const logger = createLogger({ level: 'silent' });
const changes = { published: () => undefined, recheckToken: () => undefined };
const { signal } = new AbortController();
const operate = 'POST /api-meeting/api/user/meetings/{id}/operations';
const query = { operationType: 'CONTINUE_MEETING' } as const;
const finishTime = at('14:30');

test(`[R39] [EARLY-04] continue against auto-finish, from two pools, has one outcome in ${rounds} rounds`, async () => {
  const as = apiOf(testService(otherPool, { clock }));
  const outcomes = { continued: 0, finished: 0 };
  for (let round = 0; round < rounds; round += 1) {
    clock.set(testNow);
    const { _id: id } = await book(forRoom(await myRoom(releasedRoom)));
    clock.set(at('14:25'));
    await runDue({ db: store.db, clock, logger, changes }, { job: announceEnd, signal });
    clock.set(finishTime);
    const race = [
      () => as(me)(operate, { params: { id }, query }).catch((error: unknown) => error),
      () => runDue({ db: store.db, clock, logger, changes }, { job: finishUnused, signal }),
    ];
    if (round % 2) race.reverse();
    const results = await Promise.all(race.map((run) => run()));
    const [answer] = round % 2 ? results.reverse() : results;
    const { ended_at: endedAt, continued_at: continuedAt } = await store.db
      .selectFrom('meeting')
      .where('id', '=', id)
      .select(['ended_at', 'continued_at'])
      .executeTakeFirstOrThrow();
    const log = await store.db
      .selectFrom('change_log')
      .where('meeting_id', '=', id)
      .where('kind', 'in', ['continued', 'endedEarly'])
      .select('kind')
      .execute();
    const order = await store.db
      .selectFrom('room_order')
      .where('meeting_id', '=', id)
      .select('ends_at')
      .executeTakeFirstOrThrow();
    if (continuedAt === null) {
      outcomes.finished += 1;
      expect({ endedAt, log, order }).toEqual({
        endedAt: finishTime,
        log: [{ kind: 'endedEarly' }],
        order: { ends_at: finishTime },
      });
      expect(answer).toMatchObject({ code: 400403013 });
    } else {
      outcomes.continued += 1;
      expect({ endedAt, log, order }).toEqual({
        endedAt: null,
        log: [{ kind: 'continued' }],
        order: { ends_at: at('15:00') },
      });
      expect(answer).toEqual({ operated: true });
    }
  }
  expect(outcomes.continued + outcomes.finished).toBe(rounds);
}, 240_000);
