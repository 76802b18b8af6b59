import type { Incoming } from '@/bff/http/incoming';
import { refusals } from '@/bff/http/refusals/refusal';
import { readCaptchaCookie } from './captcha-cookie';
import type { EndpointRow } from '@/bff/upstream/rows/endpoint-rows';

type Body = ReadableStream<Uint8Array> | undefined;
type Call = { row: EndpointRow; address: string; incoming: Incoming };

/**
 * Refuses a call that names the captcha session of another browser, before the service hears of it (S24); otherwise answers
 * the call's body. A body that may name a session is read for that, within its limits, and passed on unchanged.
 */
export async function checkCaptchaOwner(
  body: Body,
  { row, address, incoming }: Call,
): Promise<Body | Uint8Array<ArrayBuffer>> {
  if (row.captchaSession === 'query') {
    const { searchParams } = new URL(address, incoming.request.url);
    await assertOwn(searchParams.getAll('sessionId'), incoming);
  }
  if (row.captchaSession !== 'body' || !body) return body;
  const bytes = new Uint8Array(await new Response(body).arrayBuffer());
  await assertOwn(sessionIdsIn(bytes), incoming);
  return bytes;
}

function sessionIdsIn(bytes: Uint8Array): unknown[] {
  const { sessionId } = parsed(bytes);
  return sessionId === undefined ? [] : [sessionId];
}

function parsed(bytes: Uint8Array): { sessionId?: unknown } {
  try {
    const json: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof json === 'object' && json !== null) return json;
  } catch {
    // The refusal below answers it.
  }
  throw refusals.invalidBody();
}

async function assertOwn(named: readonly unknown[], { request, gateway }: Incoming): Promise<void> {
  if (named.length === 0) return;
  const own = await readCaptchaCookie(request.headers, gateway);
  if (named.some((sessionId) => sessionId !== own)) throw refusals.captchaForeign();
}
