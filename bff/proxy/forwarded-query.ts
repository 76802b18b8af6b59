import { z } from 'zod';
import type { EndpointRow } from '@/bff/upstream/rows/endpoint-rows';

/** The token travels in a header; a browser has none to put here. */
const neverForwarded = new Set(['access_token']);

/** The parameters that the row names; unknown ones such as `_method` are dropped (S32). */
export function forwardedQuery(params: URLSearchParams, { query }: Pick<EndpointRow, 'query'>): string {
  const names = query instanceof z.ZodObject ? Object.keys(query.shape) : [];
  const forwarded = [...params].filter(([name]) => names.includes(name) && !neverForwarded.has(name));
  return forwarded.length > 0 ? `?${new URLSearchParams(forwarded)}` : '';
}
