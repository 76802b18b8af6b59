import path from 'node:path';
import { z } from 'zod';
import { parseEnv } from './env';

const key = (letter: string) => `${letter}0123456789abcdefghijklmnopqrstuv`;

test.each(['DATABASE_URL', 'DATABASE_MIGRATE_URL'])('%s is the address of a PostgreSQL database', (name) => {
  const withSecret = { SESSION_SECRET: key('k') };
  const socket = 'postgres://app:s@/rooms?host=/run/postgresql';
  for (const address of [
    'postgres://rooms:s@db:5433/rooms',
    'postgresql:///rooms?host=/run/postgresql',
    socket,
  ])
    expect(parseEnv({ ...withSecret, DATABASE_URL: address, [name]: address })).toMatchObject({
      [name]: address,
    });
  for (const address of ['rooms', 'mysql://db/rooms', 'db:5432/geheim'])
    expect(() => parseEnv({ ...withSecret, [name]: address })).toThrow(new RegExp(`${name}: (?!.*geheim)`));
});

test.each([{}, { DATA_DIR: '.data' }, { DATA_DIR: path.resolve('.data') }])(
  '[R17] the data folder is one place for every process: %j',
  (source) => {
    expect(parseEnv(source).DATA_DIR).toBe(path.resolve('.data'));
  },
);

test('an address to migrate is none to serve people from', () => {
  const elsewhere = { DATABASE_MIGRATE_URL: 'postgres://db/rooms' };
  expect(() => parseEnv(elsewhere)).toThrow(/DATABASE_URL: 缺少该项，因为已设置 DATABASE_MIGRATE_URL/);
});

describe('[S04] SESSION_SECRET', () => {
  it('is not needed by the embedded demo on this machine', () => {
    expect(parseEnv({}).SESSION_SECRET).toBeUndefined();
    expect(
      parseEnv({ PUBLIC_ORIGIN: 'http://127.0.0.1:3000', SESSION_SECRET: '' }).SESSION_SECRET,
    ).toBeUndefined();
  });

  it.each([
    { DATABASE_URL: 'postgres://db/rooms' },
    { SERVICE_URL: 'http://127.0.0.1:4000' },
    { SERVICE_URL_AUTH: 'http://127.0.0.1:4000' },
    { PUBLIC_ORIGIN: 'https://rooms.company.cn' },
  ])('is demanded by $DATABASE_URL$SERVICE_URL$SERVICE_URL_AUTH$PUBLIC_ORIGIN', (source) => {
    expect(() => parseEnv(source)).toThrow(/SESSION_SECRET: 缺少该项/);
    expect(parseEnv({ ...source, SESSION_SECRET: key('k') }).SESSION_SECRET).toEqual([key('k')]);
  });

  it('is a list whose order is kept', () => {
    expect(parseEnv({ SESSION_SECRET: `${key('b')}, ${key('a')}` }).SESSION_SECRET).toEqual([
      key('b'),
      key('a'),
    ]);
  });

  it.each([
    ['short', 'k'.repeat(31)],
    ['short in second place', `${key('a')},abc`],
    ['one character', 'a'.repeat(40)],
    ['a copied default', 'please-change-me-please-change-me-123'],
    ['with an empty item', `${key('a')},`],
    ['twice the same', `${key('a')},${key('a')}`],
  ])('is refused when it is %s', (_, secret) => {
    expect(() => parseEnv({ SESSION_SECRET: secret })).toThrow(/SESSION_SECRET/);
  });

  it('counts bytes, not characters', () => {
    expect(parseEnv({ SESSION_SECRET: '会议室预约的密钥够长吗一二三' }).SESSION_SECRET).toHaveLength(1);
  });
});

it('lets nobody shift the clock of a production by mistake', () => {
  expect(() => parseEnv({ NODE_ENV: 'production', TEST_CLOCK: '0' })).toThrow(/TEST_CLOCK/);
  expect(parseEnv({ NODE_ENV: 'production', TEST_CLOCK: '0', ALLOW_TEST_CLOCK: '1' }).TEST_CLOCK).toBe(0);
});

it('names every fault at once', () => {
  expect(() => parseEnv({ PORT: 'x', SERVICE_URL: 'ftp://a', SESSION_SECRET: key('k') })).toThrow(
    /PORT:.*\n.*SERVICE_URL:/,
  );
});

it('says every fault in one language, and leaves what schemas say elsewhere alone', () => {
  const faulty = { PORT: 'x', EMBED_ORIGINS: 'a', TEST_CLOCK: 'soon', COMPANY_ENV: 'no', SERVICE_URL: 'db' };
  const parse = () => parseEnv({ ...faulty, LOGIN_MODES: 'fax', SESSION_SECRET: 'short' });
  expect(parse).toThrow(/PORT: 无效/);
  expect(parse).not.toThrow(/Invalid|expected|received/i);
  expect(z.string().safeParse(1).error?.issues[0]?.message).toMatch(/^Invalid input/);
});

it('reduces PUBLIC_ORIGIN to an origin, and knows its own when none is given', () => {
  expect(parseEnv({ PUBLIC_ORIGIN: 'http://localhost:3000/x/' }).PUBLIC_ORIGIN).toBe('http://localhost:3000');
  expect(parseEnv({ PORT: '3456' }).PUBLIC_ORIGIN).toBe('http://localhost:3456');
});

describe('[AUTH-08] [S16] the identity provider', () => {
  const settings = { SSO_ISSUER: 'https://id.example.com', SSO_CLIENT_ID: 'rooms' };

  it('is named with the client that we are to it, or not at all', () => {
    expect(parseEnv(settings)).toMatchObject({ ...settings, SSO_SCOPES: ['openid', 'profile'] });
    expect(() => parseEnv({ SSO_ISSUER: settings.SSO_ISSUER })).toThrow(/SSO_CLIENT_ID: 缺少该项/);
    expect(() => parseEnv({ SSO_CLIENT_ID: 'rooms' })).toThrow(/SSO_ISSUER: 缺少该项/);
  });

  it('is asked over https, but on this machine or in an intranet without', () => {
    const inClear = { ...settings, SSO_ISSUER: 'http://id.example.com' };
    expect(() => parseEnv(inClear)).toThrow(/SSO_ISSUER: 须使用 https/);
    expect(parseEnv({ ...inClear, ALLOW_INSECURE_HTTP: '1' }).SSO_ISSUER).toBe(inClear.SSO_ISSUER);
    expect(parseEnv({ ...settings, SSO_ISSUER: 'http://127.0.0.1:4000' }).SSO_CLIENT_ID).toBe('rooms');
  });

  it('is asked for openid, whatever else', () => {
    expect(parseEnv({ ...settings, SSO_SCOPES: 'openid, phone' }).SSO_SCOPES).toEqual(['openid', 'phone']);
    expect(() => parseEnv({ ...settings, SSO_SCOPES: 'profile' })).toThrow(/SSO_SCOPES: 须包含 openid/);
  });
});
