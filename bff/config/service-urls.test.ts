import { parseEnv } from './env';
import { needsOwnService, serviceUrls } from './service-urls';

const SESSION_SECRET = '0123456789abcdefghijklmnopqrstuv';
const all = 'http://all.test';
const one = 'http://one.test';

it.each([
  ['nothing', {}, [undefined, undefined, undefined], true],
  ['SERVICE_URL', { SERVICE_URL: all }, [all, all, all], false],
  ['one namespace', { SERVICE_URL_MEETING: one }, [undefined, one, undefined], true],
  ['all and one', { SERVICE_URL: all, SERVICE_URL_PIVOT: one }, [all, all, one], false],
  [
    'each namespace',
    { SERVICE_URL_AUTH: one, SERVICE_URL_MEETING: one, SERVICE_URL_PIVOT: one },
    [one, one, one],
    false,
  ],
])('with %s named, the rest is answered here', (_, source, expected, own) => {
  const env = parseEnv({ ...source, SESSION_SECRET });
  const { auth, meeting, pivot } = serviceUrls(env);
  expect([auth, meeting, pivot]).toEqual(expected);
  expect(needsOwnService(env)).toBe(own);
});
