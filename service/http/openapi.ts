import { Hono } from 'hono';
import { openApiDocument } from '@/lib/contract/openapi';
import type { ServiceEnv } from '../kernel/environment';

let document: string | undefined;

/** `/openapi.json`, generated from the endpoint table at the first request. */
export const openApi = (): Hono<ServiceEnv> =>
  new Hono<ServiceEnv>().get('/openapi.json', (context) => {
    document ??= JSON.stringify(openApiDocument());
    return context.body(document, 200, { 'content-type': 'application/json; charset=utf-8' });
  });
