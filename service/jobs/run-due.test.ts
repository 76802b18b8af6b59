import { noChange } from '../kernel/commands/change';
import type { Job } from '../kernel/commands/job';
import { createLogger } from '../kernel/logger';
import { aCompany, testNow, testStore } from '../testing';
import { runDue } from './run-due';

const { store, clock } = testStore();
const changes = { published: () => undefined, recheckToken: () => undefined };
const logger = createLogger({ level: 'silent' });

const runOf = async (job: Partial<Job>) => {
  const company = await aCompany(store.db);
  const item = { companyId: company.id, dueAt: testNow };
  const rest = jest.fn(() => Promise.resolve());
  const threeItems: Job = {
    name: 'of the test',
    findDue: () => Promise.resolve([item, item, item]),
    run: () => Promise.resolve(noChange),
    ...job,
  };
  const { signal } = new AbortController();
  const run = await runDue({ db: store.db, clock, logger, changes, rest }, { job: threeItems, signal });
  return { run, rest };
};

test('[R24] a runner rests between items of many rows, not after the last one, and never between small ones', async () => {
  const bulk = await runOf({ isBulk: true });
  expect(bulk.run.due).toBe(3);
  expect(bulk.rest).toHaveBeenCalledTimes(2);
  const small = await runOf({});
  expect(small.run.due).toBe(3);
  expect(small.rest).not.toHaveBeenCalled();
});

test('[R39] a batch that its claim has taken is what the call and the mark get', async () => {
  type Batch = { companyId: string; dueAt: number; rows?: string[] };
  const call = jest.fn<Promise<string>, [Batch]>(() => Promise.resolve('answered'));
  const run = jest.fn<Promise<typeof noChange>, [unknown, object, number]>(() => Promise.resolve(noChange));
  const claim = jest
    .fn<Promise<boolean | Batch>, [unknown, Batch, number]>()
    .mockImplementationOnce((_trx, item) => Promise.resolve({ ...item, rows: ['a'] }))
    .mockResolvedValueOnce(true)
    .mockResolvedValue(false);
  await runOf({ outside: { claim, call }, run });
  expect(call.mock.calls.map(([item]) => item.rows)).toEqual([['a'], undefined]);
  expect(run.mock.calls.map(([, item]) => item)).toMatchObject([
    { rows: ['a'], answer: 'answered' },
    { answer: 'answered' },
  ]);
});
