import {
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponsesObject,
  createDocument,
} from 'zod-openapi';
import { failureSchema } from './common';
import { type Endpoint, type Namespace, needsSession, parseEndpointKey } from './endpoint';
import { type EndpointKey, endpointOf, endpoints } from './index';

const namespaceTexts: Record<Namespace, string> = {
  auth: 'Log-in, captchas, accounts',
  meeting: 'Companies, rooms, meetings, approvals, contacts',
  pivot: 'Hand-overs between devices',
};

const json = (schema: ZodSchema) => ({ content: { 'application/json': { schema } } });
type ZodSchema = NonNullable<Endpoint['body']>;

const failure = (description: string) => ({ description, ...json(failureSchema) });

function success({ response, variants = {} }: Endpoint): ZodOpenApiResponsesObject {
  if (response === 'empty') return { '204': { description: 'Done' } };
  if (response === 'binary')
    return { '200': { description: 'The bytes', content: { 'application/octet-stream': {} } } };
  if (response === 'event-stream')
    return { '200': { description: 'Server-sent events', content: { 'text/event-stream': {} } } };
  const others = Object.entries(variants).map(([type, schema]) => [type, { schema }] as const);
  const { content } = json(response);
  return { '200': { description: 'Success', content: { ...content, ...Object.fromEntries(others) } } };
}

/**
 * A name for generated clients, from the method and the path.
 *
 * @example
 * operationId('GET /api-meeting/api/user/rooms/{id}') //=> 'getMeetingUserRoomsId'
 */
export function operationId(key: string): string {
  const { method, namespace, path } = parseEndpointKey(key);
  const words = `${namespace}/${path.replace(/^\/api\//, '')}`.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

const bearer = { bearer: [] };
const door = { door: [] };

/** An empty alternative means that it also goes without (OpenAPI 3.1, Security Requirement Object). */
function securityOf({ identity = 'staff' }: Endpoint) {
  if (identity === 'none') return [];
  if (identity === 'door') return [door];
  return needsSession(identity) ? [bearer] : [{}, bearer];
}

function operation(key: EndpointKey, endpoint: Endpoint): ZodOpenApiOperationObject {
  const { namespace } = parseEndpointKey(key);
  const codes = endpoint.errors?.length ? ` Codes: ${endpoint.errors.join(', ')}.` : '';
  const header = (name: string, description: string) => ({
    name,
    in: 'header' as const,
    required: false,
    description,
    schema: { type: 'string' as const },
  });
  return {
    operationId: operationId(key),
    summary: endpoint.summary,
    ...(codes && { description: `${endpoint.summary}.${codes}` }),
    tags: [namespace],
    security: securityOf(endpoint),
    ...(endpoint.idempotent && {
      parameters: [
        header('Idempotency-Key', 'The same key and body within 24 hours answer the first result again'),
      ],
    }),
    requestParams: {
      ...(endpoint.params && { path: endpoint.params as never }),
      ...(endpoint.query && { query: endpoint.query as never }),
    },
    ...(endpoint.body && { requestBody: { required: true, ...json(endpoint.body) } }),
    responses: {
      ...success(endpoint),
      '400': failure('Invalid request'),
      ...((needsSession(endpoint.identity ?? 'staff') || endpoint.identity === 'door') && {
        '401': failure('No valid token'),
        '403': failure('Not allowed'),
      }),
      ...(endpoint.params && { '404': failure('Not found') }),
      '500': failure('Unexpected failure'),
    },
  };
}

/** The OpenAPI 3.1 document of the endpoint table. */
export function openApiDocument(): ReturnType<typeof createDocument> {
  const paths: ZodOpenApiPathsObject = {};
  for (const key of Object.keys(endpoints) as EndpointKey[]) {
    const [method, address] = key.split(' ') as [string, string];
    paths[address] = { ...paths[address], [method.toLowerCase()]: operation(key, endpointOf(key)) };
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Meeting-room reservation service',
      version: '1.0.0',
      description: 'Everything that the web client asks of the service. Times are epoch milliseconds.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: (Object.keys(namespaceTexts) as Namespace[]).map((name) => ({
      name,
      description: namespaceTexts[name],
    })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        door: { type: 'http', scheme: 'bearer', description: 'The token of a screen beside a room’s door' },
      },
    },
  });
}
