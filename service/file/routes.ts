import type { fileEndpoints } from '@/lib/contract/file';
import { runCommand } from '../kernel/commands/run-command';
import { httpCodes, ServiceError } from '../kernel/errors/service-error';
import type { Handlers } from '../kernel/handlers';
import { answerFile } from './answer-file';
import { linkFiles } from './commands/link-files';
import { unlinkFiles } from './commands/unlink-files';
import { uploadFile } from './commands/upload-file';
import type { WithStorage } from './deps';
import { presentFile } from './present';
import { getReadableFile } from './queries/readable-file';

export const fileRoutes = {
  'POST /api-meeting/api/file/upload': ({ deps, caller, request }) => uploadFile(deps, caller, request),

  'GET /api-meeting/api/file/preview/{id}': async ({ deps, caller, params: { id }, request }) => {
    const file = await getReadableFile(deps.db, caller, id);
    return answerFile(deps, caller, { file, range: request.headers.get('range') });
  },

  'POST /api-meeting/api/user/meetings/{id}/files': async ({ deps, caller, params, body, once }) => {
    const fileKeys = body.files.map((file) => file.fileKey);
    const rows = await once((requestKey) =>
      runCommand({ deps, caller, requestKey }, linkFiles, { ...params, fileKeys }),
    );
    return rows.map(presentFile);
  },

  'DELETE /api-meeting/api/user/meetings/{id}/files': ({ deps, caller, params, body }) =>
    runCommand({ deps, caller }, unlinkFiles, { ...params, fileIds: body.ids }),

  'POST /api-meeting/api/user/meetings/{id}/files/folder': async ({ deps, caller, params, body, once }) => {
    const rows = await once((requestKey) =>
      runCommand({ deps, caller, requestKey }, linkFiles, { ...params, fileKeys: [body.fileKey] }),
    );
    const row = rows.find((file) => file.file_key === body.fileKey);
    if (row === undefined) throw new ServiceError(httpCodes.notFound);
    return presentFile(row);
  },
} satisfies Handlers<typeof fileEndpoints, WithStorage>;
