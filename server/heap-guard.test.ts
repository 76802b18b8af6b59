import { heapGuard } from './heap-guard';
import { serverLimits } from './server-limits';

const page = { url: '/schedule' };

test('[R29] new work waits while the heap is nearly full, and is taken again afterwards', () => {
  jest.useFakeTimers();
  let share = 0.5;
  const refusalOf = heapGuard(() => share);
  expect(refusalOf(page)).toBeUndefined();

  share = 0.9;
  jest.advanceTimersByTime(serverLimits.lookAtHeapEveryMs);
  expect(refusalOf(page)).toMatchObject({ status: 503, retryAfterSeconds: expect.any(Number) });
  expect(refusalOf({ url: '/bff/readyz' })).toMatchObject({ status: 503 });
  expect(refusalOf({ url: '/bff/healthz' })).toBeUndefined();

  share = 0.5;
  jest.advanceTimersByTime(serverLimits.lookAtHeapEveryMs);
  expect(refusalOf(page)).toBeUndefined();
});

test('the heap of this process has room', () => {
  expect(heapGuard()(page)).toBeUndefined();
});
