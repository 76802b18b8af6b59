import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { PoolClient } from 'pg';
import type { statementNames } from './sql/statement-names';

export type LentClient = Pick<PoolClient, 'query' | 'release'>;

/** The part of a pool that the query builder uses. */
export type ClientPool = { connect(): Promise<LentClient>; end(): Promise<void> };

type NameOf = ReturnType<typeof statementNames>;

/**
 * The pool as the query builder sees it, less every connection on which a query stayed unanswered. pg gives such a query up but
 * keeps the connection, where whatever comes next, first of all the rollback, would wait behind it as long again (R26).
 */
export const withoutUnanswered = (pool: ClientPool, nameOf: NameOf): PostgresPool => ({
  connect: async () => guarded(await pool.connect(), nameOf),
  end: () => pool.end(),
});

function guarded(client: LentClient, nameOf: NameOf): PostgresPoolClient {
  let unanswered: Error | undefined;
  const ask = async (sql: string, parameters: readonly unknown[]) => {
    if (unanswered) throw unanswered;
    try {
      const name = parameters.length > 0 ? nameOf(sql) : undefined;
      return await client.query({ name, text: sql, values: [...parameters] });
    } catch (error) {
      if (isUnanswered(error)) unanswered = error;
      throw error;
    }
  };
  function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(sql: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof sql !== 'string') throw new Error('the dialect was given no cursors');
    return ask(sql, parameters);
  }
  return { query, release: () => client.release(unanswered) };
}

// The driver's own words; it has no code for it.
const isUnanswered = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout';
