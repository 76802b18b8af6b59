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

it('[S38] reads the service’s JSON, without what the contract does not name', async () => {
  registerEmbeddedService(() => Response.json([{ name: '屏幕', roomCount: 1, cost: 'MARK' }]));
  await expect(apiOfProcess()(key)).resolves.toEqual([{ name: '屏幕', roomCount: 1 }]);
});

it('[R23] hears a refusal as one', async () => {
  registerEmbeddedService(() => Response.json({ code: 403000, message: '没有权限' }, { status: 403 }));
  await expect(apiOfProcess()(key)).rejects.toMatchObject({ status: 403, code: 403000 });
});
