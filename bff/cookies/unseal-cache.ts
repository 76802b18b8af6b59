import { LRUCache } from 'lru-cache';

/**
 * The unsealed data of the most recently used seals, by the seal and its keys. Unsealing derives two keys, which costs more than
 * the rest of a call of the BFF, and a browser sends the same two seals with each request. Only a seal that did open may be
 * set, so that nobody without a seal of ours can push others out.
 */
export const unsealCache = <Unsealed extends object>(max: number) => new LRUCache<string, Unsealed>({ max });
