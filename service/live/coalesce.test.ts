import { coalesce } from './coalesce';

const gapMs = 100;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('[UX-02] what is asked for many times runs at once, and once more for whoever asked meanwhile', async () => {
  let runs = 0;
  let finish: () => void = () => undefined;
  const ask = coalesce(() => {
    runs += 1;
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  }, gapMs);
  ask();
  expect(runs).toBe(1);
  for (let count = 0; count < 1_000; count += 1) ask();
  expect(runs).toBe(1);
  finish();
  await jest.advanceTimersByTimeAsync(gapMs);
  expect(runs).toBe(2);
  finish();
  await jest.advanceTimersByTimeAsync(10 * gapMs);
  expect(runs).toBe(2);
  ask();
  expect(runs).toBe(3);
});
