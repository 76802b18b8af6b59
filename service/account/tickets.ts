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
  // contract.md, "Logging in, on the wire"
  'password-nonce': 60_000,
  'wechat-binding': wechatBinding.lifeMs,
};

/** Expired tickets that each new one takes along, so that strangers cannot pile them up. */
const sweptPerIssue = 10;

export type Ticket = { secret: string; expiresAt: number };

/** A secret that is good once and not for long, and what is kept under it. */
export async function issueTicket(
  { db, clock }: Store,
  purpose: TicketPurpose,
  data: Record<string, unknown> = {},
): Promise<Ticket> {
  const now = clock.now();
  const secret = newSecret();
  const expiresAt = now + lifetimeMs[purpose];
  await db
    .with('swept', sweep(now))
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
const sweep = (now: number) => (query: QueryCreator<Database>) =>
  query
    .deleteFrom('ticket')
    .where('secret_hash', 'in', (expired) =>
      expired
        .selectFrom('ticket')
        .where('expires_at', '<=', instant(now))
        .select('secret_hash')
        .limit(sweptPerIssue)
        .forUpdate()
        .skipLocked(),
    );

type Foreign = {
  purpose: 'id-token' | 'logout-token';
  /** What makes it the only one of its kind. */
  name: string;
  /** Until when it could be presented again. */
  expiresAt: number;
};

/**
 * Notes that something which others gave out for one use is used; false when it was already. Of the same kind as a ticket, seen from
 * the other side: what is kept is what must not come back.
 */
export async function spendOnce(
  { db, clock }: Store,
  { purpose, name, expiresAt }: Foreign,
): Promise<boolean> {
  const noted = await db
    .with('swept', sweep(clock.now()))
    .insertInto('ticket')
    .values({ secret_hash: hashSecret(`${purpose}\n${name}`), purpose, expires_at: new Date(expiresAt) })
    .onConflict((conflict) => conflict.doNothing())
    .returning(sql<boolean>`true`.as('noted'))
    .executeTakeFirst();
  return noted !== undefined;
}

type Presented = { purpose: TicketPurpose; secret: string };

/** Uses a ticket up; false when there is none like it, or it is too old, or somebody was faster. */
export const consumeTicket = async (store: Store, presented: Presented): Promise<boolean> =>
  (await redeemTicket(store, presented)) !== undefined;

/** The same, for what was kept under it; nothing where {@link consumeTicket} says false. */
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
