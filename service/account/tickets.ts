import { type QueryCreator, sql } from 'kysely';
import type { Database } from '../db/database';
import { instant } from '../db/sql/instant';
import type { Deps } from '../kernel/deps';
import { wechatBinding } from '@/lib/domain/limits/way-in-limits';
import { hashSecret, newSecret } from '../kernel/secrets/secret';

type Store = Pick<Deps, 'db' | 'clock'>;

export type TicketPurpose = 'login-csrf' | 'password-nonce' | 'wechat-binding';

const lifetimeMs: Record<TicketPurpose, number> = {
  'login-csrf': 10 * 60_000,
  // A minute, within which the sealed password has to arrive (AUTH-04).
  'password-nonce': 60_000,
  'wechat-binding': wechatBinding.lifeMs,
};

/** Expired tickets that each new one deletes, so that strangers cannot pile them up. */
const deletedPerIssue = 10;

export type Ticket = { secret: string; expiresAt: number };

/** A single-use secret with a short lifetime, and the data stored under it. */
export async function issueTicket(
  { db, clock }: Store,
  purpose: TicketPurpose,
  data: Record<string, unknown> = {},
): Promise<Ticket> {
  const now = clock.now();
  const secret = newSecret();
  const expiresAt = now + lifetimeMs[purpose];
  await db
    .with('swept', deleteExpired(now))
    .insertInto('ticket')
    .values({
      secret_hash: hashSecret(secret),
      purpose,
      data: JSON.stringify(data),
      expires_at: new Date(expiresAt),
    })
    .execute();
  return { secret, expiresAt };
}

/** Takes some of the expired tickets along. */
const deleteExpired = (now: number) => (query: QueryCreator<Database>) =>
  query
    .deleteFrom('ticket')
    .where('secret_hash', 'in', (expired) =>
      expired
        .selectFrom('ticket')
        .where('expires_at', '<=', instant(now))
        .select('secret_hash')
        .limit(deletedPerIssue)
        .forUpdate()
        .skipLocked(),
    );

type Foreign = {
  purpose: 'id-token' | 'logout-token';
  /** The identifier that is unique among tickets of its kind. */
  name: string;
  /** Until when it could be presented again. */
  expiresAt: number;
};

/**
 * Marks something that another party issued for one use as used; false when it was used before. Stored as a ticket of its kind,
 * whose presence means that it must not be accepted again.
 */
export async function markUsed(
  { db, clock }: Store,
  { purpose, name, expiresAt }: Foreign,
): Promise<boolean> {
  const noted = await db
    .with('swept', deleteExpired(clock.now()))
    .insertInto('ticket')
    .values({ secret_hash: hashSecret(`${purpose}\n${name}`), purpose, expires_at: new Date(expiresAt) })
    .onConflict((conflict) => conflict.doNothing())
    .returning(sql<boolean>`true`.as('noted'))
    .executeTakeFirst();
  return noted !== undefined;
}

type Presented = { purpose: TicketPurpose; secret: string };

/** Uses a ticket up; false when there is none, it has expired, or a parallel call used it. */
export const consumeTicket = async (store: Store, presented: Presented): Promise<boolean> =>
  (await redeemTicket(store, presented)) !== undefined;

/** As {@link consumeTicket}, but returns the data stored under the ticket, or undefined where that returns false. */
export async function redeemTicket(
  { db, clock }: Store,
  { purpose, secret }: Presented,
): Promise<{ data: unknown } | undefined> {
  return db
    .deleteFrom('ticket')
    .where('secret_hash', '=', hashSecret(secret))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', instant(clock.now()))
    .returning('data')
    .executeTakeFirst();
}
