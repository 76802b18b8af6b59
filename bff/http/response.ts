import type { ApiError } from '@/lib/client/failures/api-error';

type ResponseOptions = {
  traceId: string;
  status?: number;
  /** Set-Cookie lines; only ours, those of the service are never passed on (S34). */
  cookies?: readonly string[];
  headers?: Record<string, string | undefined>;
};

/**
 * Every response of the BFF is built here from scratch: status, listed headers, body (S34). The listener adds the headers that
 * all responses of the product have in common (S11, S51).
 */
export function newResponse(body: BodyInit | null, options: ResponseOptions): Response {
  const { traceId, status = 200, cookies = [], headers: own = {} } = options;
  const headers = new Headers({ 'x-trace-id': traceId });
  for (const [name, value] of Object.entries(own)) if (value !== undefined) headers.set(name, value);
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(body, { status, headers });
}

/** A 303 to another address, which the browser loads with GET. */
export const redirectResponse = (location: string, options: Omit<ResponseOptions, 'status'>): Response =>
  newResponse(null, { ...options, status: 303, headers: { ...options.headers, location } });

export function jsonResponse(body: unknown, options: ResponseOptions): Response {
  if (body === undefined) return newResponse(null, { ...options, status: 204 });
  const headers = { ...options.headers, 'content-type': 'application/json; charset=utf-8' };
  return newResponse(JSON.stringify(body), { ...options, headers });
}

/** The contract's failure body, under the trace id of this request. */
export function failureResponse(error: ApiError, options: ResponseOptions): Response {
  const { status, code, message, data, retryAfterSeconds } = error;
  const headers = { ...options.headers, 'retry-after': retryAfterSeconds?.toString() };
  return jsonResponse({ code, message, data, traceId: options.traceId }, { ...options, status, headers });
}
