import type { staffEndpoints } from '@/lib/contract/staff';
import { chooseStaff } from './commands/choose-staff';
import { httpCodes, ServiceError } from '../kernel/errors';
import { getLastStaffId, getStaffs } from './queries/staffs';
import type { Handlers } from '../kernel/handlers';

export const staffRoutes = {
  'GET /api-meeting/api/user/staffs': ({ deps, caller }) => getStaffs(deps.db, caller),

  'GET /api-meeting/api/client/staff/getByCompanyIdAndUserId': async ({ deps, caller, query }) => {
    const staffs = query.userId === caller.accountId ? await getStaffs(deps.db, caller) : [];
    const staff = staffs.find(({ companyId }) => companyId === query.companyId);
    if (!staff) throw new ServiceError(httpCodes.forbidden);
    return staff;
  },

  'POST /api-meeting/api/user/staff-choices': ({ deps, caller, body }) =>
    chooseStaff(deps, caller, body.staffId),

  'POST /api-meeting/api/user/userSetting/setStaff': ({ deps, caller, body }) =>
    chooseStaff(deps, caller, body.staffId),

  'GET /api-meeting/api/user/userSetting/getStaff': async ({ deps, caller }) => ({
    staffId: await getLastStaffId(deps.db, caller),
  }),
} satisfies Handlers<typeof staffEndpoints>;
