import type { staffEndpoints } from '@/lib/contract/staff';
import { getCompanyConfig } from '../company/queries';
import { chooseStaff } from './commands/choose-staff';
import { httpCodes, ServiceError } from '../kernel/errors/service-error';
import { presentStaff } from './present';
import { getLastStaffId, getStaffs } from './queries/staffs';
import type { Handlers } from '../kernel/handlers';

export const staffRoutes = {
  'GET /api-meeting/api/user/staffs': async ({ deps, caller }) =>
    (await getStaffs(deps.db, caller)).map(presentStaff),

  'GET /api-meeting/api/client/staff/getByCompanyIdAndUserId': async ({ deps, caller, query }) => {
    const staffs = query.userId === caller.accountId ? await getStaffs(deps.db, caller) : [];
    const staff = staffs.find(({ company_id: companyId }) => companyId === query.companyId);
    if (!staff) throw new ServiceError(httpCodes.forbidden);
    return presentStaff(staff);
  },

  'POST /api-meeting/api/user/staff-choices': async ({ deps, caller, body }) =>
    presentStaff(await chooseStaff(deps, caller, body.staffId)),

  'POST /api-meeting/api/user/userSetting/setStaff': async ({ deps, caller, body }) =>
    presentStaff(await chooseStaff(deps, caller, body.staffId)),

  'GET /api-meeting/api/user/userSetting/getStaff': async ({ deps, caller }) => ({
    staffId: await getLastStaffId(deps.db, caller),
  }),

  'POST /api-meeting/api/user/companyDisplayConfig': async ({ deps, caller, body: { companyId } }) => {
    const staffs = await getStaffs(deps.db, caller);
    if (!staffs.some((staff) => staff.company_id === companyId)) throw new ServiceError(httpCodes.forbidden);
    return getCompanyConfig(deps.db, companyId);
  },
} satisfies Handlers<typeof staffEndpoints>;
