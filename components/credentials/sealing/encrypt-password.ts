import type { AuthConfig } from '@/lib/client/configuration';
import type { PublicKey } from '@/lib/contract/auth';

/**
 * The envelope of a password (S26): RSA-OAEP(SHA-256) over password and nonce, in base64.
 * node-forge because plain-http intranets have no WebCrypto, and loaded only here because no other code needs it.
 */
export async function encryptPassword(
  password: string,
  { publicKey, nonce }: PublicKey,
  digest: AuthConfig['passwordDigest'] = 'none',
): Promise<string> {
  const { default: forge } = await import('node-forge');
  const secret =
    digest === 'md5' ? forge.md.md5.create().update(password, 'utf8').digest().toHex() : password;
  const envelope = forge.util.encodeUtf8(JSON.stringify({ password: secret, nonce }));
  const sealed = forge.pki.publicKeyFromPem(publicKey).encrypt(envelope, 'RSA-OAEP', {
    md: forge.md.sha256.create(),
    // RFC 8017: MGF1 has a hash of its own, and forge would otherwise take SHA-1.
    mgf1: { md: forge.md.sha256.create() },
  });
  return forge.util.encode64(sealed);
}
