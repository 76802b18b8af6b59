import { endpointRows, type EndpointRow } from '@/bff/upstream/rows/endpoint-rows';
import { needsSession } from '@/lib/contract/endpoint';
import { endpointOf } from '@/lib/contract/index';
import type { CrawlRequest } from '../exchange';
import { hostileBodies, hostileQueries, queryOf } from './hostile-inputs';
import { sampleOf } from './sample-of';
import { thingNamed, type Things } from './things';

/** Calls that would end sessions: the crawl's own, or others of the same person. */
const endsSessions: readonly string[] = [
  'POST /api-auth/api/user/auth/logout',
  'DELETE /api-auth/api/user/account/sessions',
];

/** Calls that write something of the caller's own and name no thing of a company, so that nothing can refuse them. */
const writesOwn: readonly string[] = [
  'POST /api-meeting/api/user/issues',
  'POST /api-meeting/api/user/label/create',
  'POST /api-meeting/api/user/meetings/actions/read-all',
  'POST /api-meeting/api/user/notices/actions/read-all',
  'PUT /api-meeting/api/user/notice-settings',
  'POST /api-meeting/api/users/personConfig/userSet',
];

/** Every row of the endpoint table once, as a form would send it, naming these things; but for what ends sessions. */
export const rowRequests = (things: Things): CrawlRequest[] =>
  endpointRows.filter(({ key }) => !endsSessions.includes(key)).map((row) => requestOf(row, things));

/** The same without the calls that name nothing which could be another company's. */
export const namingRequests = (things: Things): CrawlRequest[] =>
  endpointRows
    .filter(({ key }) => !endsSessions.includes(key) && !writesOwn.includes(key))
    .map((row) => requestOf(row, things));

/** Every row that only reads, for people, about things that are there: without these the crawl would prove nothing. */
export const readRequests = (things: Things): CrawlRequest[] =>
  rowRequests(things)
    .filter(({ method, needs }) => method === 'GET' && needs !== 'nothing')
    .map((request) => ({ ...request, succeeds: 200 }));

/** Every row with inputs that nobody's form sends. */
export const hostileRowRequests = (things: Things): CrawlRequest[] =>
  endpointRows.flatMap((row) => hostileRequestsOf(row, things));

function requestOf(row: EndpointRow, things: Things): CrawlRequest {
  const { body } = endpointOf(row.key);
  const address = addressOf(row, things) + queryOf(sampleQuery(row, things));
  return withBody(baseOf(row, address), body && JSON.stringify(sampleOf(body, things)));
}

function hostileRequestsOf(row: EndpointRow, things: Things): CrawlRequest[] {
  const { body } = endpointOf(row.key);
  const sane = requestOf(row, things);
  const address = addressOf(row, things);
  return [
    ...(body
      ? [undefined, ...hostileBodies(sampleOf(body, things))].map((text) => withBody(sane, text))
      : []),
    ...(row.query
      ? hostileQueries(sampleQuery(row, things)).map((query) => baseOf(row, address + query))
      : []),
  ];
}

const baseOf = ({ method, identity }: EndpointRow, address: string): CrawlRequest => ({
  kind: 'call',
  method,
  path: `/bff${address}`,
  needs: needsSession(identity) || identity === 'door' ? identity : 'nothing',
});

const withBody = ({ headers, ...request }: CrawlRequest, body: string | undefined): CrawlRequest => ({
  ...request,
  headers: body === undefined ? undefined : { 'Content-Type': 'application/json' },
  body,
});

const sampleQuery = ({ query }: EndpointRow, things: Things) =>
  (query ? sampleOf(query, things) : {}) as Record<string, unknown>;

/** `rooms/{id}` names a room: the segment before a parameter says as much as its own name. */
const addressOf = ({ template }: EndpointRow, things: Things) =>
  template.replaceAll(/([^/]+)\/\{(\w+)\}/g, (_, before: string, name: string) => {
    if (name === 'version') return `${before}/1`;
    const thing = thingNamed(name === 'id' ? before : `${name} ${before}`, things);
    return `${before}/${encodeURIComponent(thing)}`;
  });
