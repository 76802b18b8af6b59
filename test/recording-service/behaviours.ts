import { setTimeout as delay } from 'node:timers/promises';
import type { Behaviour, RecordingService } from './recording-service';

type Extras = { status?: number; headers?: Record<string, string | string[]> };

/** Answers in the contract's way. */
export const answerJson = (body: unknown, { status = 200, headers }: Extras = {}): Behaviour =>
  answerText(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

export const answerText =
  (body: string | Buffer, { status = 200, headers }: Extras = {}): Behaviour =>
  (_, response) =>
    response.writeHead(status, headers).end(body);

export const failWith = (status: number, code = status * 1_000, headers?: Extras['headers']): Behaviour =>
  answerJson({ code, message: `told ${code}`, traceId: 'of the service' }, { status, headers });

/** Accepts the call and says nothing, for good. */
export const hang: Behaviour = () => undefined;

/** Begins an answer and sends one byte of it at a time. */
export const drip =
  ({ everyMs }: { everyMs: number }): Behaviour =>
  async (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    while (!response.destroyed) {
      response.write(' ');
      await delay(everyMs);
    }
  };

/** Breaks the connection instead of answering. */
export const reset: Behaviour = (_, response) => response.socket?.resetAndDestroy();

/** Lets the service behind do what it is asked, and breaks the connection before it can say so (R13). */
export const resetAfterDoing =
  ({ truth }: Pick<RecordingService, 'truth'>): Behaviour =>
  async (call, response) => {
    await truth(call);
    response.socket?.resetAndDestroy();
  };

/** Announces a long body, sends its beginning and breaks off. */
export const cutShort =
  (beginning: string): Behaviour =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100000' });
    response.write(beginning, () => response.socket?.resetAndDestroy());
  };

/** Whatever it is, HTTP or not. */
export const rawBytes =
  (bytes: string | Buffer): Behaviour =>
  (_, response) =>
    response.socket?.end(bytes);

/** Does what it did, later. */
export const after =
  (ms: number, behaviour: Behaviour): Behaviour =>
  async (call, response) => {
    await delay(ms);
    await behaviour(call, response);
  };

/** Does and says what the service behind does. */
export const forward =
  ({ truth }: Pick<RecordingService, 'truth'>): Behaviour =>
  async (call, response) => {
    const answer = await truth(call);
    const headers = { 'content-type': answer.headers.get('content-type') ?? 'application/json' };
    response.writeHead(answer.status, headers).end(await answer.text());
  };

/** A slow service. */
export const forwardAfter = (ms: number, way: Pick<RecordingService, 'truth'>): Behaviour =>
  after(ms, forward(way));
