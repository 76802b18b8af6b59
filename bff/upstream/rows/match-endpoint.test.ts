import { fillPath } from '@/lib/client/transport/address';
import { endpointRows } from './endpoint-rows';
import { matchEndpoint } from './match-endpoint';

const kindOf = (path: string, method = 'GET') => matchEndpoint(method, path).kind;

it('[S32] finds every row of the table by its own method and path, and by no other method', () => {
  for (const row of endpointRows) {
    const path = row.template.replace(/\{\w+\}/g, 'some-id');
    expect(matchEndpoint(row.method, path)).toMatchObject({ kind: 'row', row: { template: row.template } });
    for (const method of ['TRACE', 'PROPFIND', 'get', 'OPTIONS', 'HEAD']) {
      expect(matchEndpoint(method, path).kind).toBe('method');
    }
  }
});

it('gives parameters decoded, so that they are encoded once when they leave', () => {
  const match = matchEndpoint('GET', '/api-meeting/api/user/rooms/%E4%BC%9A%20%3F%23');
  expect(match).toMatchObject({ kind: 'row', params: { id: '会 ?#' } });
  expect(match.kind === 'row' && fillPath(match.row.template, match.params)).toBe(
    '/api-meeting/api/user/rooms/%E4%BC%9A%20%3F%23',
  );
});

it('prefers a literal to a parameter, and goes back when the literal leads nowhere', () => {
  expect(matchEndpoint('GET', '/api-meeting/api/user/meetings/actions/calendar')).toMatchObject({
    row: { template: '/api-meeting/api/user/meetings/actions/calendar' },
  });
  expect(matchEndpoint('GET', '/api-meeting/api/user/meetings/actions')).toMatchObject({
    row: { template: '/api-meeting/api/user/meetings/{id}' },
    params: { id: 'actions' },
  });
});

it('[S32] names the methods that a path has', () => {
  expect(matchEndpoint('DELETE', '/api-meeting/api/user/v2/areas/trees')).toEqual({
    kind: 'method',
    allow: ['GET'],
  });
});

const rest = 'api/user/areas/trees';

it.each([
  `/api-__proto__/${rest}`,
  `/api-constructor/${rest}`,
  `/api-toString/${rest}`,
  `/api-Meeting/${rest}`,
  `/API-meeting/${rest}`,
  `/api-meeting./${rest}`,
  `/api-meeting@evil.com/${rest}`,
  `/api-m%65eting2/${rest}`,
  `/api-meetinɡ/${rest}`,
  `/api-ｍeeting/${rest}`,
  `/api-/${rest}`,
  '/__proto__',
  '/api-meeting',
  `/${rest}`,
  `/api-meeting/${rest}/more`,
  '/api-meeting/api/user/Areas/trees',
])('[S30] %s is the address of nothing', (path) => {
  expect(kindOf(encodeURI(decodeURI(path)))).toBe('unknown');
});

const prefix = '/api-meeting/api/user/rooms';

it.each([
  `${prefix}/a%2fb`,
  `${prefix}/a%2Fb`,
  `${prefix}/..%2f..%2fsecret`,
  `${prefix}/..%5c..%5csecret`,
  `${prefix}/%2f%2fevil.com`,
  `${prefix}/a%00b`,
  `${prefix}/a%0d%0aX-Injected:1`,
  `${prefix}/a%1fb`,
  `${prefix}/a%7fb`,
  `${prefix}/a%252fb`,
  `${prefix}/a%252f%252e%252e%252fb`,
  `${prefix}/%252e%252e`,
  `${prefix}/a%255cb`,
  `${prefix}/a%2500`,
  `${prefix}/a;..;/b`,
  `${prefix}/a;jsessionid=1`,
  `${prefix}/a%3bb`,
  `${prefix}/a\\b`,
  `${prefix}/.`,
  `${prefix}/..`,
  `${prefix}/%2e`,
  `${prefix}/%2e%2E`,
  `${prefix}/.%2e/x`,
  `${prefix}/`,
  `${prefix}//x`,
  `/${prefix}/x`,
  `${prefix}/%zz`,
  `${prefix}/%`,
  `${prefix}/%c0%ae`,
  `${prefix}/%ff`,
  `${prefix}/%ed%a0%80`,
  '/api-meeting/api%2Fuser%2Frooms',
  '/api-meeting/%2e%2e/api-auth/api/getLoginCsrfToken',
])('[S31] %s is refused, not guessed at', (path) => {
  expect(kindOf(path)).toBe('unsafe');
});
