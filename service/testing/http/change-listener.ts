import { createParser } from 'eventsource-parser';
import type { Hono } from 'hono';
import { changeEvents, type LiveChange, liveChangeSchema } from '@/lib/contract/change';
import type { ServiceEnv } from '../../kernel/environment';
import type { TestStaff } from '../builders/a-staff';

type Heard = { event: string | undefined; id: string | undefined; change: LiveChange | undefined };

export type ChangeListener = {
  status: number;
  headers: Headers;
  /** Everything that has come so far, but for the place that a stream begins with. */
  heard: Heard[];
  /** The last cursor received. */
  lastEventId(): string | undefined;
  /** Resolves once what was heard fulfils the condition; rejects when the stream ends before. */
  until(isEnough: (heard: Heard[]) => boolean): Promise<void>;
  /** Resolves with everything, as text, when the stream has ended. */
  ended: Promise<string>;
  leave(): void;
};

const isPlace = ({ change }: Heard) => change?.ids.length === 0;

/**
 * Opens the stream of changes as a person, and answers when it has told its place.
 *
 * @example
 * const listener = await listenToChanges(testService(store.db), person);
 * await listener.until((heard) => heard.length === 2);
 */
export function listenToChanges(
  service: Pick<Hono<ServiceEnv>, 'request'>,
  person: TestStaff,
  options: { lastEventId?: string } = {},
): Promise<ChangeListener> {
  const open = (headers: Record<string, string>, signal: AbortSignal) =>
    service.request('/api-meeting/api/user/changes', { headers: { ...person.headers, ...headers }, signal });
  return followChanges(async (...request) => open(...request), options);
}

type Open = (headers: Record<string, string>, signal: AbortSignal) => Promise<Response>;

/** The same for any way to the stream. */
export async function followChanges(
  open: Open,
  { lastEventId }: { lastEventId?: string } = {},
): Promise<ChangeListener> {
  const reader = new AbortController();
  const response = await open(
    lastEventId === undefined ? {} : { 'last-event-id': lastEventId },
    reader.signal,
  );
  const heard: Heard[] = [];
  let last = lastEventId;
  let isOver = false;
  let onNews: () => void = () => undefined;
  const parser = createParser({
    onEvent({ event, id, data }) {
      last = id ?? last;
      const change = event === changeEvents.change ? liveChangeSchema.parse(JSON.parse(data)) : undefined;
      const one = { event, id, change };
      if (!isPlace(one)) heard.push(one);
      onNews();
    },
  });
  const ended = readAll();
  const listener: ChangeListener = {
    status: response.status,
    headers: response.headers,
    heard,
    lastEventId: () => last,
    ended,
    leave: () => reader.abort(),
    async until(isEnough) {
      while (!isEnough(heard)) {
        if (isOver) throw new Error(`The stream ended after ${JSON.stringify(heard)}`);
        await new Promise<void>((resolve) => {
          onNews = resolve;
        });
      }
    },
  };
  if (response.ok) await listener.until(() => last !== undefined);
  return listener;

  async function readAll() {
    let text = '';
    const decoder = new TextDecoder();
    try {
      for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
        const piece = decoder.decode(chunk, { stream: true });
        text += piece;
        parser.feed(piece);
      }
    } catch (error) {
      // Cancelling a connection is reported as an error.
      if (!reader.signal.aborted) throw error;
    }
    isOver = true;
    onNews();
    return text;
  }
}
