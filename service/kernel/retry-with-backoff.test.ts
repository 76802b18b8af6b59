import { retryWithBackoff } from './retry-with-backoff';

const down = new Error('the database is down');

describe('[R29] a retry with backoff', () => {
  it('ends with the first attempt that succeeds', async () => {
    const onFailure = jest.fn();
    const work = jest.fn(() => Promise.resolve());
    await retryWithBackoff(work, { onFailure, signal: new AbortController().signal });
    expect(work).toHaveBeenCalledTimes(1);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('reports each failure, and ends its delay when it is aborted', async () => {
    const controller = new AbortController();
    const onFailure = jest.fn(() => controller.abort());
    const work = jest.fn(() => Promise.reject(down));
    await retryWithBackoff(work, { onFailure, signal: controller.signal });
    expect(work).toHaveBeenCalledTimes(1);
    expect(onFailure).toHaveBeenCalledWith(down);
  });

  it('reports no failure of an attempt during which it was aborted, and begins none afterwards', async () => {
    const controller = new AbortController();
    const onFailure = jest.fn();
    const work = jest.fn(() => {
      controller.abort();
      return Promise.reject(down);
    });
    for (let time = 1; time <= 2; time += 1)
      await retryWithBackoff(work, { onFailure, signal: controller.signal });
    expect(work).toHaveBeenCalledTimes(1);
    expect(onFailure).not.toHaveBeenCalled();
  });
});
