import * as client from 'openid-client';
import { Agent, fetch } from 'undici';
import { promiseCache } from '@/bff/promise-cache';
import { deadlines } from '@/lib/domain/limits/limits';
import { ssoLimits } from '@/lib/domain/limits/way-in-limits';
import type { Clock } from '@/lib/time/clock';
import type { SsoSetting } from './sso-setting';

/** Values that only the browser of this log-in holds, sealed (RFC 9700, section 2.1). */
export type LoginChecks = { state: string; nonce: string; verifier: string };

/** A person's session at the provider, as our session remembers it for the log-out. */
export type ProviderSession = { subject: string; idToken?: string | undefined };

/** The company's OpenID provider. Every call loads the provider's metadata first, unless it is cached; all may reject. */
export type IdentityProvider = {
  /** With `otherAccount` the provider asks for an account even of a person who is logged in there. */
  authorizationUrl(checks: LoginChecks, options: { otherAccount: boolean }): Promise<URL>;
  /** Trades the code of a callback; `search` is its raw query. Answers a verified ID token (S16). */
  exchange(search: string, checks: LoginChecks): Promise<{ idToken: string; subject: string }>;
  /** RP-Initiated Logout 1.0; undefined where the provider has none. */
  logOutUrl(session: ProviderSession): Promise<URL | undefined>;
};

const agent = new Agent({ connections: 16, connect: { timeout: deadlines.connectMs } });

/** Not the global `fetch`: Next replaces it by one with a cache (S39). */
const ownFetch = ((url: string, options: object) =>
  fetch(url, { ...options, dispatcher: agent })) as unknown as client.CustomFetch;

export const newLoginChecks = (): LoginChecks => ({
  state: client.randomState(),
  nonce: client.randomNonce(),
  verifier: client.randomPKCECodeVerifier(),
});

export function identityProvider(setting: SsoSetting, clock: Clock): IdentityProvider {
  const configurations = promiseCache<client.Configuration>({ ttlMs: ssoLimits.metadataMs });
  const configuration = () => configurations(setting.issuer, () => discover(setting, clock));
  const { redirectUri, clientId, scopes } = setting;

  return {
    async authorizationUrl({ state, nonce, verifier }, { otherAccount }) {
      const config = await configuration();
      return client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: scopes.join(' '),
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(otherAccount && { prompt: promptForOther(config.serverMetadata()) }),
        ...(config.serverMetadata().claims_parameter_supported && { claims: requestedClaims(setting) }),
      });
    },
    async exchange(search, { state, nonce, verifier }) {
      const answer = await client.authorizationCodeGrant(
        await configuration(),
        new URL(redirectUri + search),
        {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        },
      );
      const subject = answer.claims()?.sub;
      if (!answer.id_token || subject === undefined) throw new TypeError('The answer holds no ID token');
      return { idToken: answer.id_token, subject };
    },
    async logOutUrl({ subject, idToken }) {
      const config = await configuration();
      if (!config.serverMetadata().end_session_endpoint) return undefined;
      return client.buildEndSessionUrl(config, {
        client_id: clientId,
        post_logout_redirect_uri: setting.afterLogOut,
        ...(idToken ? { id_token_hint: idToken } : { logout_hint: subject }),
      });
    },
  };
}

async function discover(setting: SsoSetting, clock: Clock): Promise<client.Configuration> {
  const { issuer, clientId, clientSecret, insecure } = setting;
  const metadata = {
    [client.clockSkew]: Math.round((clock.now() - Date.now()) / 1_000),
    [client.clockTolerance]: ssoLimits.clockToleranceSeconds,
  };
  const authentication = clientSecret ? client.ClientSecretPost(clientSecret) : client.None();
  return client.discovery(new URL(issuer), clientId, metadata, authentication, {
    // Signatures too: TLS proves the sender of the answer, not the issuer of the token.
    execute: [client.enableNonRepudiationChecks, ...(insecure ? [client.allowInsecureRequests] : [])],
    timeout: ssoLimits.providerMs / 1_000,
    [client.customFetch]: ownFetch,
  });
}

/** OpenID Connect Core 1.0, section 5.5: claims in the ID token, because the service trusts signed data alone. */
const requestedClaims = ({ claims }: SsoSetting) =>
  JSON.stringify({ id_token: Object.fromEntries(claims.map((claim) => [claim, null])) });

/**
 * OpenID Connect Core 1.0, section 3.1.2.1: every provider supports `login`. A provider with a choice of accounts announces
 * `select_account` (Initiating User Registration 1.0, section 4).
 */
function promptForOther({ prompt_values_supported: supported }: client.ServerMetadata): string {
  return Array.isArray(supported) && supported.includes('select_account') ? 'select_account' : 'login';
}
