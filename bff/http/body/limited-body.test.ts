import { z } from 'zod';
import { proxy } from '@/bff/proxy/proxy';
import { limits } from '@/lib/domain/limits/limits';
import { browserCall, cookieOf, sessionOf, testGateway } from '@/test/bff/test-gateway';
import type { Handler } from '../incoming';
import { newResponse } from '../response';
import { readJson } from './read-json';

const readsItself: Handler = async ({ request, traceId }) => {
  await readJson(request, z.object({}));
  return newResponse(null, { traceId });
};

/** The ways in which a body is read: passed on to the service, read before that, and read by a call of the BFF's own. */
const readers: { reader: string; path: string; handler: Handler }[] = [
  { reader: 'passed on', path: '/api-meeting/api/user/v2/meetings/actions/schedule', handler: proxy },
  { reader: 'read on the way', path: '/api-auth/api/client/slidingCaptchas', handler: proxy },
  { reader: 'read here', path: '/session/identity', handler: readsItself },
];

const brokenOff = (text: string) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.from(text)),
    pull: (controller) => controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
  });

/** Sends a body, and lists the refusals and whatever else was logged. */
async function send(body: BodyInit, { path, handler }: (typeof readers)[number]) {
  const [refused, log] = [jest.fn(), { info: jest.fn(), warn: jest.fn(), error: jest.fn() }];
  const kit = testGateway({}, { log, refused });
  const headers = { 'content-type': 'application/json' };
  const cookie = await cookieOf(sessionOf(), kit.gateway);
  const call = browserCall(`/bff${path}`, { method: 'POST', cookie, headers });
  const { status } = await kit.send(new Request(call, { body, duplex: 'half' } as RequestInit), handler);
  const lines = [...log.info.mock.calls, ...log.warn.mock.calls, ...log.error.mock.calls];
  return { status, lines, refused: refused.mock.calls.map(([{ status }]) => status as number) };
}

describe.each(readers)('[S37] [S58] a bad body that is $reader', (reader) => {
  it('is the mistake of its caller when it breaks off: one refusal with 400, and nothing else in the log', async () => {
    expect(await send(brokenOff('{"subject":'), reader)).toEqual({ status: 400, lines: [], refused: [400] });
  });

  it('is the same when it is nested too deep', async () => {
    const depth = limits.jsonDepth + 1;
    const body = '['.repeat(depth) + ']'.repeat(depth);
    expect(await send(body, reader)).toEqual({ status: 400, lines: [], refused: [400] });
  });
});
