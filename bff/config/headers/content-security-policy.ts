import { randomBytes } from 'node:crypto';
import type { Env } from '../env';
import { thirdPartySources, type PolicyPage } from './third-party-sources';

/** 128 bits, the minimum of CSP 3. */
export const newNonce = (): string => randomBytes(16).toString('base64');

type PolicyOptions = PolicyPage & { nonce: string; env: Env };

/** The policy of a page: the sources that it may load and run (S50), and the sites that may frame it (S42). */
export function contentSecurityPolicy({ nonce, env, ...page }: PolicyOptions): string {
  const dev = env.NODE_ENV !== 'production';
  const thirdParties = thirdPartySources(page, env);
  const directives = {
    'default-src': ["'self'"],
    // Next's dev server evaluates code and writes styles without a nonce.
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'", ...(dev ? ["'unsafe-eval'"] : [])],
    'style-src': ["'self'", dev ? "'unsafe-inline'" : `'nonce-${nonce}'`, ...thirdParties.styles],
    // MUI sets a few style attributes on elements that it renders on the server.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...thirdParties.images],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...thirdParties.calls],
    'frame-src': orNone(thirdParties.frames),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': orNone(env.EMBED_ORIGINS),
    // Not report-to: a browser that supports it ignores report-uri, and then reports late or, without the user's consent, never.
    'report-uri': ['/bff/csp-reports'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

const orNone = (origins: string[]) => (origins.length > 0 ? origins : ["'none'"]);
