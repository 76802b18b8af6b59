import type { Changed } from './thing';

/** A row refers to its parent, which has to be there before. Only rows of the same import are put in order. */
export function parentsFirst(changed: readonly Changed[]): Changed[] {
  const byCode = new Map(changed.map((each) => [each.code, each]));
  const ordered = new Set<Changed>();
  for (const each of changed) {
    const chain: Changed[] = [];
    for (
      let next: Changed | undefined = each;
      next !== undefined && !ordered.has(next) && !chain.includes(next);
      next = byCode.get(String(next.values.parent))
    )
      chain.unshift(next);
    for (const next of chain) ordered.add(next);
  }
  return [...ordered];
}
