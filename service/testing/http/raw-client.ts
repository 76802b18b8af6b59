import type { Db } from '../builders/db';
import { testService, type TestServiceOptions } from './test-service';

export type RawCall = { headers?: Record<string, string>; json?: unknown; body?: BodyInit };
export type RawAnswer = { status: number; headers: Headers; body: Record<string, unknown> };

/**
 * The service over a test database, sent exactly what a test says: for requests that the typed client would not make.
 *
 * @example
 * const send = rawClient(store.db);
 * await send('POST /api-meeting/api/user/staff-choices', { headers, body: '{' }); //=> { status: 400, … }
 */
export function rawClient(db: Db, options?: TestServiceOptions) {
  const service = testService(db, options);
  return async (request: string, { headers, json, body }: RawCall = {}): Promise<RawAnswer> => {
    const [method, address = ''] = request.split(' ');
    const response = await service.request(address, {
      method,
      headers: { ...(json !== undefined && { 'content-type': 'application/json' }), ...headers },
      body: json === undefined ? body : JSON.stringify(json),
    });
    const text = await response.text();
    const parsed: unknown = text === '' ? {} : JSON.parse(text);
    return { status: response.status, headers: response.headers, body: parsed as Record<string, unknown> };
  };
}
