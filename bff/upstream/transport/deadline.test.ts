import { startDeadline, untilAborted, withIdleLimit } from './deadline';

it('gives up on work that does not listen to its signal', async () => {
  const controller = new AbortController();
  const pending = untilAborted(new Promise(() => undefined), controller.signal);
  controller.abort(new Error('too late'));
  await expect(pending).rejects.toThrow('too late');
  await expect(untilAborted(Promise.resolve(1), controller.signal)).rejects.toThrow('too late');
});

it('[R19] leaves no failure unheard of work that was given up before it began', async () => {
  const unheard = jest.fn();
  process.on('unhandledRejection', unheard);
  const work = Promise.reject<never>(new Error('aborted'));
  await expect(untilAborted(work, AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unheard);
  expect(unheard).not.toHaveBeenCalled();
});

describe('a deadline', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
  afterEach(() => jest.useRealTimers());

  it('counts from its last extension, and not after its end', () => {
    const [extended, ended] = [startDeadline(100), startDeadline(100)];
    jest.advanceTimersByTime(99);
    extended.extend(50);
    ended.end();
    ended.extend(10);
    jest.advanceTimersByTime(49);
    expect(extended.signal.aborted).toBe(false);
    jest.advanceTimersByTime(1);
    expect(extended.signal.reason).toMatchObject({ name: 'DeadlineError' });
    expect(ended.signal.aborted).toBe(false);
  });
});

it.each(['before it began', 'while it lasts'])('[R19] a call ends with whoever gave up %s', (when) => {
  const [page, browser] = [new AbortController(), new AbortController()];
  const leave = () => browser.abort(new Error('left'));
  if (when === 'before it began') leave();
  const deadline = startDeadline(10_000, [page.signal, browser.signal]);
  if (when === 'while it lasts') leave();
  page.abort(new Error('later'));
  deadline.end();
  expect(deadline.signal.reason).toEqual(new Error('left'));
});

it('a stream ends with its reader also after its answer began, a call that is over with nobody', () => {
  const browser = new AbortController();
  const [stream, call] = [startDeadline(10_000, [browser.signal]), startDeadline(10_000, [browser.signal])];
  stream.stopClock();
  call.end();
  browser.abort(new Error('left'));
  expect(stream.signal.reason).toEqual(new Error('left'));
  expect(call.signal.aborted).toBe(false);
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

  it('waits for a reader who takes a break', async () => {
    const { pass, reader } = source();
    expect(await pass(1)).toBe(1);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await pass(2)).toBe(2);
    reader.releaseLock();
  });

  it('is given back to the service when its reader leaves', async () => {
    const cancelled = jest.fn();
    const reader = withIdleLimit(new ReadableStream({ cancel: cancelled }), 100).getReader();
    await reader.cancel('left');
    expect(cancelled).toHaveBeenCalledWith('left');
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
