import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';

export type Claims = Record<string, unknown>;

/** How a token departs from a provider's own. */
export type Signing = { key?: CryptoKey; header?: { alg?: string; kid?: string; typ?: string } };

export type TokenMaker = {
  /** The key set that the provider publishes. */
  jwk: JWK;
  /** A key that it does not publish, under which it could be signed all the same. */
  foreignKey: CryptoKey;
  sign(claims: Claims, signing?: Signing): Promise<string>;
};

/** Signs whatever a test says, with a key of the provider's or somebody else's. */
export async function tokenMaker(): Promise<TokenMaker> {
  const [own, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  return {
    jwk,
    foreignKey: foreign.privateKey,
    sign: (claims, { key = own.privateKey, header } = {}) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k1', ...header }).sign(key),
  };
}

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token without an issuer's word: `alg` none, and an empty signature. */
export const unsigned = (claims: Claims): string => `${encoded({ alg: 'none' })}.${encoded(claims)}.`;
