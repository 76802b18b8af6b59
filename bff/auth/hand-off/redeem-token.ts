import { refusals } from '@/bff/http/refusals/refusal';
import type { Incoming } from '@/bff/http/incoming';
import type { Session } from '@/bff/session/identity';
import { createServerApi } from '@/bff/upstream/server-api';
import type { Api } from '@/lib/client/api';
import { ApiError } from '@/lib/client/failures/api-error';
import type { LoginResult } from '@/lib/contract/auth';
import { limits } from '@/lib/domain/limits/limits';
import { spentTokens } from './spent-tokens';
import type { HandOff } from './read-hand-off';

const spent = spentTokens(limits.spentTokens);

/** Statuses of a service without this call; some services ask for a log-in before they look. */
const maybeUnknownCall = new Set([401, 403, 404, 405, 501]);

/** A session of a token alone, for calls that need no more. */
export const asSession = ({ access_token: token, userId, expireTime }: LoginResult): Session => ({
  id: '',
  token,
  userId,
  realName: '',
  expiresAt: expireTime,
});

/**
 * Uses a handed-over token up, and answers the session's own (S15). Where the service cannot trade tokens, it names the
 * token's owner, and the token itself goes into the session. Rejects as any call: 401 for a token that is dead, made up or
 * used before.
 */
export async function redeemToken({ token, expiresAt }: HandOff, incoming: Incoming): Promise<LoginResult> {
  // The owner is unknown until the service names it.
  const session = asSession({ access_token: token, userId: '', expireTime: expiresAt });
  const api = createServerApi({ ...incoming, session }, incoming.gateway);
  const redeemed =
    (await tradeToken(api)) ??
    (await spendToken(token, api, { until: expiresAt, now: incoming.gateway.clock.now() }));
  return { ...redeemed, expireTime: Math.min(redeemed.expireTime, expiresAt) };
}

async function tradeToken(api: Api): Promise<LoginResult | undefined> {
  try {
    return await api('POST /api-auth/api/pauth/token/exchange');
  } catch (error) {
    if (error instanceof ApiError && maybeUnknownCall.has(error.status)) return undefined;
    throw error;
  }
}

async function spendToken(
  token: string,
  api: Api,
  use: { until: number; now: number },
): Promise<LoginResult> {
  const { userId, expireTime } = await api('GET /api-auth/api/client/auth/userinfo', { query: {} });
  if (!spent.spend(token, use)) throw refusals.signedOut();
  return { access_token: token, userId, expireTime };
}
