import type { staffEndpoints } from '@/lib/contract/staff';
import { chooseStaff } from './commands/choose-staff';
import { httpCodes, ServiceError } from '../kernel/errors';
import { getLastStaffId, getStaffs } from './queries/staffs';
import type { Handlers } from '../kernel/handlers';

export const staffRoutes = {
  'GET /api-meeting/api/user/staffs': ({ deps, scope }) => getStaffs(deps.db, scope),

  'GET /api-meeting/api/client/staff/getByCompanyIdAndUserId': async ({ deps, scope, query }) => {
    const staffs = query.userId === scope.accountId ? await getStaffs(deps.db, scope) : [];
    const staff = staffs.find(({ companyId }) => companyId === query.companyId);
    if (!staff) throw new ServiceError(httpCodes.forbidden);
    return staff;
  },

  'POST /api-meeting/api/user/staff-choices': ({ deps, scope, body }) =>
    chooseStaff(deps, scope, body.staffId),

  'POST /api-meeting/api/user/userSetting/setStaff': ({ deps, scope, body }) =>
    chooseStaff(deps, scope, body.staffId),

  'GET /api-meeting/api/user/userSetting/getStaff': async ({ deps, scope }) => ({
    staffId: await getLastStaffId(deps.db, scope),
  }),
} satisfies Handlers<typeof staffEndpoints>;
