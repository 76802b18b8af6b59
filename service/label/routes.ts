import type { labelEndpoints } from '@/lib/contract/label';
import { presentPerson } from '../contact/person-shape';
import { runCommand } from '../kernel/commands/run-command';
import { httpCodes, ServiceError } from '../kernel/errors/service-error';
import type { Handlers } from '../kernel/handlers';
import { createLabel } from './commands/create-label';
import { deleteLabel } from './commands/delete-label';
import { renameLabel } from './commands/rename-label';
import { setLabelPeople } from './commands/set-label-people';
import { getLabelPeople } from './queries/label-people';
import { findLabel, getLabels, getLabelsOf } from './queries/labels';

export const labelRoutes = {
  'GET /api-meeting/api/user/label/list': ({ deps, caller }) => getLabels(deps.db, caller),

  'GET /api-meeting/api/user/label/getLabelStaff': async ({ deps, caller, query: { labelId } }) => {
    const people = await getLabelPeople(deps.db, caller, labelId);
    if (people.length === 0 && !(await findLabel(deps.db, caller, labelId)))
      throw new ServiceError(httpCodes.notFound);
    return people.map(presentPerson);
  },

  'GET /api-meeting/api/user/label/getStaffLabelList': ({ deps, caller, query }) =>
    getLabelsOf(deps.db, caller, query.staffId),

  'POST /api-meeting/api/user/label/create': ({ deps, caller, body, once }) =>
    once((requestKey) => runCommand({ deps, caller, requestKey }, createLabel, body)),

  'POST /api-meeting/api/user/label/update': ({ deps, caller, body }) =>
    runCommand({ deps, caller }, renameLabel, body),

  'POST /api-meeting/api/user/label/setLabelStaff': ({ deps, caller, body }) =>
    runCommand({ deps, caller }, setLabelPeople, body),

  'POST /api-meeting/api/user/label/delete': ({ deps, caller, body }) =>
    runCommand({ deps, caller }, deleteLabel, body),
} satisfies Handlers<typeof labelEndpoints>;
