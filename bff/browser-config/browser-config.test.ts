import { limits } from '@/lib/domain/limits/limits';
import { authConfig } from './auth-config';
import { chatbotOf } from './chatbot-of';
import { parseEnv } from '../config/env';
import { environmentOf } from './environment-of-host';
import { meetingConfig } from './meeting-config';

describe('[CFG-01] configuration', () => {
  it('tells the log-in page its ways in, its agreements and the demo log-in', () => {
    const env = parseEnv({ AGREEMENT_PRIVACY_URL: 'https://company.cn/privacy' });

    expect(authConfig(env)).toEqual({
      environment: 'development',
      modes: ['sms', 'qr', 'password'],
      sso: false,
      privateVariant: false,
      privilegedPassword: false,
      captcha: 'embedded',
      passwordTransport: 'encrypted',
      passwordDigest: 'none',
      agreements: {
        user: '/agreement/user',
        privacy: 'https://company.cn/privacy',
        service: '/agreement/service',
      },
      demo: { mobile: '13800000001', password: 'Demo1234', outbox: '/dev/outbox' },
    });
  });

  it.each([{ SERVICE_URL: 'http://127.0.0.1:4000' }, { DATABASE_URL: 'postgres://db/rooms' }])(
    'shows no demo log-in with %j',
    (source) => {
      const env = parseEnv({ ...source, SESSION_SECRET: '0123456789abcdefghijklmnopqrstuv' });
      expect(authConfig(env)).not.toHaveProperty('demo');
    },
  );

  it('[AUTH-04] asks for the MD5 of a password only towards a foreign service', () => {
    const SESSION_SECRET = '0123456789abcdefghijklmnopqrstuv';
    const digest = (source: Record<string, string>) =>
      authConfig(parseEnv({ PASSWORD_DIGEST: 'md5', SESSION_SECRET, ...source })).passwordDigest;
    expect(digest({ SERVICE_URL: 'http://127.0.0.1:4000' })).toBe('md5');
    expect(digest({})).toBe('none');
  });

  it('[AUTH-17] offers nothing by SMS in a private deployment', () => {
    const offered = (source: Record<string, string>) =>
      authConfig(parseEnv({ DEPLOYMENT: 'private', ...source }));
    expect(offered({})).toMatchObject({ privateVariant: true, modes: ['password', 'qr'] });
    expect(offered({ LOGIN_MODES: 'sms,qr,password' }).modes).toEqual(['qr', 'password']);
    expect(offered({ LOGIN_MODES: 'sms' }).modes).toEqual(['password']);
  });

  it('refuses unknown ways in and agreements that are scripts', () => {
    expect(() => parseEnv({ LOGIN_MODES: 'password,magic' })).toThrow(/LOGIN_MODES/);
    expect(() => parseEnv({ AGREEMENT_USER_URL: 'javascript:alert(1)' })).toThrow(/AGREEMENT_USER_URL/);
    expect(() => parseEnv({ AGREEMENT_USER_URL: '//evil.com' })).toThrow(/AGREEMENT_USER_URL/);
  });

  it('tells the screens the limits of section 9 and the company’s options', () => {
    const CHATBOT_SCRIPT_URL = 'https://bot.example.net/bubble.js?app=1';
    const env = parseEnv({
      CHATBOT_COMPANY_IDS: 'c1, c2',
      CHATBOT_SCRIPT_URL,
      HELP_DESK_PHONE: '010-1234',
      ANALYTICS: '0',
    });

    expect(meetingConfig(env)).toEqual({
      environment: 'development',
      limits,
      meetingTypes: [
        { value: 1, label: '对外商务' },
        { value: 2, label: '内部问题与决策（含评审）' },
        { value: 3, label: '内部例会（周会、月会）' },
        { value: 4, label: '其他（培训、面试等）' },
      ],
      notices: [
        { value: 'on_time', label: '准时' },
        { value: 'before_5', label: '提前5分钟' },
        { value: 'before_10', label: '提前10分钟' },
        { value: 'before_15', label: '提前15分钟' },
        { value: 'before_20', label: '提前20分钟' },
        { value: 'before_30', label: '提前30分钟' },
        { value: 'none', label: '不提醒' },
      ],
      chatbotCompanyIds: ['c1', 'c2'],
      chatbot: { scriptUrl: CHATBOT_SCRIPT_URL, pages: ['/help'] },
      helpDeskPhone: '010-1234',
      analytics: { enabled: false, version: 'V2.1', endpointType: 'WEB_APP' },
    });
  });
});

describe('[NAV-05] the chat bubble', () => {
  const bubble = { CHATBOT_SCRIPT_URL: 'https://bot.example.net/bubble.js', CHATBOT_COMPANY_IDS: 'c1,c2' };
  const of = (source: Record<string, string>, companyId: string) =>
    chatbotOf(meetingConfig(parseEnv(source)), companyId);

  it('is for the configured companies alone, on the configured pages', () => {
    expect(of({ ...bubble, CHATBOT_PAGES: '/help, /details/{meetingNo}' }, 'c2')).toEqual({
      scriptUrl: bubble.CHATBOT_SCRIPT_URL,
      pages: ['/help', '/details/{meetingNo}'],
    });
    expect(of(bubble, 'c3')).toBeUndefined();
  });

  it('is switched off by a named company itself, and on where the operator leaves it to the companies', () => {
    const named = meetingConfig(parseEnv(bubble));
    const open = meetingConfig(parseEnv({ ...bubble, CHATBOT_COMPANY_IDS: '*' }));
    const isOn = (config: typeof open, own?: boolean) => chatbotOf(config, 'c1', own) !== undefined;
    expect([isOn(named, false), isOn(named, true), isOn(named)]).toEqual([false, true, true]);
    expect([isOn(open, false), isOn(open, true), isOn(open)]).toEqual([false, true, false]);
  });

  it.each(Object.keys(bubble))('is nobody’s without %s', (name) => {
    expect(of({ ...bubble, [name]: '' }, 'c1')).toBeUndefined();
  });

  it.each([
    ['CHATBOT_SCRIPT_URL', 'javascript:alert(1)'],
    ['CHATBOT_SCRIPT_URL', '/bubble.js'],
    ['CHATBOT_SCRIPT_URL', 'data:text/javascript,alert(1)'],
    ['CHATBOT_PAGES', '/login'],
    ['CHATBOT_PAGES', '/help,/details/1'],
  ])('refuses %s=%s at the start', (name, value) => {
    expect(() => parseEnv({ [name]: value })).toThrow(new RegExp(name));
  });
});

it.each([
  ['localhost', 'development'],
  ['127.0.0.1', 'development'],
  ['[::1]', 'development'],
  ['rooms.localhost', 'development'],
  ['mac.local', 'development'],
  ['test.rooms.company.cn', 'test'],
  ['rooms-uat.company.cn', 'test'],
  ['ROOMS.staging2.company.cn', 'test'],
  ['rooms.company.cn', 'production'],
  ['contest.company.cn', 'production'],
  ['localhost.company.cn', 'production'],
] as const)('[CFG-02] %s is a host of %s', (host, environment) => {
  expect(environmentOf(host)).toBe(environment);
});
