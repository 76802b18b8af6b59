import { programs } from './programs';

const running = () => ({ end: jest.fn<Promise<unknown>, []>().mockResolvedValue(undefined) });

describe('programs of a measure', () => {
  it('start once for whoever asks for the same', async () => {
    const { started } = programs();
    const start = jest.fn(async () => running());
    const first = await started(['service', 1], start);
    expect(await started(['service', 1], start)).toBe(first);
    expect(await started(['service', 2], start)).not.toBe(first);
  });

  it('start anew once all have been ended', async () => {
    const { started, end } = programs();
    const first = await started(['service'], async () => running());
    await end();
    expect(first.end).toHaveBeenCalledTimes(1);
    expect(await started(['service'], async () => running())).not.toBe(first);
    await end();
    expect(first.end).toHaveBeenCalledTimes(1);
  });

  it('end beside one that did not start, and one that does not end, which is logged', async () => {
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    const { started, end } = programs();
    await expect(started(['broken'], () => Promise.reject(new Error('no port')))).rejects.toThrow('no port');
    const stubborn = await started(['stubborn'], async () => running());
    stubborn.end.mockRejectedValue(new Error('still there'));
    const other = await started(['other'], async () => running());
    await end();
    expect(other.end).toHaveBeenCalled();
    expect(logged.mock.calls).toEqual([['A program did not end:', new Error('still there')]]);
    logged.mockRestore();
  });
});
