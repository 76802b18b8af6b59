import { createRemoteJWKSet, customFetch, type FetchImplementation, type JWTVerifyGetKey } from 'jose';
import { fetch } from 'undici';
import { z } from 'zod';
import { ssoLimits } from '@/lib/domain/limits/way-in-limits';

/** OpenID Connect Discovery 1.0, section 3, as far as tokens are judged by it. */
const metadataSchema = z.object({ issuer: z.string(), jwks_uri: z.url({ protocol: /^https?$/ }) });

/** The issuer, and the keys that it signs with. */
export type ProviderKeys = { issuer: string; keys: JWTVerifyGetKey };

/**
 * Fetches the provider's keys, once for all tokens: its metadata is cached for an hour, its keys until a token names one that
 * is not among them. Rejects when it does not answer; the next call tries again.
 */
export function providerKeys(issuer: string): () => Promise<ProviderKeys> {
  let cached: { pending: Promise<ProviderKeys>; until: number } | undefined;
  return () => {
    const now = performance.now();
    if (!cached || cached.until <= now) {
      const pending = discover(issuer);
      cached = { pending, until: now + ssoLimits.metadataMs };
      pending.catch(() => {
        if (cached?.pending === pending) cached = undefined;
      });
    }
    return cached.pending;
  };
}

async function discover(configured: string): Promise<ProviderKeys> {
  const address = `${configured.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const signal = AbortSignal.timeout(ssoLimits.providerMs);
  const answer = await fetch(address, { redirect: 'error', signal });
  if (!answer.ok) throw new Error(`The identity provider answered ${answer.status}`);
  const { issuer, jwks_uri: jwksUri } = metadataSchema.parse(await answer.json());
  if (new URL(issuer).href !== new URL(configured).href)
    throw new Error('The identity provider names another issuer');
  if (issuer.startsWith('https:') && !jwksUri.startsWith('https:'))
    throw new Error('The identity provider sends its keys in the clear');
  const keys = createRemoteJWKSet(new URL(jwksUri), {
    timeoutDuration: ssoLimits.providerMs,
    // Next replaces the global fetch by one with a cache (S39).
    [customFetch]: fetch as unknown as FetchImplementation,
  });
  return { issuer, keys };
}
