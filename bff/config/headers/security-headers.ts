import type { Env } from '../env';

/**
 * The headers of every answer of the product (S51). A page's own policy replaces the one here; everything else is data and
 * may never run, not even when a browser navigates to it.
 */
export function securityHeaders({
  PUBLIC_ORIGIN,
  EMBED_ORIGINS,
}: Pick<Env, 'PUBLIC_ORIGIN' | 'EMBED_ORIGINS'>): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
    // This header cannot list origins; where frames are allowed, `frame-ancestors` alone decides (S42).
    ...(EMBED_ORIGINS.length === 0 && { 'x-frame-options': 'DENY' }),
    ...(PUBLIC_ORIGIN.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}
