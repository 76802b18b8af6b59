import { deviceKeyHeader, type deviceEndpoints } from '@/lib/contract/device';
import type { Client } from '../kernel/client-address';
import type { Deps } from '../kernel/deps';
import { httpCodes, ServiceError } from '../kernel/errors/service-error';
import type { Handlers } from '../kernel/handlers';
import { addressBuckets, bucketOf } from '../kernel/rate-limit/buckets';
import { consumeTokens } from '../kernel/rate-limit/consume-tokens';
import { readMeeting } from '../meeting/read-meeting';
import { reportStates } from './commands/report-states';
import { findDeviceCompany } from './find-device-company';
import { getDeviceTypes } from './queries/device-types';

/** The company whose devices report; guessing its key is throttled by address, reports by company. */
async function requireDeviceCompany(deps: Deps, { headers }: Request, client: Client): Promise<string> {
  const company = await findDeviceCompany(deps.db, headers.get(deviceKeyHeader) ?? '');
  if (company === undefined) {
    await consumeTokens(deps, addressBuckets(['deviceKeyFailuresPerAddress'], client, deps));
    throw new ServiceError(httpCodes.unauthenticated);
  }
  await consumeTokens(deps, [bucketOf('deviceReportsPerCompany', company.companyId)]);
  return company.companyId;
}

export const deviceRoutes = {
  'POST /api-meeting/api/devices/states': async ({ deps, request, client, body }) => {
    const companyId = await requireDeviceCompany(deps, request, client);
    return reportStates(deps, { companyId, ...body });
  },

  'GET /api-meeting/api/user/meetings/{id}/device-type': async ({ deps, caller, params }) => {
    const { roomOrderList } = await readMeeting(deps, caller, params.id);
    const roomIds = roomOrderList.map((order) => order.roomId);
    return { deviceTypes: await getDeviceTypes(deps.db, caller, roomIds) };
  },
} satisfies Handlers<typeof deviceEndpoints>;
