import { createHash } from 'node:crypto';
import { envelopeKey } from '@/test/envelope-key';
import { sealPasswords } from './seal-passwords';

const { key, open } = envelopeKey();
const passwords = { newPassword: 'Fresh-2026', oldPassword: 'Demo1234' };

describe('the passwords of one call', () => {
  it('[AUTH-12] [S26] leave in envelopes of their own, under one key and one nonce', async () => {
    const { keyId, ...sealed } = await sealPasswords(passwords, key);
    expect(keyId).toBe('k1');
    expect(open(sealed.newPassword)).toEqual({ password: 'Fresh-2026', nonce: 'once-only' });
    expect(open(sealed.oldPassword)).toEqual({ password: 'Demo1234', nonce: 'once-only' });
  });

  it('[AUTH-04] hold the MD5 where a foreign service wants that, each of them', async () => {
    const { newPassword, oldPassword } = await sealPasswords(passwords, key, { digest: 'md5' });
    const md5 = (text: string) => createHash('md5').update(text).digest('hex');
    expect(open(newPassword)).toMatchObject({ password: md5('Fresh-2026') });
    expect(open(oldPassword)).toMatchObject({ password: md5('Demo1234') });
  });

  it('[S26] do not leave at all when one of them cannot be sealed', async () => {
    await expect(sealPasswords(passwords, { ...key, publicKey: 'no key' })).rejects.toThrow();
  });
});
