import type { companyEndpoints } from '@/lib/contract/company';
import { httpCodes, ServiceError } from '../kernel/errors/service-error';
import { hasOnlineMeetings } from './has-online-meetings';
import { getAppConfiguration, getOrderSettings } from './queries';
import type { Handlers } from '../kernel/handlers';

export const companyRoutes = {
  'GET /api-meeting/api/client/app-configurations': async ({ deps, caller, query: { appId, companyId } }) => {
    if (companyId !== undefined && companyId !== caller.companyId)
      throw new ServiceError(httpCodes.forbidden);
    const configuration = await getAppConfiguration(deps.db, caller, appId);
    if (configuration === undefined) throw new ServiceError(httpCodes.notFound);
    return { appId, configuration };
  },

  'GET /api-meeting/api/client/company-configs': async ({ caller }) => caller.companyConfig,

  'GET /api-meeting/api/user/meetings/settings/for-schedule': async ({ deps, caller }) => ({
    ...(await getOrderSettings(deps.db, caller)),
    onlineMeetings: hasOnlineMeetings(deps),
  }),
} satisfies Handlers<typeof companyEndpoints>;
