import { endpoints } from './index';
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

test('calls without an identity need no token', () => {
  expect(document.paths?.['/api-auth/api/getLoginCsrfToken']?.get?.security).toEqual([]);
  expect(document.paths?.['/api-meeting/api/user/rooms/{id}']?.get?.security).toEqual([{ bearer: [] }]);
});
