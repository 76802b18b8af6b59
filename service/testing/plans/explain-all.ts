import type { Pool, PoolClient } from 'pg';
import { escapeLiteral } from 'pg';
import type { Plan, PlanNode } from './plan';

/** Everything that connections send while a piece of work runs, explained where it is sent: with its parameters, in its transaction. */
export type Explained = { during(work: () => Promise<unknown>): Promise<Plan[]> };

const explanation = 'explain (analyze, buffers, format json)';
const control = /^\s*(begin|start transaction|commit|rollback|set|savepoint|listen|notify)\b/i;

/**
 * Explains the statements of a pool that has no connections yet: as planned for their parameters and, where a connection keeps the
 * plan, as planned for any. What they write is undone each time but the last.
 */
export function explainAll(pool: Pool): Explained {
  let plans: Plan[] | undefined;
  pool.on('connect', (client) =>
    intercept(
      client,
      (plan) => plans?.push(plan),
      () => plans !== undefined,
    ),
  );
  return {
    async during(work) {
      plans = [];
      try {
        await work();
        return plans;
      } finally {
        plans = undefined;
      }
    },
  };
}

type Query = { name?: string; text: string; values?: unknown[] };
type RunQuery = (query: Query | string) => Promise<{ rows: unknown[] }>;

function intercept(client: PoolClient, onPlan: (plan: Plan) => void, isExplaining: () => boolean): void {
  const runQuery = client.query.bind(client) as unknown as RunQuery;
  let isInTransaction = false;
  const explain = async (query: Query) => {
    const [answer] = (await runQuery(query)).rows as { 'QUERY PLAN': { Plan: PlanNode }[] }[];
    return answer?.['QUERY PLAN'][0]?.Plan;
  };
  const explainAsSent = ({ text, values }: Query) => explain({ text: `${explanation} ${text}`, values });
  /** The plan that a connection keeps under a name is made once for whatever parameters. */
  const explainKept = async ({ text, values = [] }: Query) => {
    await runQuery('set plan_cache_mode = force_generic_plan');
    await runQuery(`prepare kept as ${text}`);
    const root = await explain({ text: `${explanation} execute kept(${values.map(literal).join(', ')})` });
    await runQuery('deallocate kept');
    await runQuery('reset plan_cache_mode');
    return root;
  };
  const undone = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (isInTransaction) await runQuery('savepoint explained');
    const result = await work();
    if (isInTransaction) await runQuery('rollback to savepoint explained');
    return result;
  };
  /** The second of two runs: the first may find the connection's catalog caches emptied by other databases' DDL, and reads the catalogs anew. */
  const explainWarm = async (query: Query, way: typeof explainAsSent) => {
    await undone(() => way(query));
    const root = await undone(() => way(query));
    if (root) onPlan({ statement: query.text, root });
  };
  const explained: RunQuery = async (statement) => {
    const query = typeof statement === 'string' ? { text: statement } : statement;
    if (control.test(query.text)) isInTransaction = /^\s*(begin|start)/i.test(query.text);
    else if (isExplaining()) {
      await explainWarm(query, explainAsSent);
      if (query.name !== undefined) await explainWarm(query, explainKept);
    }
    return runQuery(statement);
  };
  client.query = explained as unknown as PoolClient['query'];
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Buffer.isBuffer(value)) return escapeLiteral(`\\x${value.toString('hex')}`);
  if (value instanceof Date) return escapeLiteral(value.toISOString());
  if (Array.isArray(value)) return escapeLiteral(`{${value.map((item) => JSON.stringify(item)).join(',')}}`);
  return escapeLiteral(String(value));
}
