import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Database } from '../../db/database';
import { compareSnapshot, type ComparedSnapshot } from './compare-snapshot';
import { oncePerPage } from './once-per-page';

/** A change that reaches no outbox, such as a room that an operator edited by hand, shows after this long. */
const expiryMs = 10_000;
const maxCompanies = 100;
/**
 * The limit for all companies together, measured as JSON with their keys: a busy day of thirty rooms is 70 kB, and some three
 * times as much in memory.
 */
const maxJsonLength = 16 * 1024 * 1024;
const maxEntries = 10_000;

/** https://www.postgresql.org/docs/current/errcodes-appendix.html: no table, no right to it, locked. */
const outboxErrors = ['42P01', '42501', '55P03'];

/** The page that a call belongs to, if any, and the caller's company. */
export type CompanyReader = { page: object | undefined; companyId: string };

export type CompanyCache = {
  /**
   * Answers a query of a company's common data, from memory while its outbox holds no newer change (ADR 42). `key` names the
   * query with all that it depends on beside the company. Callers share the value and must not change it.
   */
  read<T extends object>(reader: CompanyReader, key: string, query: () => Promise<T>): Promise<T>;
};

/** Switches the cache off: every query is sent. */
export const noCompanyCache: CompanyCache = { read: (_reader, _key, query) => query() };

type Parts = { db: Kysely<Database>; logger: Pick<Logger, 'warn'> };

/** Replaceable in tests: the clock of the expiry, in milliseconds since any start, and the question to the outbox. */
type Overrides = {
  elapsed?: { now(): number };
  compare?: (companyId: string, since: string | undefined) => Promise<ComparedSnapshot>;
};

/**
 * Caches for pages of the same process what a whole company has in common. Each page compares the cached snapshot with the outbox once, so
 * no page is older than what was committed when it began, by this process or another one. Calls without a page read the store.
 */
export function createCompanyCache(
  { db, logger }: Parts,
  {
    elapsed = performance,
    compare = (companyId, since) => compareSnapshot(db, { companyId, since }),
  }: Overrides = {},
): CompanyCache {
  const snapshots = new LRUCache<string, string>({
    max: maxCompanies,
    ttl: expiryMs,
    ttlResolution: 0,
    perf: elapsed,
  });
  const entries = new LRUCache<string, object>({
    max: maxEntries,
    maxSize: maxJsonLength,
    sizeCalculation: (value, key) => JSON.stringify(value).length + key.length,
    ttl: expiryMs,
    ttlResolution: 0,
    // Names and subjects leave the memory with their expiry, not with the next reading.
    ttlAutopurge: true,
    perf: elapsed,
  });
  let pausedUntil = 0;

  /** The snapshot whose entries a page may use, or undefined where the outbox cannot be read: pages then do without it (R19). */
  async function currentSnapshot(companyId: string): Promise<string | undefined> {
    if (elapsed.now() < pausedUntil) return undefined;
    const cached = snapshots.get(companyId);
    try {
      const { snapshot, isUnchanged } = await compare(companyId, cached);
      if (cached !== undefined && isUnchanged) return cached;
      // A later page may have finished earlier, with a younger snapshot.
      if (snapshots.get(companyId) === cached) snapshots.set(companyId, snapshot);
      return snapshot;
    } catch (error) {
      if (!isOutboxError(error)) throw error;
      pausedUntil = elapsed.now() + expiryMs;
      logger.warn({ err: error }, 'the outbox cannot be read: pages go without the cache for a while');
      return undefined;
    }
  }

  async function readEntry<T extends object>(
    { page, companyId }: CompanyReader,
    key: string,
    query: () => Promise<T>,
  ) {
    const read = () => currentSnapshot(companyId);
    const snapshot = await oncePerPage(page, { key: `snapshot ${companyId}`, read });
    if (snapshot === undefined) return query();
    const entryKey = `${companyId} ${snapshot} ${key}`;
    const entry = entries.get(entryKey);
    if (entry) return entry as T;
    // Pending queries are not shared between pages: one that hangs would hang all of them.
    const value = await query();
    entries.set(entryKey, value);
    return value;
  }

  return {
    read(reader, key, query) {
      const { page, companyId } = reader;
      if (!page) return query();
      return oncePerPage(page, { key: `${companyId} ${key}`, read: () => readEntry(reader, key, query) });
    },
  };
}

/** Checked by shape and not by class: errors may come from another realm. */
const isOutboxError = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && outboxErrors.includes(String(error.code));
