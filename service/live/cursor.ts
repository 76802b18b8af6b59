/**
 * A place in the order of changes: the transaction and its outbox row. Transactions count in the order in which readers take
 * them, see `outbox-changes.ts`.
 */
export type Cursor = { xid: bigint; id: bigint; at: number };

const pattern = /^(\d{1,19})\.(\d{1,18})\.(\d{1,15})$/;

/**
 * The place as clients keep it.
 *
 * @example
 * versionOf({ xid: 748n, id: 12n, at: 1763431620000 }) //=> '748.12.1763431620000'
 */
export const versionOf = ({ xid, id, at }: Cursor): string => `${xid}.${id}.${at}`;

/** Parses the output of {@link versionOf}; undefined for anything else. */
export function readVersion(version: string): Cursor | undefined {
  const [, xid, id, at] = pattern.exec(version) ?? [];
  if (xid === undefined || id === undefined) return undefined;
  return { xid: BigInt(xid), id: BigInt(id), at: Number(at) };
}

export function isAfter(one: Cursor, other: Cursor): boolean {
  if (one.xid !== other.xid) return one.xid > other.xid;
  return one.id > other.id;
}
