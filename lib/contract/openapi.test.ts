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

test('calls that come later say so', () => {
  expect(document.paths?.['/api-meeting/api/user/issues']?.post?.description).toContain('501000');
  expect(
    document.paths?.['/api-meeting/api/user/v2/meetings/actions/check']?.post?.description,
  ).toBeUndefined();
});

test('calls without an identity need no token', () => {
  expect(document.paths?.['/api-auth/api/getLoginCsrfToken']?.get?.security).toEqual([]);
  expect(document.paths?.['/api-meeting/api/user/rooms/{id}']?.get?.security).toEqual([{ bearer: [] }]);
});
