import { newTraceId } from '@/bff/http/trace';
import { sessionOf, testGateway } from '@/test/bff/test-gateway';
import { embeddedBackend, registerEmbeddedService } from './embedded';
import { createServerApi } from '../server-api';

const key = 'GET /api-meeting/api/user/rooms/actions/equipment';

function apiOfProcess() {
  const { gateway } = testGateway();
  gateway.backends = { ...gateway.backends, meeting: embeddedBackend };
  return createServerApi({ session: sessionOf(), traceId: newTraceId() }, gateway);
}

it('[S38] takes the service’s value instead of its text, without what the contract does not name', async () => {
  registerEmbeddedService((_, { give } = {}) => {
    give?.([{ name: '白板', roomCount: 2, cost: 'MARK' }]);
    return new Response(null);
  });
  await expect(apiOfProcess()(key)).resolves.toEqual([{ name: '白板', roomCount: 2 }]);
});

it('reads the text of a service that gives no value', async () => {
  registerEmbeddedService(() => Response.json([{ name: '屏幕', roomCount: 1 }]));
  await expect(apiOfProcess()(key)).resolves.toEqual([{ name: '屏幕', roomCount: 1 }]);
});

it('[R23] hears a refusal as one', async () => {
  registerEmbeddedService(() => Response.json({ code: 403000, message: '没有权限' }, { status: 403 }));
  await expect(apiOfProcess()(key)).rejects.toMatchObject({ status: 403, code: 403000 });
});
