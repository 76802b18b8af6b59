import { type JWTPayload, jwtVerify } from 'jose';
import type { SsoConfig } from '@/lib/settings/sso-settings';
import { ssoLimits } from '@/lib/domain/limits/way-in-limits';
import { readIdentity, type ProvenIdentity } from './proven-identity';
import { providerKeys } from './provider-keys';
import { asRefusal, tokenRefused } from './refusals';

/**
 * Signatures of a key pair only: `none` proves nothing, and any holder of the client's secret could make an HS256 one (RFC
 * 8725, 3.1).
 */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';

/** The sessions that the provider ended: all of a person, or the one. */
export type EndedAtProvider = {
  issuer: string;
  /** The claim that makes the token valid once. */
  jti: string;
  subject: string | undefined;
  sid: string | undefined;
};

type Presented = { token: string; now: number };

/** Verifies tokens by the provider's signature, independent of their sender (S16). */
export type IdentityTokens = {
  /** OpenID Connect Core 1.0, section 3.1.3.7. Rejects with a ServiceError. */
  readIdToken(presented: Presented & { nonce: string }): Promise<ProvenIdentity>;
  /** OpenID Connect Back-Channel Logout 1.0, section 2.6. Rejects with a ServiceError. */
  readLogoutToken(presented: Presented): Promise<EndedAtProvider>;
};

export function identityTokens(config: SsoConfig): IdentityTokens {
  const provider = providerKeys(config.issuer);

  async function verify({ token, now }: Presented, requiredClaims: string[]) {
    const { issuer, keys } = await provider();
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience: config.clientId,
      algorithms,
      requiredClaims,
      currentDate: new Date(now),
      clockTolerance: ssoLimits.clockToleranceSeconds,
      maxTokenAge: ssoLimits.tokenAgeSeconds,
    });
    if (!isForUs(payload, config.clientId)) throw tokenRefused('failed');
    return { issuer, payload };
  }

  return {
    async readIdToken({ nonce, ...presented }) {
      try {
        const { issuer, payload } = await verify(presented, ['sub', 'exp', 'nonce']);
        if (payload.nonce !== nonce) throw tokenRefused('failed');
        return readIdentity({ ...payload, iss: issuer }, config);
      } catch (error) {
        throw asRefusal(error);
      }
    },
    async readLogoutToken(presented) {
      try {
        const { issuer, payload } = await verify(presented, ['jti', 'events']);
        return readEnded(payload, issuer);
      } catch (error) {
        throw asRefusal(error);
      }
    },
  };
}

/** A token for several has to say that it was made for us. */
function isForUs({ aud, azp }: JWTPayload, clientId: string): boolean {
  if (azp === undefined) return !Array.isArray(aud) || aud.length === 1;
  return azp === clientId;
}

function readEnded(payload: JWTPayload, issuer: string): EndedAtProvider {
  const { jti, sub, sid, nonce, events } = payload;
  const names = typeof sub === 'string' || typeof sid === 'string';
  // With a nonce it would be an ID token, which every logged-in client holds.
  const isLogout = nonce === undefined && isRecord(events) && isRecord(events[logoutEvent]);
  if (typeof jti !== 'string' || !names || !isLogout) throw tokenRefused('failed');
  return { issuer, jti, subject: sub, sid: typeof sid === 'string' ? sid : undefined };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
