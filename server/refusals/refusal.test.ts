import { refusalOf } from './refusal';

const head = ({ method = 'GET', url = '/', headers = {}, hosts = 1 } = {}) => ({
  method,
  url,
  headers,
  rawHeaders: Array.from({ length: hosts }, () => ['Host', 'localhost']).flat(),
});

describe('refusalOf', () => {
  it.each([
    '/api%2Fuser',
    '/..%2f..%2fsecret',
    '/..%5c..%5csecret',
    '/%2f%2fevil.example',
    '/a%00b',
    '/a%0d%0aX-Injected:1',
    '/a%252f%252e%252e%252fb',
    '/a;..;/b',
    '/a/../b',
    '/%2e%2e/b',
    '//evil.example/x',
    '/\\evil.example',
    '/%zz',
    '/%c0%ae',
    '/%ff',
    'http://evil.example/x',
    '*',
    '/a//b',
    '/a//',
    '/caf\u00e9',
    '/login#/bff/session',
    '/login?to=#',
    '/rooms?keyword=%ED%A0%80',
    '/bff/api-meeting/api/user/orders?roomId=%ff',
  ])('[S31] refuses %j before anything decodes it', (url) => {
    expect(refusalOf(head({ url }))).toMatchObject({ status: 400 });
  });

  it.each([
    '/',
    '/schedule',
    '/schedule/',
    '/details/12345?from=schedule',
    '/_next/static/chunks/%5Bid%5D.js',
    '/rooms?q=%2F%5C%00',
    '/rooms?q=100%',
    '/%E6%9C%9B%E6%B1%9F',
  ])('[S31] lets %j pass', (url) => {
    expect(refusalOf(head({ url }))).toBeUndefined();
  });

  it.each(['/bff/', '/bff/session/', '/bff/api-meeting/api/user/rooms/r1/'])(
    '[S31] refuses %j: an empty segment at the end of a call',
    (url) => {
      expect(refusalOf(head({ url }))).toMatchObject({ status: 400 });
    },
  );

  it('[S57] refuses none and two Host headers', () => {
    expect(refusalOf(head({ hosts: 0 }))).toMatchObject({ status: 400 });
    expect(refusalOf(head({ hosts: 2 }))).toMatchObject({ status: 400 });
  });

  it('[S36] refuses upgrades', () => {
    expect(refusalOf(head({ headers: { upgrade: 'websocket' } }))).toMatchObject({ status: 400 });
  });

  it.each(['TRACE', 'CONNECT', 'PROPFIND'])('[S32] refuses %s everywhere', (method) => {
    expect(refusalOf(head({ method, url: '/bff/session' }))).toMatchObject({ status: 405 });
  });

  it('[S55] takes nothing but reads outside /bff, so no Server Action is ever reached', () => {
    expect(refusalOf(head({ method: 'POST', url: '/schedule' }))).toMatchObject({ status: 405 });
    expect(refusalOf(head({ method: 'POST', url: '/bffoo' }))).toMatchObject({ status: 405 });
    expect(refusalOf(head({ method: 'POST', url: '/bff/session' }))).toBeUndefined();
  });

  it('[UX-04] shows the page again when its form was sent before the script had loaded', () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const form = head({ method: 'POST', url: '/login?redirect=%2Frooms', headers });
    expect(refusalOf(form)).toMatchObject({ status: 303, location: '/login?redirect=%2Frooms' });
    expect(refusalOf(head({ method: 'POST', url: '/bff/session', headers }))).toBeUndefined();
    expect(refusalOf(head({ method: 'POST', url: '//evil.example', headers }))).toMatchObject({
      status: 400,
    });
  });

  it('[S37] refuses long addresses and large bodies', () => {
    expect(refusalOf(head({ url: `/${'a'.repeat(8_192)}` }))).toMatchObject({ status: 414 });
    expect(
      refusalOf(head({ method: 'POST', url: '/bff/x', headers: { 'content-length': '50000000' } })),
    ).toMatchObject({
      status: 413,
    });
  });
});
