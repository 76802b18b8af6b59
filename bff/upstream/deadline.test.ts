import { untilAborted, withIdleLimit } from './deadline';

it('gives up on work that does not listen to its signal', async () => {
  const controller = new AbortController();
  const pending = untilAborted(new Promise(() => undefined), controller.signal);
  controller.abort(new Error('too late'));
  await expect(pending).rejects.toThrow('too late');
  await expect(untilAborted(Promise.resolve(1), controller.signal)).rejects.toThrow('too late');
});

describe('a stream with an idle limit', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
  afterEach(() => jest.useRealTimers());

  function source() {
    const pipe = new TransformStream<Uint8Array, Uint8Array>();
    const reader = withIdleLimit(pipe.readable, 100).getReader();
    const writer = pipe.writable.getWriter();
    writer.closed.catch(() => undefined);
    const pass = async (byte: number) => {
      const written = writer.write(new Uint8Array([byte]));
      const { value } = await reader.read();
      await written;
      return value?.[0];
    };
    return { pass, reader };
  }

  it('lasts as long as it keeps talking', async () => {
    const { pass } = source();
    for (const byte of [1, 2, 3]) {
      await jest.advanceTimersByTimeAsync(99);
      expect(await pass(byte)).toBe(byte);
    }
  });

  it('is cut off when it falls silent', async () => {
    const { pass, reader } = source();
    expect(await pass(1)).toBe(1);
    const next = reader.read();
    const cut = expect(next).rejects.toThrow('Silent for 100 ms');
    await jest.advanceTimersByTimeAsync(100);
    await cut;
  });
});
