import { z } from 'zod';
import type { EndpointRow } from '@/bff/upstream/rows/endpoint-rows';

/** A browser has no token to put there; the service reads it from the header. */
const neverForwarded = new Set(['access_token']);

/** The query as the row names it; unknown names such as `_method` stay behind (S32). */
export function forwardedQuery(given: URLSearchParams, { query }: Pick<EndpointRow, 'query'>): string {
  const names = query instanceof z.ZodObject ? Object.keys(query.shape) : [];
  const kept = [...given].filter(([name]) => names.includes(name) && !neverForwarded.has(name));
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
}
