import { Hono } from 'hono';
import { sql } from 'kysely';
import type { Deps } from '../kernel/deps';
import type { ServiceEnv } from '../kernel/environment';
import type { LastingFailures } from '../kernel/errors/lasting-failures';

const readinessMs = 1_000;

export const probePaths: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/**
 * `/healthz`: this process answers. `/readyz`: the database answers it as well (R29); `failing` names the duties of the clock that
 * have failed for a day, with which requests are served all the same.
 */
export function probes({ db, failures }: Pick<Deps, 'db'> & { failures: LastingFailures }): Hono<ServiceEnv> {
  return new Hono<ServiceEnv>()
    .get('/healthz', (context) => context.json({ status: 'ok' }))
    .get('/readyz', async (context) =>
      (await answersInTime(sql`select 1`.execute(db)))
        ? context.json({ status: 'ok', failing: failures.lasting() })
        : context.json({ status: 'unavailable' }, 503),
    );
}

async function answersInTime(query: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, readinessMs, false);
  });
  const answered = query.then(
    () => true,
    () => false,
  );
  return Promise.race([answered, tooLate]).finally(() => clearTimeout(timer));
}
