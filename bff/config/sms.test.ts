import { authConfig } from './auth-config';
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
