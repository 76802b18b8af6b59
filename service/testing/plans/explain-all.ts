import type { Pool, PoolClient } from 'pg';
import type { Plan, PlanNode } from './plan';

/** Everything that connections send while a piece of work runs, explained where it is sent: with its parameters, in its transaction. */
export type Explained = { during(work: () => Promise<unknown>): Promise<Plan[]> };

const control = /^\s*(begin|start transaction|commit|rollback|set|savepoint|listen|notify)\b/i;

/** Explains the statements of a pool that has no connections yet. Each runs twice, first to be explained and undone. */
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

type Ask = (sql: string, parameters?: unknown[]) => Promise<{ rows: unknown[] }>;

function intercept(client: PoolClient, found: (plan: Plan) => void, isAsked: () => boolean): void {
  const ask = client.query.bind(client) as Ask;
  let isInTransaction = false;
  const explained: Ask = async (sql, parameters = []) => {
    if (control.test(sql)) isInTransaction = /^\s*(begin|start)/i.test(sql);
    else if (isAsked()) {
      if (isInTransaction) await ask('savepoint explained');
      const { rows } = await ask(`explain (analyze, buffers, format json) ${sql}`, parameters);
      if (isInTransaction) await ask('rollback to savepoint explained');
      const [answer] = rows as { 'QUERY PLAN': { Plan: PlanNode }[] }[];
      const root = answer?.['QUERY PLAN'][0]?.Plan;
      if (root) found({ statement: sql, root });
    }
    return ask(sql, parameters);
  };
  client.query = explained as unknown as PoolClient['query'];
}
