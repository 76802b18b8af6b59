import { CspEvaluator } from 'csp_evaluator';
import { Version } from 'csp_evaluator/dist/csp';
import { Severity } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';
import { contentSecurityPolicy, newNonce } from './content-security-policy';
import { parseEnv } from '../env';

const thirdParties = {
  CAPTCHA_ORIGINS: 'https://captcha.example.net',
  SOCIAL_QR_ORIGINS: 'https://qr.example.net',
  CHATBOT_ORIGINS: 'https://bot.example.net,https://bot.example.net:8443',
};

const policyOf = (path: string, source: Record<string, string> = {}) =>
  contentSecurityPolicy({
    nonce: newNonce(),
    path,
    env: parseEnv({ NODE_ENV: 'production', ...source }),
  });

const directive = (policy: string, name: string) =>
  policy.split('; ').find((one) => one.startsWith(`${name} `));

describe('[S50] the content security policy', () => {
  it.each(['/login', '/schedule', '/help'])(
    'of %s leaves csp_evaluator nothing worse than a hint, with thirdParties and without',
    (path) => {
      for (const policy of [policyOf(path), policyOf(path, thirdParties)]) {
        const findings = new CspEvaluator(new CspParser(policy).csp, Version.CSP3).evaluate();
        expect(findings.filter(({ severity }) => severity < Severity.STRICT_CSP)).toEqual([]);
      }
    },
  );

  it.each([
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "connect-src 'self'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    'report-uri /bff/csp-reports',
  ])('holds %s', (expected) => expect(policyOf('/login').split('; ')).toContain(expected));

  it('has no way around the nonce in production', () => {
    expect(directive(policyOf('/login'), 'script-src')).toMatch(
      /^script-src 'nonce-[^']+' 'strict-dynamic'$/,
    );
  });

  it('lets thirdParties onto their own pages only, and none unless configured', () => {
    const withThirdParties = (path: string) => policyOf(path, thirdParties);
    expect(directive(withThirdParties('/login'), 'frame-src')).toBe(
      'frame-src https://captcha.example.net https://qr.example.net',
    );
    expect(directive(withThirdParties('/login'), 'connect-src')).toBe(
      "connect-src 'self' https://captcha.example.net",
    );
    expect(directive(withThirdParties('/help'), 'connect-src')).toBe(
      "connect-src 'self' https://bot.example.net https://bot.example.net:8443",
    );
    for (const path of ['/', '/schedule', '/login/', '/loginx', '/help/x', '/Login'])
      expect(withThirdParties(path)).not.toContain('example.net');
    for (const path of ['/login', '/help']) expect(policyOf(path)).not.toContain('http');
  });
});

describe('[S50] [NAV-05] the chat bubble', () => {
  const bubble = { CHATBOT_SCRIPT_URL: 'https://bot.example.net/bubble.js', CHATBOT_COMPANY_IDS: 'c1' };
  const policyFor = (companyId: string, path: string, source: Record<string, string>) =>
    contentSecurityPolicy({
      nonce: newNonce(),
      path,
      companyId,
      env: parseEnv({ NODE_ENV: 'production', ...source }),
    });

  it('calls its own origin, on the pages of the companies that have it', () => {
    expect(directive(policyFor('c1', '/help', bubble), 'connect-src')).toBe(
      "connect-src 'self' https://bot.example.net",
    );
    expect(directive(policyFor('c1', '/help', bubble), 'script-src')).toMatch(
      /^script-src 'nonce-[^']+' 'strict-dynamic'$/,
    );
    for (const [company, path] of [
      ['c2', '/help'],
      ['c1', '/schedule'],
      ['c1', '/login'],
    ] as const)
      expect(policyFor(company, path, bubble)).not.toContain('example.net');
  });

  it('may be on other pages by configuration, whatever they name', () => {
    const source = { ...bubble, CHATBOT_PAGES: '/details/{meetingNo}' };
    expect(policyFor('c1', '/details/2026112301', source)).toContain('https://bot.example.net');
    for (const path of ['/help', '/details', '/details/1/2'])
      expect(policyFor('c1', path, source)).not.toContain('example.net');
  });
});

describe('[S50] [AUTH-06] the social chat app', () => {
  const wechat = {
    WX_APP_ID: 'wx1',
    WX_SECRET: 'secret',
    WX_REDIRECT_URI: 'https://rooms.example.com/bff/wechat/return',
    WX_PAGE_URL: 'https://open.example.net/base',
  };

  it('may be framed by the log-in page alone, by its own origin and what it was configured to load', () => {
    const framed = (path: string, more = {}) =>
      directive(policyOf(path, { ...wechat, ...more }), 'frame-src');
    expect(framed('/login')).toBe('frame-src https://open.example.net');
    const SOCIAL_QR_ORIGINS = 'https://open.example.net,https://lp.example.net';
    expect(framed('/login', { SOCIAL_QR_ORIGINS })).toBe(
      'frame-src https://open.example.net https://lp.example.net',
    );
    for (const path of ['/', '/schedule', '/forgot-password', '/bind-wechat', '/help'])
      expect(framed(path, { SOCIAL_QR_ORIGINS })).toBe("frame-src 'none'");
  });

  it('shows a portrait where it is asked about, from a configured origin alone', () => {
    const images = (more = {}) => directive(policyOf('/bind-wechat', { ...wechat, ...more }), 'img-src');
    expect(images()).toBe("img-src 'self' data: blob:");
    expect(images({ SOCIAL_QR_ORIGINS: 'https://pic.example.net' })).toBe(
      "img-src 'self' data: blob: https://pic.example.net",
    );
  });

  it.each(Object.keys(wechat).filter((name) => name !== 'WX_PAGE_URL'))(
    'is let in nowhere while %s is missing',
    (name) => expect(policyOf('/login', { ...wechat, [name]: '' })).not.toContain('example.net'),
  );

  it('leaves csp_evaluator nothing worse than a hint', () => {
    const findings = new CspEvaluator(new CspParser(policyOf('/login', wechat)).csp, Version.CSP3).evaluate();
    expect(findings.filter(({ severity }) => severity < Severity.STRICT_CSP)).toEqual([]);
  });
});

it('[S42] names who may show us in a frame, and nobody unless configured', () => {
  const policy = policyOf('/schedule', {
    EMBED_ORIGINS: 'https://portal.example.com, https://a.example.com',
  });
  expect(directive(policy, 'frame-ancestors')).toBe(
    'frame-ancestors https://portal.example.com https://a.example.com',
  );
});

it.each([
  'portal.example.com',
  'https://portal.example.com/',
  'https://portal.example.com/path',
  'https://*.example.com',
  'https://a.example.com; script-src *',
  "'self'",
  '*',
  'null',
  'javascript:alert(1)',
  'https://user:secret@a.example.com',
])('[S42] [S50] takes no %s for an origin', (text) => {
  for (const name of ['EMBED_ORIGINS', 'CAPTCHA_ORIGINS', 'SOCIAL_QR_ORIGINS', 'CHATBOT_ORIGINS'])
    expect(() => parseEnv({ [name]: text })).toThrow(new RegExp(name));
});

it('[S42] refuses frames without https, where no browser would send the session', () => {
  const EMBED_ORIGINS = 'https://portal.example.com';
  expect(() => parseEnv({ EMBED_ORIGINS, ALLOW_INSECURE_HTTP: '1' })).toThrow(/EMBED_ORIGINS: 需要 https/);
});
