import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@/lib/client/api';
import type { FileReference, MeetingFile } from '@/lib/contract/file';
import { fileLimits } from '@/lib/domain/limits/file-limits';
import type { MeetingRef } from './meeting';

/** The address of a file for links and pictures: by its id in a meeting, or by the key of an own upload. */
export const fileHref = (id: string) => `/bff/api-meeting/api/file/preview/${encodeURIComponent(id)}`;

// Calls of `useMeetingCall`.

export const linkFile = (api: Api, { _id: id }: MeetingRef, file: FileReference): Promise<MeetingFile> =>
  api('POST /api-meeting/api/user/meetings/{id}/files/folder', { params: { id }, body: file });

export const unlinkFile = (api: Api, { _id: id }: MeetingRef, fileId: string) =>
  api('DELETE /api-meeting/api/user/meetings/{id}/files', { params: { id }, body: { ids: [fileId] } });

export type FileChanges = { added: readonly FileReference[]; removedIds: readonly string[] };

/** Changes the files of a meeting; a call that has come through before changes nothing, so that all of it can be tried again. */
export async function changeFiles(api: Api, id: string, { added, removedIds }: FileChanges): Promise<void> {
  const params = { id };
  if (removedIds.length > 0)
    await api('DELETE /api-meeting/api/user/meetings/{id}/files', { params, body: { ids: [...removedIds] } });
  for (const file of added)
    await api('POST /api-meeting/api/user/meetings/{id}/files/folder', { params, body: file });
}

/** A file's bytes for showing them; of a text its beginning alone. They are not kept once it is closed. */
export const fileContent = (api: Api, id: string, { isText }: { isText: boolean }) =>
  queryOptions({
    queryKey: ['file-content', id, isText],
    queryFn: async ({ signal }) => {
      const range = `bytes=0-${fileLimits.textPreviewBytes - 1}`;
      const answer = await api('GET /api-meeting/api/file/preview/{id}', {
        params: { id },
        as: 'response',
        signal,
        ...(isText && { headers: { range } }),
      });
      return answer.blob();
    },
    gcTime: 0,
    staleTime: Infinity,
  });
