import { createHash } from 'node:crypto';
import { envelopeKey } from '@/test/envelope-key';
import { encryptPassword } from './encrypt-password';

const { key, open } = envelopeKey();

describe('the password envelope', () => {
  it('[AUTH-04] opens with RSA-OAEP SHA-256 on the other side and holds password and nonce', async () => {
    expect(open(await encryptPassword('Demo1234', key))).toEqual({
      password: 'Demo1234',
      nonce: 'once-only',
    });
  });

  it('[AUTH-04] keeps characters beyond ASCII', async () => {
    expect(open(await encryptPassword('密码é😀12', key))).toMatchObject({ password: '密码é😀12' });
  });

  it('[AUTH-04] holds the MD5 where a foreign service wants that', async () => {
    expect(open(await encryptPassword('密码12', key, 'md5'))).toMatchObject({
      password: createHash('md5').update('密码12').digest('hex'),
    });
  });

  it('[AUTH-04] never seals the same password alike', async () => {
    expect(await encryptPassword('Demo1234', key)).not.toBe(await encryptPassword('Demo1234', key));
  });

  it('[AUTH-04] throws on a key that is none', async () => {
    await expect(encryptPassword('Demo1234', { ...key, publicKey: 'no key' })).rejects.toThrow();
  });
});
