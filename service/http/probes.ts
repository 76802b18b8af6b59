import { Hono } from 'hono';
import { sql } from 'kysely';
import type { Deps } from '../kernel/deps';
import type { ServiceEnv } from '../kernel/environment';

const readinessMs = 1_000;

export const probePaths: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/** `/healthz`: this process answers. `/readyz`: the database answers it as well (R29). */
export function probes({ db }: Deps): Hono<ServiceEnv> {
  return new Hono<ServiceEnv>()
    .get('/healthz', (context) => context.json({ status: 'ok' }))
    .get('/readyz', async (context) =>
      (await answersInTime(sql`select 1`.execute(db)))
        ? context.json({ status: 'ok' })
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
