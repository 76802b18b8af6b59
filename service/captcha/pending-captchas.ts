import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { instant } from '../db/sql/instant';
import type { Deps } from '../kernel/deps';

type Store = Pick<Deps, 'db' | 'clock'>;

/** Expired ones that each new one deletes. */
const sweptPerCaptcha = 20;

type Kept = { sessionId: string; kind: 'slide' | 'graphic'; answer: object; lifetimeMs: number };

/** Keeps what a captcha's answer is, here alone; a graphic one takes the place of the session's former one. */
export async function storeCaptcha(
  { db, clock }: Store,
  { sessionId, kind, answer, lifetimeMs }: Kept,
): Promise<{ id: string; expiresAt: number }> {
  const now = clock.now();
  const id = randomUUID();
  const expiresAt = now + lifetimeMs;
  const fresh = { id, answer: JSON.stringify(answer), tries: 0, expires_at: new Date(expiresAt) };
  await sweep({ db, clock });
  await db
    .insertInto('captcha')
    .values({ ...fresh, session_id: sessionId, kind })
    .onConflict((conflict) =>
      conflict.column('session_id').where('kind', '=', sql.lit('graphic')).doUpdateSet(fresh),
    )
    .execute();
  return { id, expiresAt };
}

const sweep = ({ db, clock }: Store) =>
  db
    .deleteFrom('captcha')
    .where('id', 'in', (old) =>
      old
        .selectFrom('captcha')
        .where('expires_at', '<=', instant(clock.now()))
        .select('id')
        .limit(sweptPerCaptcha)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
