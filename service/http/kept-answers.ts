import { LRUCache } from 'lru-cache';
import { thisMinute } from '@/lib/domain/free-now';
import type { Deps } from '../deps';
import type { Scope } from './authenticate';

/** What nobody told, rooms that an operator changed by hand, is seen after so long. */
const keptForMs = 10_000;
const mostCompanies = 100;
const mostAnswersOfCompany = 200;

/** What was read of a company since a snapshot of its database, for as long as its outbox tells of nothing else. */
export type Edition = {
  companyId: string;
  /** `pg_current_snapshot()` of before the first reading. */
  snapshot: string;
  answers: LRUCache<string, object>;
};

type Checked = { companyId: string; snapshot: string; isUnchanged: boolean };

/**
 * What the pages of a company have in common is read once, until something changes there. Each page asks, with whose it is, whether
 * the outbox holds anything that the snapshot did not show; so no page is older than what had been committed when it began,
 * by this process or another one.
 */
export class KeptAnswers {
  readonly #latest = new LRUCache<string, Edition>({ max: mostCompanies, ttl: keptForMs, ttlResolution: 0 });
  readonly #ofPages = new WeakMap<object, Edition>();

  /** What to ask the outbox about. */
  latest(companyId: string | null): Edition | undefined {
    return companyId === null ? undefined : this.#latest.get(companyId);
  }

  /** Gives a page what may be used for it: `asked`, or a new edition where that has changed. */
  settle(page: object, asked: Edition | undefined, { companyId, snapshot, isUnchanged }: Checked): void {
    const isCurrent = asked?.companyId === companyId && isUnchanged;
    const edition = isCurrent ? asked : anEdition(companyId, snapshot);
    if (!isCurrent) this.#latest.set(companyId, edition);
    this.#ofPages.set(page, edition);
  }

  ofPage(page: object): Edition | undefined {
    return this.#ofPages.get(page);
  }
}

const anEdition = (companyId: string, snapshot: string): Edition => ({
  companyId,
  snapshot,
  answers: new LRUCache({ max: mostAnswersOfCompany }),
});

type Asking = { deps: Deps; scope: Scope; page: object | undefined };

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
  const edition = page && deps.kept.ofPage(page);
  if (edition?.companyId !== scope.companyId) return read();
  const { beginTime: minute } = thisMinute(deps.clock.now());
  const place = `${minute} ${whose === 'caller' ? scope.staffId : 'everybody'} ${key}`;
  const known = edition.answers.get(place);
  if (known) return known as T;
  const answer = await read();
  edition.answers.set(place, answer);
  return answer;
}
