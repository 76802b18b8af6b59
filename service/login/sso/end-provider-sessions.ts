import { ssoLimits } from '@/lib/domain/limits/way-in-limits';
import type { IdentityTokens } from './identity-tokens';
import { tokenRefused } from './refusals';
import { markUsed } from '../../account/tickets';
import { inTransaction } from '../../kernel/commands/transaction';
import type { Deps } from '../../kernel/deps';

type Presented = { tokens: IdentityTokens; logoutToken: string; traceId: string };

/**
 * Back-channel log-out: ends every access token that came from the session which the provider ended, or from any of the
 * person's when it names none. Streams of open pages are rechecked at once.
 */
export async function endProviderSessions(
  deps: Deps,
  { tokens, logoutToken, traceId }: Presented,
): Promise<void> {
  const { clock, changes, logger } = deps;
  const now = clock.now();
  const { issuer, jti, subject, sid } = await tokens.readLogoutToken({ token: logoutToken, now });
  const ended = await inTransaction(deps.db, async (trx) => {
    const expiresAt = now + (ssoLimits.tokenAgeSeconds + 2 * ssoLimits.clockToleranceSeconds) * 1_000;
    const once = { purpose: 'logout-token', name: `${issuer}\n${jti}`, expiresAt } as const;
    if (!(await markUsed({ db: trx, clock }, once))) throw tokenRefused('expired');
    return trx
      .updateTable('access_token as token')
      .from('provider_session as session')
      .set({ revoked_at: new Date(now) })
      .whereRef('session.token_hash', '=', 'token.token_hash')
      .where('session.issuer', '=', issuer)
      .$if(subject !== undefined, (query) => query.where('session.subject', '=', subject ?? ''))
      .$if(sid !== undefined, (query) => query.where('session.sid', '=', sid ?? ''))
      .where('token.revoked_at', 'is', null)
      .returning(['token.token_hash', 'token.account_id'])
      .execute();
  });
  for (const { token_hash: hash } of ended) changes.recheckToken(hash);
  const accountIds = [...new Set(ended.map(({ account_id: id }) => id))];
  logger.info({ traceId, accountIds, count: ended.length }, 'logged out by the identity provider');
}
