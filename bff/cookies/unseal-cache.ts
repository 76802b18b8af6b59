import { LRUCache } from 'lru-cache';

/**
 * Opened seals, by the whole of what went in. Opening one derives two keys, which costs more than the rest of a call, and a
 * browser sends the same two cookies with each request. Only seals that did open are cached, so a caller without a seal of
 * ours evicts nothing.
 */
export const unsealCache = <Opened extends object>(max: number) => new LRUCache<string, Opened>({ max });
