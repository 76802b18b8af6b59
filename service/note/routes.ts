import type { noteEndpoints } from '@/lib/contract/note';
import { runCommand } from '../kernel/commands/run-command';
import type { Handlers } from '../kernel/handlers';
import { addToAgenda } from './commands/add-to-agenda';
import type { Written } from './commands/begin-writing';
import { changeAgenda } from './commands/change-agenda';
import { dropDraft } from './commands/drop-draft';
import { publishNotes } from './commands/publish-notes';
import { saveDraft } from './commands/save-draft';
import { submitNotes } from './commands/submit-notes';
import { presentNotes } from './present';
import { readNotes } from './read-notes';

const asWriter = (written: Written) => presentNotes({ ...written, isWriter: true });

export const noteRoutes = {
  'GET /api-meeting/api/user/meetings/{id}/summary': ({ deps, caller, params }) =>
    readNotes(deps, caller, params.id),

  'PUT /api-meeting/api/user/meetings/{id}/summary/draft': async ({ deps, caller, params, body }) =>
    asWriter(await runCommand({ deps, caller }, saveDraft, { ...params, ...body })),

  'DELETE /api-meeting/api/user/meetings/{id}/summary/draft': async ({ deps, caller, params, query }) =>
    asWriter(await runCommand({ deps, caller }, dropDraft, { ...params, ...query })),

  'POST /api-meeting/api/user/meetings/{id}/summary': async ({ deps, caller, params, body }) =>
    asWriter(await runCommand({ deps, caller }, submitNotes, { ...params, ...body })),

  'PUT /api-meeting/api/meeting_summaries/{id}/state/publish': async ({ deps, caller, params, body }) =>
    asWriter(await runCommand({ deps, caller }, publishNotes, { ...params, ...body })),

  'PUT /api-meeting/api/user/meetings/{id}/content': ({ deps, caller, params, body }) =>
    runCommand({ deps, caller }, changeAgenda, { ...params, ...body }),

  'POST /api-meeting/api/user/meetings/{id}/discuss-content': ({ deps, caller, params, body, once }) =>
    once((requestKey) => runCommand({ deps, caller, requestKey }, addToAgenda, { ...params, ...body })),
} satisfies Handlers<typeof noteEndpoints>;
