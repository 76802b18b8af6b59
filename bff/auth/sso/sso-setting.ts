import type { Env } from '@/bff/config/env';
import { ssoConfig } from '@/lib/settings/sso-settings';

/** The product as a client of the company's OpenID provider. Nothing here comes from a request (S16). */
export type SsoSetting = {
  issuer: string;
  clientId: string;
  /** Absent for a public client, which PKCE alone protects. */
  clientSecret: string | undefined;
  scopes: readonly string[];
  /** Claims that the ID token should hold; requested where the provider supports that. */
  claims: readonly string[];
  redirectUri: string;
  afterLogOut: string;
  /** An intranet without https. */
  insecure: boolean;
};

export function ssoSetting(env: Env): SsoSetting | undefined {
  const config = ssoConfig(env);
  if (!config) return undefined;
  const { issuer, clientId, claims } = config;
  return {
    issuer,
    clientId,
    clientSecret: env.SSO_CLIENT_SECRET,
    scopes: env.SSO_SCOPES,
    claims: Object.values(claims).flatMap((claim) => claim ?? []),
    redirectUri: `${env.PUBLIC_ORIGIN}/bff/sso/callback`,
    afterLogOut: `${env.PUBLIC_ORIGIN}/login`,
    insecure: issuer.startsWith('http:'),
  };
}
