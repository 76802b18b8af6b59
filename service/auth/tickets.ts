import { sql } from 'kysely';
import { instant } from '../db/instant';
import type { Deps } from '../deps';
import { hashSecret, newSecret } from './secret';

type Store = Pick<Deps, 'db' | 'clock'>;

export type TicketPurpose = 'login-csrf' | 'password-nonce';

const lifetimeMs: Record<TicketPurpose, number> = {
  'login-csrf': 10 * 60_000,
  // contract.md, "Logging in, on the wire"
  'password-nonce': 60_000,
};

/** Expired tickets that each new one takes along, so that strangers cannot pile them up. */
const sweptPerIssue = 10;

export type Ticket = { secret: string; expiresAt: number };

/** A secret that is good once and not for long. */
export async function issueTicket({ db, clock }: Store, purpose: TicketPurpose): Promise<Ticket> {
  const now = clock.now();
  const secret = newSecret();
  const expiresAt = now + lifetimeMs[purpose];
  await db
    .with('swept', (query) =>
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
        ),
    )
    .insertInto('ticket')
    .values({ secret_hash: hashSecret(secret), purpose, expires_at: new Date(expiresAt) })
    .execute();
  return { secret, expiresAt };
}

/** Uses a ticket up; false when there is none like it, or it is too old, or somebody was faster. */
export async function consumeTicket(
  { db, clock }: Store,
  { purpose, secret }: { purpose: TicketPurpose; secret: string },
): Promise<boolean> {
  const consumed = await db
    .deleteFrom('ticket')
    .where('secret_hash', '=', hashSecret(secret))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', instant(clock.now()))
    .returning(sql<boolean>`true`.as('consumed'))
    .executeTakeFirst();
  return consumed !== undefined;
}
