import { parseEndpointKey } from './endpoint';
import { type EndpointKey, endpointOf, endpoints } from './index';
import { openApiDocument, operationId } from './openapi';

const document = openApiDocument();

test('the document describes every row of the endpoint table once', () => {
  const described = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual(Object.keys(endpoints).sort());
});

test('operation ids are unique', () => {
  const ids = Object.keys(endpoints).map(operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

test('calls that come later say so, and no others', () => {
  const keys = Object.keys(endpoints) as EndpointKey[];
  const saying = keys.filter((key) => {
    const { method, namespace, path } = parseEndpointKey(key);
    const item = document.paths?.[`/api-${namespace}${path}`] as Record<string, { description?: string }>;
    return item[method.toLowerCase()]?.description?.includes('501000');
  });
  expect(saying).toEqual(keys.filter((key) => endpointOf(key).later));
});

test('calls without an identity need no token', () => {
  expect(document.paths?.['/api-auth/api/getLoginCsrfToken']?.get?.security).toEqual([]);
  expect(document.paths?.['/api-meeting/api/user/rooms/{id}']?.get?.security).toEqual([{ bearer: [] }]);
});
