import { decodeSegment } from './decode-segment';
import { endpointRows, type EndpointRow } from './endpoint-rows';

type Node = {
  literals: Map<string, Node>;
  parameter?: Node;
  rows: Map<string, EndpointRow>;
};

export type EndpointMatch =
  | { kind: 'row'; row: EndpointRow; params: Record<string, string> }
  /** The path is ambiguous, so it matches no row (S31). */
  | { kind: 'unsafe' }
  | { kind: 'unknown' }
  | { kind: 'method'; allow: string[] };

const newNode = (): Node => ({ literals: new Map(), rows: new Map() });
const segmentsOf = (path: string) => path.slice(1).split('/');
const isParameter = (segment: string) => segment.startsWith('{');

function buildTree(rows: readonly EndpointRow[]): Node {
  const root = newNode();
  for (const row of rows) {
    let node = root;
    for (const segment of segmentsOf(row.template)) {
      if (isParameter(segment)) {
        node = node.parameter ??= newNode();
      } else {
        const next = node.literals.get(segment) ?? newNode();
        node.literals.set(segment, next);
        node = next;
      }
    }
    node.rows.set(row.method, row);
  }
  return root;
}

const tree = buildTree(endpointRows);

/** Finds the row for a method and a raw, still encoded path. Literals win over parameters. */
export function matchEndpoint(method: string, rawPath: string): EndpointMatch {
  const segments = segmentsOf(rawPath).map(decodeSegment);
  if (!segments.every((segment) => segment !== undefined)) return { kind: 'unsafe' };
  const nodes = [...nodesAt(tree, segments)];
  for (const { rows } of nodes) {
    const row = rows.get(method);
    if (row) return { kind: 'row', row, params: paramsOf(row.template, segments) };
  }
  const allow = new Set(nodes.flatMap(({ rows }) => [...rows.keys()]));
  return allow.size > 0 ? { kind: 'method', allow: [...allow].sort() } : { kind: 'unknown' };
}

function* nodesAt(node: Node, [segment, ...rest]: string[]): Generator<Node> {
  if (segment === undefined) {
    if (node.rows.size > 0) yield node;
    return;
  }
  const literal = node.literals.get(segment);
  if (literal) yield* nodesAt(literal, rest);
  if (node.parameter) yield* nodesAt(node.parameter, rest);
}

function paramsOf(template: string, segments: string[]): Record<string, string> {
  const pairs = segmentsOf(template).flatMap((part, index) =>
    isParameter(part) ? [[part.slice(1, -1), segments[index] ?? '']] : [],
  );
  return Object.fromEntries(pairs);
}
