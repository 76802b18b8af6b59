/**
 * A place in the order of changes: the transaction that told it, its row, and the part of the row (each kind of event is one).
 * Transactions count in the order in which readers take them, see queries/changes.ts.
 */
export type Cursor = { xid: bigint; id: bigint; part: number; at: number };

const pattern = /^(\d{1,19})\.(\d{1,18})\.(\d)\.(\d{1,15})$/;

/**
 * The place as clients keep it.
 *
 * @example
 * versionOf({ xid: 748n, id: 12n, part: 1, at: 1763431620000 }) //=> '748.12.1.1763431620000'
 */
export const versionOf = ({ xid, id, part, at }: Cursor): string => `${xid}.${id}.${part}.${at}`;

/** What {@link versionOf} wrote; undefined for anything else. */
export function readVersion(version: string): Cursor | undefined {
  const [, xid, id, part, at] = pattern.exec(version) ?? [];
  if (xid === undefined || id === undefined) return undefined;
  return { xid: BigInt(xid), id: BigInt(id), part: Number(part), at: Number(at) };
}

export function isAfter(one: Cursor, other: Cursor): boolean {
  if (one.xid !== other.xid) return one.xid > other.xid;
  if (one.id !== other.id) return one.id > other.id;
  return one.part > other.part;
}
