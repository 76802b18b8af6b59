import type { shareEndpoints } from '@/lib/contract/share';
import type { WithStorage } from '../file/deps';
import { runCommand } from '../kernel/commands/run-command';
import type { Handlers } from '../kernel/handlers';
import { endShare } from './commands/end-share';
import { shareMeeting } from './commands/share-meeting';
import { readShared, readSharedFile } from './read-shared';

const keyOf = (request: Request) => request.headers.get('x-share-key') ?? '';

export const shareRoutes = {
  'PUT /api-meeting/api/user/meetings/{id}/share': ({ deps, caller, params, body }) =>
    runCommand({ deps, caller }, shareMeeting, { ...params, ...body, secrets: deps.config.secrets }),

  'DELETE /api-meeting/api/user/meetings/{id}/share': ({ deps, caller, params }) =>
    runCommand({ deps, caller }, endShare, params),

  'GET /api-meeting/api/shares/{shareId}/resources': ({ deps, params, request, client }) =>
    readShared(deps, { ...params, key: keyOf(request), client }),

  'GET /api-meeting/api/shares/{shareId}/files/{fileId}': ({ deps, params, request, client }) =>
    readSharedFile(deps, { ...params, key: keyOf(request), client, range: request.headers.get('range') }),
} satisfies Handlers<typeof shareEndpoints, WithStorage>;
