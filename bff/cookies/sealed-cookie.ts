import type { z } from 'zod';
import type { SessionContext } from '@/bff/session/session-context';
import { cookieName, readCookie, setCookie } from './cookies';
import { open, seal, type SealPurpose } from './seal';

/** A cookie that carries data of one shape under a seal of its own purpose (S03). */
export function sealedCookie<T extends z.ZodType>(purpose: SealPurpose, schema: T) {
  return {
    /** The data in a request's cookie; undefined when the cookie is absent, sent twice, forged or expired. */
    async read(headers: Headers, context: SessionContext): Promise<z.output<T> | undefined> {
      const cookie = readCookie(headers.get('cookie'), cookieName(purpose, context));
      if (typeof cookie === 'string') return undefined;
      const now = context.clock.now();
      const opened = await open(cookie.value, { purpose, keys: context.keys(), now });
      return 'data' in opened ? schema.safeParse(opened.data).data : undefined;
    },
    /** The Set-Cookie line that keeps the data for `lifeMs`. */
    async write(data: z.output<T>, lifeMs: number, context: SessionContext): Promise<string> {
      const expiresAt = context.clock.now() + lifeMs;
      const value = await seal({ purpose, expiresAt, data }, context.keys());
      const maxAgeSeconds = Math.max(0, Math.floor(lifeMs / 1_000));
      return setCookie(purpose, value, { ...context, maxAgeSeconds });
    },
  };
}
