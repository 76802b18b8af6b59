import { hashPassword, verifyPassword } from './password-hash';

describe('password hashes', () => {
  it('[S26] are scrypt at the cost that OWASP asks for, each with its own salt', async () => {
    const [one, two] = await Promise.all([hashPassword('Demo1234'), hashPassword('Demo1234')]);
    expect(one).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(two);
    expect(await verifyPassword('Demo1234', one)).toBe(true);
    expect(await verifyPassword('Demo1234', two)).toBe(true);
    expect(await verifyPassword('demo1234', one)).toBe(false);
  });

  it('keep their own cost, so that it can rise later', async () => {
    // RFC 7914, section 12, third vector, cut to 32 bytes: N = 2^14, r = 8, p = 1.
    const salt = Buffer.from('SodiumChloride').toString('base64').replaceAll('=', '');
    const hash = Buffer.from('7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2', 'hex');
    const stored = `$scrypt$ln=14,r=8,p=1$${salt}$${hash.toString('base64').replaceAll('=', '')}`;
    expect(await verifyPassword('pleaseletmein', stored)).toBe(true);
    expect(await verifyPassword('pleaseletmeout', stored)).toBe(false);
  });

  it.each([
    ['none', null],
    ['an empty one', ''],
    ['another scheme', '$2b$12$abcdefghijklmnopqrstuv'],
    ['one that would stop the service', '$scrypt$ln=30,r=8,p=3$AAAA$AAAA'],
    ['one without a cost', '$scrypt$ln=0,r=0,p=0$AAAA$AAAA'],
  ])('let nobody in with %s', async (_, stored) => {
    expect(await verifyPassword('', stored)).toBe(false);
    expect(await verifyPassword('Demo1234', stored)).toBe(false);
  });
});
