import type { shareEndpoints } from '@/lib/contract/share';
import { runCommand } from '../kernel/commands/run-command';
import type { Handlers } from '../kernel/handlers';
import { endShare } from './commands/end-share';
import { shareMeeting } from './commands/share-meeting';
import { readShared } from './read-shared';

export const shareRoutes = {
  'PUT /api-meeting/api/user/meetings/{id}/share': ({ deps, caller, params, body }) =>
    runCommand({ deps, caller }, shareMeeting, { ...params, ...body, secrets: deps.config.secrets }),

  'DELETE /api-meeting/api/user/meetings/{id}/share': ({ deps, caller, params }) =>
    runCommand({ deps, caller }, endShare, params),

  'GET /api-meeting/api/shares/{shareId}/resources': ({ deps, params, request, client }) =>
    readShared(deps, { ...params, key: request.headers.get('x-share-key') ?? '', client }),
} satisfies Handlers<typeof shareEndpoints>;
