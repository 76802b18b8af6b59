import { noChange } from '../kernel/commands/change';
import type { DueItem, Job } from '../kernel/commands/job';
import { lastingFailures } from '../kernel/errors/lasting-failures';
import { createLogger } from '../kernel/logger';
import { aCompany, testNow, testStore } from '../testing';
import { createJobs, type Timer } from './create-jobs';

const { store, clock } = testStore();
const changes = { published: jest.fn(), recheckToken: jest.fn() };
const logger = Object.assign(createLogger({ level: 'silent' }), { info: jest.fn(), warn: jest.fn() });
beforeEach(() => jest.clearAllMocks());

/** A timer that the test lets run out. */
function handTimer() {
  let waiting: { ms: number; onTime: () => void } | undefined;
  let onWait: () => void = () => undefined;
  const timer: Timer = (ms, onTime) => {
    const own = { ms, onTime };
    waiting = own;
    onWait();
    return () => {
      if (waiting === own) waiting = undefined;
    };
  };
  /** Lets the time pass that the runner waits for. */
  function fire() {
    const due = waiting;
    waiting = undefined;
    clock.advance(due?.ms ?? 0);
    due?.onTime();
  }
  return {
    timer,
    fire,
    ms: () => waiting?.ms,
    /** The same, and resolves when the runner waits again. */
    async runOut() {
      const waitsAgain = new Promise<void>((resolve) => {
        onWait = resolve;
      });
      fire();
      await waitsAgain;
    },
  };
}

/** A job over items in memory; an item is due until it is done. */
function memoryJob(items: DueItem[], run: Job['run'] = () => Promise.resolve(noChange)) {
  const done: number[] = [];
  const job: Job = {
    name: 'of the test',
    findDue: (_db, now, limit) =>
      Promise.resolve(items.filter(({ dueAt }) => dueAt <= now && !done.includes(dueAt)).slice(0, limit)),
    async run(trx, item, now) {
      const change = await run(trx, item, now);
      done.push(item.dueAt);
      return change;
    },
  };
  return { job, done };
}

const change = { actor: null, log: [], concerns: [] };
const companyId = async () => (await aCompany(store.db)).id;
const runner = (jobs: Job[], timer: Timer, failures = lastingFailures(clock)) =>
  createJobs({ db: store.db, clock, logger, changes, failures, jobs, timer });

test('[R39] does at the start what was missed, then looks every 10 seconds', async () => {
  const hand = handTimer();
  const id = await companyId();
  const missed = { companyId: id, dueAt: testNow - 3_600_000 };
  const later = { companyId: id, dueAt: testNow + 60_000 };
  const { job, done } = memoryJob([missed, later], () => Promise.resolve(change));
  const jobs = runner([job], hand.timer);
  jobs.start();
  await hand.runOut();
  expect(done).toEqual([missed.dueAt]);
  expect(hand.ms()).toBe(10_000);
  expect(changes.published).toHaveBeenCalledTimes(1);
  expect(logger.info).toHaveBeenCalledWith({ job: 'of the test', due: 1, done: 1 }, expect.any(String));
  for (let round = 0; round < 5; round += 1) await hand.runOut();
  expect(done).toEqual([missed.dueAt]);
  await hand.runOut();
  expect(done).toEqual([missed.dueAt, later.dueAt]);
  await jobs.stop();
});

test('[R39] does what becomes due between two looks at its very instant', async () => {
  const hand = handTimer();
  const soon = { companyId: await companyId(), dueAt: testNow + 4_000 };
  const { job, done } = memoryJob([soon]);
  const jobs = runner([job], hand.timer);
  jobs.start();
  await hand.runOut();
  expect([done, hand.ms()]).toEqual([[], 4_000]);
  await hand.runOut();
  expect(done).toEqual([soon.dueAt]);
  await jobs.stop();
});

test('[R39] is called by a command whose work is due before the next look, and by no other', async () => {
  const hand = handTimer();
  const items: DueItem[] = [];
  const { job, done } = memoryJob(items);
  const jobs = runner([job], hand.timer);
  jobs.start();
  await hand.runOut();
  jobs.dueAt(testNow + 60_000);
  expect(hand.ms()).toBe(10_000);
  items.push({ companyId: await companyId(), dueAt: testNow + 2_000 });
  jobs.dueAt(testNow + 2_000);
  expect(hand.ms()).toBe(2_000);
  await hand.runOut();
  expect(done).toEqual([testNow + 2_000]);
  await jobs.stop();
});

test('[R39] an item that fails holds up no other, and is tried again', async () => {
  const hand = handTimer();
  const id = await companyId();
  const items = [1, 2, 3].map((minutes) => ({ companyId: id, dueAt: testNow - minutes }));
  let isBroken = true;
  const { job, done } = memoryJob(items, (_trx, { dueAt }) => {
    if (isBroken && dueAt === testNow - 2) throw new Error('for once');
    return Promise.resolve(noChange);
  });
  const other = memoryJob([{ companyId: id, dueAt: testNow }]);
  const broken: Job = { ...job, name: 'broken', findDue: () => Promise.reject(new Error('no table')) };
  const jobs = runner([broken, job, other.job], hand.timer);
  jobs.start();
  await hand.runOut();
  expect(done).toEqual([testNow - 1, testNow - 3]);
  expect(other.done).toEqual([testNow]);
  expect(logger.warn).toHaveBeenCalledTimes(2);
  isBroken = false;
  await hand.runOut();
  expect(done).toEqual([testNow - 1, testNow - 3, testNow - 2]);
  await jobs.stop();
});

test('[R39] what fails for a day is told until it succeeds once', async () => {
  const hand = handTimer();
  const failures = lastingFailures(clock);
  const item = { companyId: await companyId(), dueAt: testNow };
  let isBroken = true;
  const { job } = memoryJob([item], () =>
    isBroken ? Promise.reject(new Error('again')) : Promise.resolve(noChange),
  );
  const jobs = runner([job], hand.timer, failures);
  jobs.start();
  await hand.runOut();
  const since = clock.now();
  clock.advance(24 * 3_600_000 - 1);
  expect(failures.lasting()).toEqual([]);
  clock.advance(1);
  await hand.runOut();
  expect(failures.lasting()).toEqual([{ duty: 'of the test', since }]);
  isBroken = false;
  await hand.runOut();
  expect(failures.lasting()).toEqual([]);
  await jobs.stop();
});

test('[R27] begins nothing more once it is stopped, and waits for what is under way', async () => {
  const hand = handTimer();
  const id = await companyId();
  let begin: () => void = () => undefined;
  let finish: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const items = [1, 2].map((ms) => ({ companyId: id, dueAt: testNow - ms }));
  const { job, done } = memoryJob(items, async () => {
    begin();
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return noChange;
  });
  const jobs = runner([job], hand.timer);
  jobs.start();
  hand.fire();
  await begun;
  const stopped = jobs.stop();
  finish();
  await stopped;
  expect(done).toEqual([testNow - 1]);
  jobs.start();
  expect(hand.ms()).toBeUndefined();
});
