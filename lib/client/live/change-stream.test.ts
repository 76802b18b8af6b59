import { ApiError } from '@/lib/client/failures/api-error';
import type { LiveChange } from '@/lib/contract/change';
import { liveChanges } from '@/lib/domain/limits/live-limits';
import { eventConnection, sentEvent } from '@/test/http/server-sent-events';
import { createChangeStream } from './change-stream';

type Connection = ReturnType<typeof eventConnection>;

const roomChange = (version: string): LiveChange => ({ kind: 'room', ids: ['r1'], version });
const changeLine = (version: string) => sentEvent('change', { id: version, data: roomChange(version) });
const refused = (status: number, retryAfterSeconds?: number) =>
  new ApiError({ status, code: status * 1_000, message: '', traceId: '', retryAfterSeconds });

/** A stream over prepared connections, one after the other; a failure is a refused connection. `opened` lists their cursors. */
function streamOf(answers: (Connection | Error | Response)[]) {
  const opened: (string | undefined)[] = [];
  const heard: unknown[] = [];
  const stream = createChangeStream({
    open: async ({ lastEventId }) => {
      const answer = answers[opened.length];
      opened.push(lastEventId);
      if (answer instanceof Error) throw answer;
      if (answer instanceof Response) return answer;
      return answer?.response ?? new Promise<Response>(() => undefined);
    },
    onChange: ({ version }) => heard.push(version),
    onGap: ({ first }) => heard.push(first ? 'begins' : 'gap'),
    onRefused: ({ status }) => heard.push(status),
  });
  return { stream, opened, heard };
}

const settle = () => jest.advanceTimersByTimeAsync(0);
const firstWaitMs = liveChanges.retryMs * 1.5;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the stream of changes', () => {
  it('[UX-02] tells each change as it comes, also in pieces, and takes nothing else for one', async () => {
    const connection = eventConnection();
    const { stream, heard } = streamOf([connection]);
    stream.start();
    stream.start();
    await settle();
    const line = changeLine('1');
    connection.send(': hello\n\n' + line.slice(0, 20));
    await settle();
    connection.send(line.slice(20) + 'event: other\ndata: {}\n\n' + changeLine('2'));
    await settle();
    expect(heard).toEqual(['begins', '1', '2']);
  });

  it('[UX-02] comes back behind the last change that it has heard', async () => {
    const [first, second] = [eventConnection(), eventConnection()];
    const { stream, opened, heard } = streamOf([first, second]);
    stream.start();
    await settle();
    first.send(changeLine('1') + changeLine('2'));
    await settle();
    first.break();
    await jest.advanceTimersByTimeAsync(firstWaitMs);
    second.send(changeLine('3'));
    await settle();
    expect(opened).toEqual([undefined, '2']);
    expect(heard).toEqual(['begins', '1', '2', '3']);
  });

  it.each([
    ['comes back without having heard of any change', '', undefined],
    ['is told so', changeLine('1') + sentEvent('reset', { id: '9' }), '9'],
    ['hears what it does not understand', sentEvent('change', { id: '9', data: { kind: 'x' } }), '9'],
    ['hears what is no JSON', 'event: change\nid: 9\ndata: {\n\n', '9'],
  ])('[UX-02] says that something may be missing when it %s', async (_, text, resumesBehind) => {
    const [first, second] = [eventConnection(), eventConnection()];
    const { stream, opened, heard } = streamOf([first, second]);
    stream.start();
    await settle();
    first.send(text);
    await settle();
    first.end();
    await jest.advanceTimersByTimeAsync(firstWaitMs);
    expect(opened).toEqual([undefined, resumesBehind]);
    expect(heard).toContain('gap');
  });

  it.each([401, 403, 409, 501])('[SESS-07] [R32] hands on a %i, and asks no more', async (status) => {
    const { stream, opened, heard } = streamOf([refused(status)]);
    stream.start();
    await jest.advanceTimersByTimeAsync(10 * liveChanges.retryMaxMs);
    expect(opened).toHaveLength(1);
    expect(heard).toEqual([status]);
  });

  it('[R31] waits longer each time that nothing answers, up to a limit, and never as long as others', async () => {
    const waits = async (chance: number) => {
      jest.spyOn(Math, 'random').mockReturnValue(chance);
      const { stream, opened } = streamOf(Array.from({ length: 20 }, () => refused(0)));
      const seen: number[] = [];
      stream.start();
      await settle();
      for (let failures = 1; failures <= 7; failures += 1) {
        let ms = 0;
        for (; opened.length === failures; ms += 250) await jest.advanceTimersByTimeAsync(250);
        seen.push(ms);
      }
      stream.stop();
      return seen;
    };
    expect(await waits(0)).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
    expect(await waits(0.5)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  });

  it('[R31] waits longer each time that it is greeted and told nothing', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    const connections = Array.from({ length: 4 }, () => eventConnection());
    const { stream, opened } = streamOf([...connections]);
    stream.start();
    for (const [failures, connection] of connections.entries()) {
      await settle();
      expect(opened).toHaveLength(failures + 1);
      connection.send(': hello\n\n');
      await settle();
      connection.end();
      await jest.advanceTimersByTimeAsync(liveChanges.retryMs * 2 ** failures - 1);
      expect(opened).toHaveLength(failures + 1);
      await jest.advanceTimersByTimeAsync(1);
    }
  });

  it.each([
    ['has told something', (connection: Connection) => connection.send(changeLine('1'))],
    [
      'has stood for a while',
      async (connection: Connection) => {
        await jest.advanceTimersByTimeAsync(liveChanges.provenMs);
        connection.send(':\n\n');
      },
    ],
  ])('[R31] waits as briefly as the first time once a stream %s', async (_, proves) => {
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    const connection = eventConnection();
    const { stream, opened } = streamOf([refused(0), refused(0), connection]);
    stream.start();
    await jest.advanceTimersByTimeAsync(3 * liveChanges.retryMs);
    await proves(connection);
    await settle();
    connection.end();
    await settle();
    await jest.advanceTimersByTimeAsync(liveChanges.retryMs);
    expect(opened).toHaveLength(4);
  });

  it('[UX-02] is tried at once when somebody looks at the page while it waits, and waits on when that fails', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    const { stream, opened } = streamOf(Array.from({ length: 9 }, () => refused(0)));
    stream.start();
    await jest.advanceTimersByTimeAsync(7 * liveChanges.retryMs);
    expect(opened).toHaveLength(4);
    stream.start();
    stream.start();
    await settle();
    expect(opened).toHaveLength(5);
    await jest.advanceTimersByTimeAsync(16 * liveChanges.retryMs - 1);
    expect(opened).toHaveLength(5);
    await jest.advanceTimersByTimeAsync(1);
    expect(opened).toHaveLength(6);
    stream.stop();
  });

  it('[R23] leaves alone whoever asks for it, also when somebody looks at the page', async () => {
    const { stream, opened } = streamOf([refused(503, 60)]);
    stream.start();
    await settle();
    stream.start();
    await jest.advanceTimersByTimeAsync(59_999);
    expect(opened).toHaveLength(1);
  });

  it('[R23] leaves alone whoever asks for it, for as long', async () => {
    const { stream, opened } = streamOf([refused(503, 60)]);
    stream.start();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(opened).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(firstWaitMs);
    expect(opened).toHaveLength(2);
  });

  it('[R23] waits for as long as the stream itself has asked', async () => {
    const connection = eventConnection();
    const { stream, opened } = streamOf([connection]);
    stream.start();
    await settle();
    connection.send('retry: 20000\n\n');
    await settle();
    connection.end();
    await jest.advanceTimersByTimeAsync(9_999);
    expect(opened).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(20_001);
    expect(opened).toHaveLength(2);
  });

  it('[R31] takes a connection without a byte for lost, and one with comments for alive', async () => {
    const [first, second] = [eventConnection(), eventConnection()];
    const { stream, opened } = streamOf([first, second]);
    stream.start();
    await settle();
    for (let count = 0; count < 5; count += 1) {
      await jest.advanceTimersByTimeAsync(liveChanges.silenceMs - 1);
      first.send(':\n\n');
      await settle();
    }
    expect(first.isCancelled()).toBe(false);
    await jest.advanceTimersByTimeAsync(liveChanges.silenceMs + firstWaitMs);
    expect(first.isCancelled()).toBe(true);
    expect(opened).toHaveLength(2);
  });

  it('[R31] takes the page of a network that wants a log-in for no stream', async () => {
    const page = () => new Response('<h1>Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } });
    const { stream, opened, heard } = streamOf([page(), page()]);
    stream.start();
    await jest.advanceTimersByTimeAsync(firstWaitMs);
    expect(opened).toHaveLength(2);
    expect(heard).toEqual([]);
  });

  it('[UX-02] is silent once it is stopped, and goes on where it was when it starts again', async () => {
    const [first, second] = [eventConnection(), eventConnection()];
    const { stream, opened, heard } = streamOf([first, second]);
    stream.start();
    await settle();
    first.send(changeLine('1'));
    await settle();
    stream.stop();
    await jest.advanceTimersByTimeAsync(10 * liveChanges.retryMaxMs);
    expect(first.isCancelled()).toBe(true);
    expect(opened).toHaveLength(1);
    stream.start();
    await settle();
    second.send(changeLine('2'));
    await settle();
    expect(opened).toEqual([undefined, '1']);
    expect(heard).toEqual(['begins', '1', '2']);
  });
});
