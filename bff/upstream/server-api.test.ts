import { json } from '@/test/bff/fake-service';
import { sessionOf, testGateway } from '@/test/bff/test-gateway';
import { DeadlineError } from './transport/deadline';
import { createServerApi } from './server-api';

const room = '/api-meeting/api/user/rooms/r%2F1';
const traceId = 'trace-1';

const apiOver = (answers: Parameters<typeof testGateway>[0], session = sessionOf()) => {
  const { gateway, service } = testGateway(answers);
  return { api: createServerApi({ session, traceId }, gateway), service };
};

it('[SESS-11] goes straight upstream with the session of the page', async () => {
  const { api, service } = apiOver({ 'GET /api-meeting/api/user/areas/trees': json([]) });
  await expect(api('GET /api-meeting/api/user/areas/trees')).resolves.toEqual([]);
  expect(service.recorded[0]).toMatchObject({
    headers: { authorization: 'Bearer MARK-token', 'x-staff-id': 'staff-1', 'x-trace-id': traceId },
  });
});

it('throws what the service refused, with the page’s trace id', async () => {
  const { api } = apiOver({
    [`GET ${room}`]: json({ code: 404000, message: '没有', traceId: 'theirs' }, 404),
  });
  await expect(api('GET /api-meeting/api/user/rooms/{id}', { params: { id: 'r/1' } })).rejects.toMatchObject({
    name: 'ApiError',
    status: 404,
    code: 404000,
    message: '没有',
    traceId,
  });
});

it('asks nobody on behalf of nobody', async () => {
  const { gateway, service } = testGateway();
  const api = createServerApi({ traceId }, gateway);
  await expect(api('GET /api-meeting/api/user/areas/trees')).rejects.toMatchObject({ code: 401000 });
  expect(service.recorded).toEqual([]);
});

it('[R19] a page that ran out of time is told so, and the service is held to account for it', async () => {
  const heard: unknown[] = [];
  const log = { info: () => undefined, error: () => undefined, warn: (...of: unknown[]) => heard.push(of) };
  const { gateway } = testGateway(
    { 'GET /api-meeting/api/user/areas/trees': () => new Promise(() => undefined) },
    { log },
  );
  const deadline = new AbortController();
  const api = createServerApi({ session: sessionOf(), traceId, deadline: deadline.signal }, gateway);
  const pending = api('GET /api-meeting/api/user/areas/trees');
  deadline.abort(new DeadlineError());
  await expect(pending).rejects.toMatchObject({ status: 504, message: '网络异常，请稍后再试' });
  expect(heard).toEqual([[expect.objectContaining({ traceId }), 'no usable answer']]);
});

it('stops with its caller', async () => {
  const { api } = apiOver({ 'GET /api-meeting/api/user/areas/trees': () => new Promise(() => undefined) });
  const controller = new AbortController();
  const pending = api('GET /api-meeting/api/user/areas/trees', { signal: controller.signal });
  controller.abort(new Error('left'));
  await expect(pending).rejects.toMatchObject({ name: 'ApiError', status: 504 });
});
