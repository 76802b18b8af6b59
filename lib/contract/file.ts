import { z } from 'zod';
import { limits } from '@/lib/domain/limits/limits';
import { idParams, idSchema, instantSchema } from './common';
import type { EndpointTable } from './endpoint';

/** A file of a meeting, as the service stores it. */
export const meetingFileSchema = z.object({
  id: idSchema,
  fileKey: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  size: z.number().int(),
  createdDate: instantSchema,
});

const reference = meetingFileSchema.pick({ fileKey: true, fileName: true, contentType: true, size: true });
const multipartOverheadBytes = 64 * 1024;

export const fileEndpoints = {
  'POST /api-meeting/api/file/upload': {
    summary: 'Upload one file as multipart/form-data',
    response: reference,
    bodyBytes: limits.maxFileMegabytes * 1024 * 1024 + multipartOverheadBytes,
    later: true,
  },
  'GET /api-meeting/api/file/preview/{id}': {
    summary: 'A file, for those who may see its meeting',
    params: idParams,
    via: 'media',
    response: 'binary',
    later: true,
  },
  'POST /api-meeting/api/user/meetings/{id}/files': {
    summary: 'Attach uploaded files to a meeting',
    params: idParams,
    body: z.object({ files: z.array(reference).min(1).max(limits.maxFiles) }),
    response: z.array(meetingFileSchema),
    idempotent: true,
    later: true,
  },
  'DELETE /api-meeting/api/user/meetings/{id}/files': {
    summary: 'Take files off a meeting',
    params: idParams,
    body: z.object({ ids: z.array(idSchema).min(1).max(limits.maxFiles) }),
    response: 'empty',
    later: true,
  },
  'POST /api-meeting/api/user/meetings/{id}/files/folder': {
    summary: 'Associate one uploaded file with the meeting’s folder',
    params: idParams,
    body: reference,
    response: meetingFileSchema,
    idempotent: true,
    later: true,
  },
} satisfies EndpointTable;
