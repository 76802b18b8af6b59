import { json } from '@/test/bff/fake-service';
import { browserCall, testGateway } from '@/test/bff/test-gateway';
import { showHealth, showReadiness } from './probes';

it.each([
  { how: 'ready', answer: json({ status: 'ready' }), status: 200 },
  { how: 'without its database', answer: json({}, 503), status: 503 },
  { how: 'gone', answer: () => Promise.reject(new TypeError('ECONNREFUSED')), status: 503 },
])('[R29] readyz tells that the service is $how', async ({ answer, status }) => {
  const { send } = testGateway({ 'GET /readyz': answer });
  expect((await send(new Request('http://rooms.test/bff/readyz'), showReadiness)).status).toBe(status);
});

it('[R29] readyz passes on what has failed for a day', async () => {
  const failing = [{ duty: 'hourly snapshot', since: 1 }];
  const { send } = testGateway({ 'GET /readyz': json({ status: 'ok', failing }) });
  const answer = await send(new Request('http://rooms.test/bff/readyz'), showReadiness);
  expect(await answer.json()).toEqual({ status: 'ready', failing });
});

it('[R29] [S58] a probe that finds nothing ready is no refusal: it takes no line of the log', async () => {
  const refused = jest.fn();
  const { send } = testGateway({ 'GET /readyz': json({}, 503) }, { refused });
  await send(new Request('http://rooms.test/bff/readyz'), showReadiness);
  expect(refused).not.toHaveBeenCalled();
});

it('[R29] healthz tells that this process answers, whatever the service does', async () => {
  const { send, service } = testGateway();
  expect((await send(browserCall('/bff/healthz'), showHealth)).status).toBe(200);
  expect(service.recorded).toEqual([]);
});
