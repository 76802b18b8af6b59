import { tabStorage } from '@/lib/client/storage/web-storage';
import { freedLimits } from '@/lib/domain/limits/freed-limits';
import type { BookingDraft } from '@/lib/query/booking-keys';
import type { RoomFilter } from '@/lib/query/room-keys';

export type VainSubject =
  /** No room was free at the time. */
  | { filter: RoomFilter & { freeFrom: number; freeTo: number } }
  /** The rooms of a booking were taken. */
  | { draft: BookingDraft; roomNames: string };

/** A search without a result, and its time. */
export type VainSearch = VainSubject & { storedAt: number };

export const beginOf = (search: VainSubject): number =>
  'filter' in search ? search.filter.freeFrom : search.draft.beginTime;

const keyOf = (search: VainSubject) => JSON.stringify('filter' in search ? search.filter : search.draft);

const isSame = (one: VainSubject, other: VainSubject) => keyOf(one) === keyOf(other);

/** The searches that are still of use: young enough, and their time is yet to come. */
export const usefulSearches = (searches: readonly VainSearch[], now: number): VainSearch[] =>
  searches.filter((search) => now - search.storedAt < freedLimits.rememberMs && beginOf(search) > now);

/** The searches with one more, the newest first; the same search counts once. */
export const withSearch = (searches: readonly VainSearch[], added: VainSearch): VainSearch[] =>
  [added, ...searches.filter((search) => !isSame(search, added))].slice(0, freedLimits.searches);

export const withoutSearch = (searches: readonly VainSearch[], gone: VainSubject): VainSearch[] =>
  searches.filter((search) => !isSame(search, gone));

const storageKey = (staffId: string) => `vain-searches.${staffId}`;

export function readSearches(staffId: string): VainSearch[] {
  const stored = tabStorage.getJson(storageKey(staffId));
  return Array.isArray(stored) ? stored.filter(isSearch).slice(0, freedLimits.searches) : [];
}

export function writeSearches(staffId: string, searches: readonly VainSearch[]): void {
  if (searches.length === 0) tabStorage.remove(storageKey(staffId));
  else tabStorage.set(storageKey(staffId), JSON.stringify(searches));
}

function isSearch(value: unknown): value is VainSearch {
  if (typeof value !== 'object' || value === null) return false;
  const { storedAt, filter, draft } = value as Record<string, unknown>;
  const subject = (filter ?? draft) as Record<string, unknown> | undefined;
  const begin = filter ? subject?.['freeFrom'] : subject?.['beginTime'];
  return typeof storedAt === 'number' && typeof begin === 'number';
}
