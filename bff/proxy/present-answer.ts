import { newResponse, jsonResponse } from '@/bff/http/response';
import type { Incoming } from '@/bff/http/incoming';
import type { ServiceAnswer } from '@/bff/upstream/call-service';
import { announcedLength, lengthHeader, ofLength } from './announced-length';
import { safeDisposition } from './safe-disposition';

/** The forwarded headers of a stream. Its encoding belongs to the connection, and its length is held to (S34, CVE-2026-119348). */
const streamHeaders = ['accept-ranges', 'content-range', 'content-type'];

/** Types that a browser may show; everything else is a download (S53). */
const inlineTypes = /^(image\/(png|jpeg|gif|webp)|application\/pdf|text\/event-stream)\s*(;|$)/i;

export function presentAnswer(service: ServiceAnswer, { traceId }: Pick<Incoming, 'traceId'>): Response {
  const { status } = service;
  if (service.kind === 'json') return jsonResponse(service.body, { traceId, status });
  const { headers: received } = service;
  const length = announcedLength(received);
  const inline = inlineTypes.test(received.get('content-type') ?? '');
  const headers = {
    ...Object.fromEntries(streamHeaders.map((name) => [name, received.get(name) ?? undefined])),
    ...(!inline && { 'content-type': 'application/octet-stream' }),
    [lengthHeader]: length?.toString(),
    // Compression and buffering delay the pieces of a stream: Next compresses by default, nginx buffers.
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'content-disposition': safeDisposition(received.get('content-disposition'), { inline }),
  };
  const body = length === undefined ? service.body : service.body && ofLength(service.body, length);
  return newResponse(body, { traceId, status, headers });
}
