import type { Hono } from 'hono';
import { type Api, createApi } from '@/lib/client/api';
import type { TestStaff } from '../builders/a-staff';
import type { ServiceEnv } from '../../kernel/environment';
import type { Db } from '../builders/db';
import { testService, type TestServiceOptions } from './test-service';

/**
 * The service over a test database. The result gives the typed client of a person; without one, a stranger's.
 *
 * @example
 * const as = serviceApi(store.db);
 * await as(staff)('GET /api-meeting/api/user/rooms/{id}', { params: { id } }); // rejects with ApiError { code: 404000 }
 */
export function serviceApi(db: Db, options?: TestServiceOptions): (person?: TestStaff) => Api {
  return apiOf(testService(db, options));
}

/** The same for a service that is there already. */
export function apiOf(service: Pick<Hono<ServiceEnv>, 'request'>): (person?: TestStaff) => Api {
  return (person) =>
    createApi(({ method, address, headers, body, signal }) => {
      for (const [name, value] of Object.entries(person?.headers ?? {})) headers.set(name, value);
      return Promise.resolve(service.request(address, { method, headers, body, signal }));
    });
}

/** The service as the calls of one page ask it. */
export function onePage(service: Pick<Hono<ServiceEnv>, 'request'>): Pick<Hono<ServiceEnv>, 'request'> {
  const bindings = { page: {} };
  return { request: (input, init) => service.request(input, init, bindings) };
}
