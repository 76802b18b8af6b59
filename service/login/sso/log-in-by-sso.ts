import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { LoginResult } from '@/lib/contract/auth';
import type { SsoConfig } from '@/lib/settings/sso-settings';
import { ssoLimits } from '@/lib/domain/limits/way-in-limits';
import { hashSecret } from '../../kernel/secrets/secret';
import type { IdentityTokens } from './identity-tokens';
import type { ProvenIdentity } from './proven-identity';
import { loginRefused, tokenRefused } from './refusals';
import { markUsed } from '../../account/tickets';
import type { Database } from '../../db/database';
import { inTransaction } from '../../kernel/commands/transaction';
import type { Deps } from '../../kernel/deps';
import type { Client } from '../../kernel/client-address';
import { accountOfIdentity } from './account-of-identity';
import { issueAccessToken } from '../../account/commands/issue-access-token';

type Presented = { idToken: string; nonce: string; client: Client; traceId: string };
type Sso = { config: SsoConfig; tokens: IdentityTokens };

/**
 * Trades an ID token for an access token, once (AUTH-08, S16). Only the provider's signature counts: the sender proves nothing.
 */
export async function logInBySso(
  deps: Deps,
  { config, tokens }: Sso,
  { idToken, nonce, client, traceId }: Presented,
): Promise<LoginResult> {
  const { clock, logger } = deps;
  const identity = await tokens.readIdToken({ token: idToken, nonce, now: clock.now() });
  const result = await inTransaction(deps.db, async (trx) => {
    await assertFresh({ db: trx, clock }, idToken);
    await oneAfterTheOther(trx, identity);
    const account = await accountOfIdentity(trx, { identity, config, now: clock.now() });
    if (account.disabled_at !== null) throw loginRefused('disabled');
    const login = await issueAccessToken({ db: trx, clock }, account.id, client);
    await rememberSession(trx, login.access_token, identity);
    return login;
  });
  logger.info({ traceId, accountId: result.userId }, 'logged in by single sign-on');
  return result;
}

/** The signed part is compared, and not the signature: that can be written in more than one way. */
async function assertFresh(store: Pick<Deps, 'db' | 'clock'>, idToken: string): Promise<void> {
  const name = idToken.slice(0, idToken.lastIndexOf('.'));
  const acceptableMs = (ssoLimits.tokenAgeSeconds + 2 * ssoLimits.clockToleranceSeconds) * 1_000;
  const expiresAt = store.clock.now() + acceptableMs;
  if (!(await markUsed(store, { purpose: 'id-token', name, expiresAt }))) throw tokenRefused('expired');
}

/** Two first log-ins of one person, in two tabs, must not become two accounts. */
const oneAfterTheOther = (trx: Transaction<Database>, { issuer, subject }: ProvenIdentity) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${issuer}\n${subject}`}, 0))`.execute(trx);

/** So that its end at the provider is its end here. */
const rememberSession = (trx: Transaction<Database>, token: string, identity: ProvenIdentity) =>
  trx
    .insertInto('provider_session')
    .values({
      token_hash: hashSecret(token),
      issuer: identity.issuer,
      subject: identity.subject,
      sid: identity.sid ?? null,
    })
    .execute();
