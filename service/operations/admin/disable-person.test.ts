import { setTimeout as delay } from 'node:timers/promises';
import { changeStream } from '@/lib/domain/limits/live-limits';
import { fixedClock } from '@/lib/time/clock';
import { createChangeHub } from '../../live/change-hub';
import { localNotifier } from '../../live/local-notifier';
import { createLogger } from '../../kernel/logger';
import { draft, listenToChanges, meetingDesk, testClock, testNow, testService } from '../../testing';
import { announceBy } from './announce';
import { runAdminCommand } from './run-admin-command';

const { store, me, colleague, colleagueOf, as, book } = meetingDesk();
const myself = 'GET /api-meeting/api/client/company-configs';

/** By itself a stream is confirmed again after twenty seconds, so one that ends long before has had a signal. */
const atOnce = (ended: Promise<unknown>) =>
  Promise.race([
    ended,
    delay(changeStream.confirmFromMs / 2, undefined, { ref: false }).then(() =>
      Promise.reject(new Error('the stream is still open')),
    ),
  ]);

function runningService() {
  const logger = createLogger({ level: 'silent' });
  const changes = createChangeHub({ db: store.db, clock: testClock(), logger, notifier: localNotifier() });
  const run = async (...words: string[]) => {
    const parts = { db: store.db, clock: fixedClock(testNow), announce: announceBy(changes) };
    const lines: string[] = [];
    for await (const line of await runAdminCommand(parts, { words, sheets: [] })) lines.push(line);
    return lines;
  };
  return { service: testService(store.db, { changes }), changes, run };
}

test('[S43] who is disabled is out at once: calls are refused, and open pages hear no more', async () => {
  const { service, changes, run } = runningService();
  const mine = await listenToChanges(service, me);
  const others = await listenToChanges(service, colleague);
  await book(draft());
  expect(await run('disable', me.mobile)).toEqual([
    expect.stringContaining('已停用 林晓'),
    '其组织的 1 场未结束的会议仍然保留。',
  ]);
  await atOnce(mine.ended);
  await expect(as(me)(myself)).rejects.toMatchObject({ status: 403 });
  await as(colleague)(myself);
  expect(changes.openedBy(colleague.id)).toBe(1);
  others.leave();

  await expect(run('disable', me.mobile)).rejects.toThrow('已是停用状态');
  expect(await run('enable', me.id)).toEqual([expect.stringContaining('已恢复 林晓')]);
  await as(me)(myself);
});

test('a name of several people, and of nobody, disables nobody', async () => {
  const { run } = runningService();
  await colleagueOf(me, { real_name: '同名' });
  await colleagueOf(me, { real_name: '同名' });
  await expect(run('disable', '同名')).rejects.toThrow('有多名人员符合');
  await expect(run('disable', '没有')).rejects.toThrow('没有编号、手机号或姓名为“没有”的人员');
});

test('[S27] another password ends every session of the account', async () => {
  const { run } = runningService();
  const [line, password = ''] = await run('password', me.mobile);
  expect(line).toContain(me.mobile);
  expect(password).toMatch(/^[a-z]{5}\d{5}$/);
  await expect(as(me)(myself)).rejects.toMatchObject({ status: 401 });
  await expect(run('password', '没有')).rejects.toThrow('没有手机号或账号名为“没有”的账号');
});
