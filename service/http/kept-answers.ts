import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { thisMinute } from '@/lib/domain/free-now';
import type { Deps } from '../deps';
import type { Scope } from './authenticate';

/** What nobody told, rooms that an operator changed by hand, is seen after so long. */
const keptForMs = 10_000;
const mostCompanies = 100;
/** Milliseconds since any moment, which no change of the machine's clock moves. */
export type Stopwatch = { now(): number };
/** Of all companies, measured as JSON with their names: a busy day of thirty rooms is 70 kB of it, and some three times as much in memory. */
const mostJsonLength = 16 * 1024 * 1024;
const mostAnswers = 10_000;

/** https://www.postgresql.org/docs/current/errcodes-appendix.html: no table, no right to it, locked. */
const outboxIsOut = ['42P01', '42501', '55P03'];

/** What was read of a company since a snapshot of its database, for as long as its outbox tells of nothing else. */
type Edition = {
  id: number;
  companyId: string;
  /** `pg_current_snapshot()` of before the first reading. */
  snapshot: string;
};

/** What the database says of an edition that it was asked about. */
type Checked = {
  company_id: string | null;
  snapshot?: string | undefined;
  is_unchanged?: boolean | undefined;
};

/** Asks about a snapshot: `null` where there is none yet, `undefined` to leave the question out. */
type Ask<Row> = (since: string | null | undefined) => Promise<Row | undefined>;

/**
 * What the pages of a company have in common is read once, until something changes there. Each page asks, with whose it is, whether
 * the outbox holds anything that the snapshot did not show; so no page is older than what had been committed when it began,
 * by this process or another one (ADR 42).
 */
export class KeptAnswers {
  readonly #latest: LRUCache<string, Edition>;
  readonly #answers: LRUCache<string, object>;
  readonly #ofPages = new WeakMap<object, Edition>();
  readonly #logger: Pick<Logger, 'warn'>;
  readonly #stopwatch: Stopwatch;
  #editions = 0;
  #restsUntil = 0;

  constructor(logger: Pick<Logger, 'warn'>, stopwatch: Stopwatch = performance) {
    this.#logger = logger;
    this.#stopwatch = stopwatch;
    this.#latest = new LRUCache({ max: mostCompanies, ttl: keptForMs, ttlResolution: 0, perf: stopwatch });
    this.#answers = new LRUCache({
      max: mostAnswers,
      maxSize: mostJsonLength,
      sizeCalculation: (answer, name) => JSON.stringify(answer).length + name.length,
      ttl: keptForMs,
      perf: stopwatch,
      // Names and subjects go when they are no longer of use, not when somebody asks again.
      ttlAutopurge: true,
    });
  }

  /**
   * Asks for a page whose it is, and with that what may be used again for it. A page can do without the outbox (R19): where PostgreSQL
   * cannot look there, it is asked without, and for a while by nobody.
   */
  async check<Row extends Checked>(
    page: object,
    companyId: string | null,
    ask: Ask<Row>,
  ): Promise<Row | undefined> {
    if (companyId === null || this.#stopwatch.now() < this.#restsUntil) return ask(undefined);
    const known = this.#latest.get(companyId);
    try {
      const row = await ask(known?.snapshot ?? null);
      if (row) this.#settle(page, known, row);
      return row;
    } catch (error) {
      if (!isAboutOutbox(error)) throw error;
      this.#restsUntil = this.#stopwatch.now() + keptForMs;
      const row = await ask(undefined);
      this.#logger.warn({ err: error }, 'the outbox cannot be asked: pages keep nothing for a while');
      return row;
    }
  }

  #settle(
    page: object,
    asked: Edition | undefined,
    { company_id: companyId, snapshot, is_unchanged }: Checked,
  ) {
    if (companyId === null || snapshot === undefined) return;
    if (asked?.companyId === companyId && is_unchanged) {
      this.#ofPages.set(page, asked);
      return;
    }
    const latest = this.#latest.get(companyId);
    const isKnown = latest?.snapshot === snapshot;
    const edition = isKnown ? latest : { id: (this.#editions += 1), companyId, snapshot };
    // Another page may have been quicker, with a younger snapshot.
    if (!isKnown && latest === asked) this.#latest.set(companyId, edition);
    this.#ofPages.set(page, edition);
  }

  /** What was read under a name for the edition of a page, or is read now. */
  async answer<T extends object>(
    page: object,
    { companyId, name, read }: { companyId: string; name: string; read: () => Promise<T> },
  ): Promise<T> {
    const edition = this.#ofPages.get(page);
    if (edition?.companyId !== companyId) return read();
    const place = `${edition.id} ${name}`;
    const known = this.#answers.get(place);
    if (known) return known as T;
    const answer = await read();
    this.#answers.set(place, answer);
    return answer;
  }
}

/** By shape and not by class: errors may come from another realm. */
const isAboutOutbox = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && outboxIsOut.includes(String(error.code));

/** A call that may be one of a page's. */
export type Asking = { deps: Deps; scope: Scope; page: object | undefined };

type Reading<T> = {
  /** Who gets the same: everybody of the company, or the caller alone. */
  whose: 'company' | 'caller';
  /** What is read, with everything that it depends on beside who asks and the minute. */
  key: string;
  read: () => Promise<T>;
};

/**
 * Reads something of the caller's company for a page, or takes what was read of it before in this minute: with the next one a meeting may
 * have begun. Nobody may change what is answered. Readings that are under way are not shared: one that hangs would hang for all.
 */
export async function keptAnswer<T extends object>(
  { deps, scope, page }: Asking,
  { whose, key, read }: Reading<T>,
): Promise<T> {
  if (!page) return read();
  const { beginTime: minute } = thisMinute(deps.clock.now());
  const { companyId, staffId, departmentId, timeZone } = scope;
  const reader = whose === 'company' ? 'everybody' : [staffId, departmentId, timeZone].join(' ');
  return deps.kept.answer(page, { companyId, name: `${minute} ${reader} ${key}`, read });
}
