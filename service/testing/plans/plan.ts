/** A node of `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON)`; counts of rows are means over the loops. */
export type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Conflict Arbiter Indexes'?: string[];
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
};

export type Plan = { statement: string; root: PlanNode };

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** The cost of a statement: pages of 8 kB, in memory or not. */
export const pagesOf = ({ root }: Plan): number => root['Shared Hit Blocks'] + root['Shared Read Blocks'];

export const indexesOf = ({ root }: Plan): string[] =>
  nodesOf(root).flatMap((node) => [
    ...(node['Index Name'] ? [node['Index Name']] : []),
    ...(node['Conflict Arbiter Indexes'] ?? []),
  ]);

/** Tables that were read from end to end. */
export const scannedTables = ({ root }: Plan): string[] =>
  nodesOf(root).flatMap((node) =>
    node['Node Type'] === 'Seq Scan' && node['Actual Loops'] > 0 ? (node['Relation Name'] ?? []) : [],
  );

/** The most rows of one of these tables that a step touched, also those that it threw away. */
export const mostRowsOf = ({ root }: Plan, tables: readonly string[]): number =>
  Math.max(
    0,
    ...nodesOf(root)
      .filter((node) => tables.includes(node['Relation Name'] ?? ''))
      .map(
        (node) =>
          (node['Actual Rows'] +
            (node['Rows Removed by Filter'] ?? 0) +
            (node['Rows Removed by Index Recheck'] ?? 0)) *
          node['Actual Loops'],
      ),
  );
