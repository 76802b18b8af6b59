import type { Arrow } from './imports';

/** Nodes that reach each other, and one shortest way around through them. */
export type Circle = { nodes: string[]; way: Arrow[] };

/**
 * The circles of a graph: each set of nodes that all reach each other counts once, whatever the number of ways around.
 * `nameOf` says which node an end of an arrow belongs to; arrows within one node, or from or to none, do not count.
 */
export function circlesOf(
  arrows: readonly Arrow[],
  nameOf: (file: string) => string | undefined = (file) => file,
): Circle[] {
  const out = new Map<string, { to: string; arrow: Arrow }[]>();
  for (const arrow of arrows) {
    const [from, to] = [nameOf(arrow.from), nameOf(arrow.to)];
    if (from === undefined || to === undefined || from === to) continue;
    out.set(from, [...(out.get(from) ?? []), { to, arrow }]);
  }
  const reach = (start: string) => reachable(start, (node) => (out.get(node) ?? []).map(({ to }) => to));
  const reached = new Map([...out.keys()].map((node) => [node, reach(node)]));

  const placed = new Set<string>();
  const circles: Circle[] = [];
  for (const [node, itReaches] of reached) {
    if (placed.has(node) || !itReaches.has(node)) continue;
    const nodes = [...itReaches].filter((other) => reached.get(other)?.has(node)).sort();
    for (const each of nodes) placed.add(each);
    circles.push({ nodes, way: shortestWay(node, out) });
  }
  return circles;
}

/** The nodes behind a node; the node itself is among them when a way leads back. */
function reachable(start: string, next: (node: string) => string[]): Set<string> {
  const seen = new Set<string>();
  const open = next(start);
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    open.push(...next(node));
  }
  return seen;
}

function shortestWay(start: string, out: Map<string, { to: string; arrow: Arrow }[]>): Arrow[] {
  const seen = new Set<string>();
  let ways: { node: string; way: Arrow[] }[] = [{ node: start, way: [] }];
  while (ways.length > 0) {
    const longer = ways.flatMap(({ node, way }) =>
      (out.get(node) ?? []).map(({ to, arrow }) => ({ node: to, way: [...way, arrow] })),
    );
    const home = longer.find(({ node }) => node === start);
    if (home) return home.way;
    ways = longer.filter(({ node }) => !seen.has(node) && seen.add(node));
  }
  return [];
}
