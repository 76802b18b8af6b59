import { newResponse, jsonResponse } from '@/bff/http/response';
import type { Incoming } from '@/bff/http/incoming';
import type { ServiceAnswer } from '@/bff/upstream/call-service';
import { safeDisposition } from './safe-disposition';

/** What a stream may say of itself. Length and encoding are the connection's own affair (S34, CVE-2026-119348). */
const streamHeaders = ['accept-ranges', 'content-range', 'content-type'];

/** Types that a browser may show; everything else is a download, whatever the service calls it (S53). */
const inlineTypes = /^(image\/(png|jpeg|gif|webp)|application\/pdf|text\/event-stream)\s*(;|$)/i;

export function presentAnswer(service: ServiceAnswer, { traceId }: Pick<Incoming, 'traceId'>): Response {
  const { status } = service;
  if (service.kind === 'json') return jsonResponse(service.body, { traceId, status });
  const { headers: given } = service;
  const inline = inlineTypes.test(given.get('content-type') ?? '');
  const headers = {
    ...Object.fromEntries(streamHeaders.map((name) => [name, given.get(name) ?? undefined])),
    ...(!inline && { 'content-type': 'application/octet-stream' }),
    // Whoever packs or collects a stream holds back its pieces: Next does by default, nginx too.
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'content-disposition': safeDisposition(given.get('content-disposition'), { inline }),
  };
  return newResponse(service.body, { traceId, status, headers });
}
