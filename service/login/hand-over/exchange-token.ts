import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { LoginResult } from '@/lib/contract/auth';
import { hashSecret, newSecret } from '../../kernel/secrets/secret';
import { instant } from '../../db/sql/instant';
import type { Deps } from '../../kernel/deps';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import type { AccountCaller } from '../../kernel/caller';
import type { Client } from '../../kernel/client-address';

/**
 * Trades the token of the call for a fresh one, in one statement: a second call with the same token, from a history or a log,
 * is refused (S15). The fresh one ends when the old one would have, so that no chain of trades outlives the absolute limit
 * (S09).
 */
export async function exchangeToken(
  { db, clock, logger, changes }: Deps,
  { caller, client, traceId }: { caller: AccountCaller; client: Client; traceId: string },
): Promise<LoginResult> {
  const now = clock.now();
  const token = newSecret();
  const fresh = await db.transaction().execute(async (trx) => {
    // A log-out of all places that is under way would not see the fresh token: it is waited for, and then ends the trade as well.
    await trx.selectFrom('account').where('id', '=', caller.accountId).select('id').forShare().execute();
    return (
      trx
        .with('spent', (query) =>
          query
            .updateTable('access_token')
            .set({ revoked_at: new Date(now) })
            .where('token_hash', '=', caller.tokenHash)
            .where('revoked_at', 'is', null)
            .where('expires_at', '>', instant(now))
            .returning(['account_id', 'expires_at']),
        )
        // The provider's log-out still finds the session (SESS-13).
        .with('moved', (query) =>
          query
            .updateTable('provider_session')
            .set({ token_hash: hashSecret(token) })
            .where('token_hash', '=', caller.tokenHash)
            .where(({ exists, selectFrom }) => exists(selectFrom('spent').select('account_id'))),
        )
        .insertInto('access_token')
        .columns([
          'id',
          'token_hash',
          'account_id',
          'created_at',
          'expires_at',
          'last_seen_at',
          'device',
          'client_address',
        ])
        .expression((eb) =>
          eb
            .selectFrom('spent')
            .select([
              sql<string>`${newId()}::uuid`.as('id'),
              sql<Buffer>`${hashSecret(token)}::bytea`.as('token_hash'),
              'account_id',
              instant(now).as('created_at'),
              'expires_at',
              instant(now).as('last_seen_at'),
              sql<string | null>`${client.device ?? null}::text`.as('device'),
              sql<string | null>`${client.address ?? null}::text`.as('client_address'),
            ]),
        )
        .returning(['account_id', 'expires_at'])
        .executeTakeFirst()
    );
  });
  if (!fresh) throw new ServiceError(httpCodes.unauthenticated);
  changes.recheckToken(caller.tokenHash);
  logger.info({ traceId, accountId: fresh.account_id }, 'token exchanged');
  return { access_token: token, userId: fresh.account_id, expireTime: fresh.expires_at };
}
