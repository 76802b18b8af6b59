import { authConfig } from '../browser-config/auth-config';
import { parseEnv } from './env';
import { hasDemoOutbox, smsSetting } from './sms';

const secret = { SESSION_SECRET: 'Zm9vYmFyYmF6cXV4Y29ycmVjdGhvcnNlYmF0dGVyeXN0YXBsZQ' };
const server = { DATABASE_URL: 'postgres://db.internal/meeting', ...secret };
const gateway = { SMS_HTTP_URL: 'https://sms.example.com/send' };
const modes = { LOGIN_MODES: 'sms,password' };

it('[AUTH-02] [S21] keeps codes for the outbox in the embedded demo alone', () => {
  expect(hasDemoOutbox(parseEnv({}))).toBe(true);
  const others = [
    server,
    { ...server, SEED_DEMO: '1' },
    gateway,
    { DEPLOYMENT: 'private' },
    { SERVICE_URL: 'http://service.internal', ...secret },
    { SERVICE_URL_AUTH: 'http://auth.internal', ...secret },
  ];
  for (const environment of others) expect(hasDemoOutbox(parseEnv(environment))).toBe(false);
});

it.each([
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: '192.0.2.7' },
  { PUBLIC_ORIGIN: 'https://rooms.example.com', ...secret },
  { PUBLIC_ORIGIN: 'https://localhost.example.com', ...secret },
  { TRUSTED_PROXIES: '127.0.0.1' },
])(
  '[S21] [S59] shows nobody elsewhere the codes of others: with %j the outbox has to be asked for',
  (reached) => {
    expect(smsSetting(parseEnv(reached))).toBeUndefined();
    expect(authConfig(parseEnv({ ...reached, ...modes })).modes).toEqual(['password']);
    expect(hasDemoOutbox(parseEnv({ ...reached, DEMO_OUTBOX: '1' }))).toBe(true);
  },
);

const elsewhere: Record<string, string>[] = [
  { HOST: '0.0.0.0' },
  { PUBLIC_ORIGIN: 'https://rooms.example.com', ...secret },
  { TRUSTED_PROXIES: '127.0.0.1' },
  { ...server, SEED_DEMO: '1', HOST: '::' },
];

it.each(elsewhere)(
  '[S21] [S59] tells nobody elsewhere whom the demo lets in: with %j its log-in has to be asked for',
  (reached) => {
    expect(authConfig(parseEnv(reached)).demo).toBeUndefined();
    expect(authConfig(parseEnv({ ...reached, DEMO_OUTBOX: '1' })).demo).toMatchObject({
      mobile: '13800000001',
    });
  },
);

it.each([
  { HOST: '::1', PUBLIC_ORIGIN: 'http://[::1]:3000' },
  { HOST: 'localhost', PUBLIC_ORIGIN: 'http://rooms.localhost:3000' },
])('[AUTH-02] keeps the outbox of a demo that only this machine reaches: %j', (alone) => {
  expect(hasDemoOutbox(parseEnv(alone))).toBe(true);
});

it('[S21] has no outbox on a store that others share, even when it is asked for', () => {
  for (const shared of [server, { ...server, SEED_DEMO: '1' }, gateway, { DEPLOYMENT: 'private' }])
    expect(hasDemoOutbox(parseEnv({ ...shared, DEMO_OUTBOX: '1' }))).toBe(false);
});

it('[AUTH-02] sends through a gateway where one is configured', () => {
  expect(smsSetting(parseEnv({ ...server, ...gateway }))).toMatchObject({
    kind: 'http',
    url: gateway.SMS_HTTP_URL,
  });
});

it.each([
  ['nothing to send with', server, ['password']],
  ['a private deployment', { DEPLOYMENT: 'private', ...gateway }, ['password']],
  ['the demo', {}, ['sms', 'password']],
  ['a gateway', { ...server, ...gateway }, ['sms', 'password']],
  ['a service elsewhere', { SERVICE_URL: 'http://service.internal', ...secret }, ['sms', 'password']],
])('[CFG-01] [AUTH-01] with %s offers what works', (_, environment, offered) => {
  expect(authConfig(parseEnv({ ...environment, ...modes })).modes).toEqual(offered);
});
