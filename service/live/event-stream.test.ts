import { deadlines } from '@/lib/domain/limits/limits';
import { changeStream as limits } from '@/lib/domain/limits/live-limits';
import { eventStream } from './event-stream';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const stay = () => new AbortController().signal;
const decode = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

test('[UX-02] [R20] it is never silent for as long as whoever passes it on takes for dead', async () => {
  const { body } = eventStream(stay());
  const reader = body.getReader();
  await reader.read();
  for (let count = 0; count < 3; count += 1) {
    const next = reader.read();
    await jest.advanceTimersByTimeAsync(deadlines.streamIdleMs / 2);
    expect(decode((await next).value)).toBe(':\n\n');
  }
  await reader.cancel();
});

test.each([
  ['is not there any more', (caller: AbortController) => caller.abort()],
  ['reads no further', (_: AbortController, body: ReadableStream) => body.cancel()],
])('[UX-02] it ends, with all that it holds, when its reader %s', async (_, leave) => {
  const caller = new AbortController();
  const { body, over, send } = eventStream(caller.signal);
  expect(jest.getTimerCount()).toBe(1);
  await leave(caller, body);
  expect(over.aborted).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
  expect(() => send('data: 1\n\n')).not.toThrow();
});

test('[UX-02] it ends at once for somebody who has left before', async () => {
  const { body, over } = eventStream(AbortSignal.abort());
  expect(over.aborted).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
  expect(await new Response(body).text()).toMatch(/^:/);
});

test('[UX-02] it drops a reader who does not keep up, and keeps no more for him than its limit', async () => {
  const { body, over, send } = eventStream(stay());
  const piece = `data: ${'x'.repeat(1_000)}\n\n`;
  for (let sent = 0; sent < 4 * limits.bufferBytes; sent += piece.length) send(piece);
  expect(over.aborted).toBe(true);
  const text = await new Response(body).text();
  expect(text.length).toBeLessThan(limits.bufferBytes + piece.length);
  // What he gets is whole, so that he can go on behind it.
  expect(text.endsWith(piece)).toBe(true);
});
