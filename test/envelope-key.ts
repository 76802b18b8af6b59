import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import type { PublicKey } from '@/lib/contract/auth';

/**
 * A key as the service hands one out, and how the service opens what was sealed with it.
 *
 * @example
 * const { key, open } = envelopeKey();
 * open(await encryptPassword('Demo1234', key)) //=> { password: 'Demo1234', nonce: 'once-only' }
 */
export function envelopeKey(): { key: PublicKey; open: (sealed: string) => unknown } {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 3072,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const opening = { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  return {
    key: { keyId: 'k1', publicKey, nonce: 'once-only', expireTime: 0 },
    open: (sealed) => JSON.parse(privateDecrypt(opening, Buffer.from(sealed, 'base64')).toString('utf8')),
  };
}
