import type { Query } from '@tanstack/react-query';
import type { LiveChange } from '@/lib/contract/change';

/**
 * The things that a query depends on, as part of its query options: it is read again when something of the kind changes (UX-02). Plain
 * values, because they travel with a page that the server has read.
 */
export type Follow = {
  kind: LiveChange['kind'];
  /** Only these; without them any of the kind. */
  ids?: readonly string[];
  /** The ids stand in the data, under these property names from the outside in; arrays are looked through. */
  idsAt?: readonly string[];
};

type FollowMeta = { follows?: readonly Follow[] };

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: FollowMeta;
  }
}

/** The ids that changed in some span of time, by kind. */
export type ChangedIds = Readonly<Record<LiveChange['kind'], ReadonlySet<string>>>;

/** Whether a reading may say something else since these changes. */
export const isAffected = ({ meta, state }: Pick<Query, 'meta' | 'state'>, changed: ChangedIds): boolean =>
  (meta?.follows ?? []).some(({ kind, ids, idsAt }) => {
    const changedIds = changed[kind];
    if (changedIds.size === 0) return false;
    if (ids) return ids.some((id) => changedIds.has(id));
    // A first reading that is under way may bring anything.
    if (idsAt === undefined || state.data === undefined) return true;
    return valuesAt(state.data, idsAt).some((id) => changedIds.has(String(id)));
  });

function valuesAt(data: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(data)) return data.flatMap((item) => valuesAt(item, path));
  const [name, ...rest] = path;
  if (name === undefined) return [data];
  return typeof data === 'object' && data !== null
    ? valuesAt((data as Record<string, unknown>)[name], rest)
    : [];
}
