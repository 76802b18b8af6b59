import { answer, jsonAnswer } from '@/bff/http/answer';
import type { Incoming } from '@/bff/http/incoming';
import type { ServiceAnswer } from '@/bff/upstream/call-service';

/** What a stream may say of itself. Length and encoding are the connection's own affair (S34, CVE-2026-119348). */
const streamHeaders = ['accept-ranges', 'content-disposition', 'content-range', 'content-type'];

/** Types that a browser may show; everything else is a download, whatever the service calls it (S53). */
const inlineTypes = /^(image\/(png|jpeg|gif|webp)|application\/pdf|text\/event-stream)\s*(;|$)/i;

export function presentAnswer(service: ServiceAnswer, { traceId, gateway }: Incoming): Response {
  const { publicOrigin } = gateway;
  const { status } = service;
  if (service.kind === 'json') return jsonAnswer(service.body, { publicOrigin, traceId, status });
  const headers = Object.fromEntries(
    streamHeaders.map((name) => [name, service.headers.get(name) ?? undefined]),
  );
  if (!inlineTypes.test(headers['content-type'] ?? '')) {
    headers['content-type'] = 'application/octet-stream';
    headers['content-disposition'] ??= 'attachment';
  }
  return answer(service.body, { publicOrigin, traceId, status, headers });
}
