import path from 'node:path';
import { plainConfig, readStandaloneConfig } from './config';

const DATABASE_URL = 'postgres://meeting@db.internal/meeting';

describe('the environment of a service that runs alone', () => {
  it('needs a database only, and listens on loopback unless told otherwise', () => {
    expect(readStandaloneConfig({ NODE_ENV: 'test', DATABASE_URL })).toEqual({
      host: '127.0.0.1',
      port: 3_001,
      databaseUrl: DATABASE_URL,
      logLevel: 'info',
      service: { ...plainConfig, storage: { kind: 'disk', folder: path.resolve('.data/uploads') } },
    });
  });

  it('[AUTH-04] takes plain passwords only where that is configured', () => {
    const plain = readStandaloneConfig({ NODE_ENV: 'test', DATABASE_URL, PASSWORD_TRANSPORT: 'plain' });
    expect(plain.service.plainPasswordLogin).toBe(true);
  });

  it('[AUTH-13] [AUTH-17] is told of a private deployment and of second passwords', () => {
    const settings = { DEPLOYMENT: 'private', PRIVILEGED_PASSWORD: '1' };
    const { service } = readStandaloneConfig({ NODE_ENV: 'test', DATABASE_URL, ...settings });
    expect(service).toMatchObject({ privateDeployment: true, privilegedPassword: true });
  });

  it('[AUTH-02] asks a vendor for captchas where one is named with its account, and says what is missing', () => {
    const vendor = { NODE_ENV: 'test', DATABASE_URL, CAPTCHA_PROVIDER: 'geetest' } as const;
    const account = { CAPTCHA_GEETEST_ID: 'gt-id', CAPTCHA_GEETEST_KEY: 'gt-key' };
    expect(readStandaloneConfig({ ...vendor, ...account }).service.captcha).toEqual({
      provider: 'geetest',
      id: 'gt-id',
      key: 'gt-key',
      apiUrl: 'https://api.geetest.com',
      scriptUrl: 'https://static.geetest.com/static/tools/gt.js',
    });
    expect(() => readStandaloneConfig(vendor)).toThrow(/CAPTCHA_GEETEST_ID: 缺少该项[^]*CAPTCHA_GEETEST_KEY/);
  });

  it('[CFG-03] counts page views by default, in its store or by a collector', () => {
    const analyticsOf = (settings: Record<string, string>) =>
      readStandaloneConfig({ NODE_ENV: 'test', DATABASE_URL, ...settings }).service.analytics;
    const collector = { ANALYTICS_HTTP_URL: 'https://collect.example.net/events?key=1' };
    expect(analyticsOf({})).toEqual({ kind: 'store' });
    expect(analyticsOf({ ...collector, ANALYTICS_HTTP_HEADERS: '{"x-key":"1"}' })).toEqual({
      kind: 'http',
      url: collector.ANALYTICS_HTTP_URL,
      headers: { 'x-key': '1' },
    });
    expect(analyticsOf({ ...collector, ANALYTICS: '0' })).toEqual({ kind: 'off' });
    for (const ANALYTICS_HTTP_URL of ['collect.example.net', 'javascript:alert(1)', 'file:///etc/passwd'])
      expect(() => analyticsOf({ ANALYTICS_HTTP_URL })).toThrow(/ANALYTICS_HTTP_URL/);
  });

  it.each(['DATABASE_URL', 'PORT', 'LOG_LEVEL'])('names every fault at once, %s too', (name) => {
    const faulty = { NODE_ENV: 'test', PORT: 'x', LOG_LEVEL: 'loud' } as const;
    expect(() => readStandaloneConfig(faulty)).toThrow(new RegExp(`^  ${name}: 无效`, 'm'));
  });
});
