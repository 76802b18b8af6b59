import { env } from '@/bff/config/env';
import { hasDemoOutbox } from '@/bff/config/sms';
import { jsonResponse } from '@/bff/http/response';
import type { Incoming } from '@/bff/http/incoming';
import { refusals } from '@/bff/http/refusals/refusal';
import { embeddedBackend } from '@/bff/upstream/transport/embedded';
import { outboxPath, outboxSchema, type OutgoingMessage } from '@/lib/contract/outbox';

/** The messages that would have been sent, the newest first; undefined unless the embedded demo runs. */
export async function readOutbox(settings = env()): Promise<OutgoingMessage[] | undefined> {
  if (!hasDemoOutbox(settings)) return undefined;
  const answer = await embeddedBackend.send(new Request(embeddedBackend.base + outboxPath));
  if (!answer.ok) throw refusals.unavailable();
  return outboxSchema.parse(await answer.json());
}

/** `GET /bff/dev/outbox`, for scripts and tests as well: it holds nothing that its page does not show. */
export async function showOutbox({ traceId }: Incoming): Promise<Response> {
  const messages = await readOutbox();
  if (!messages) throw refusals.notFound();
  return jsonResponse(messages, { traceId });
}
