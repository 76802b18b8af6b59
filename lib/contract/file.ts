import { z } from 'zod';
import { operationCodes } from '@/lib/domain/error-codes';
import { fileLimits } from '@/lib/domain/limits/file-limits';
import { limits } from '@/lib/domain/limits/limits';
import { idParams, idSchema, instantSchema } from './common';
import type { EndpointTable } from './endpoint';

/** A file of a meeting, as the service stores it. */
export const meetingFileSchema = z.object({
  id: idSchema,
  fileKey: z.string().min(1).max(200),
  fileName: z.string(),
  contentType: z.string(),
  size: z.number().int(),
  createdDate: instantSchema,
});

/** An uploaded file before a meeting refers to it. */
export const fileReferenceSchema = meetingFileSchema.pick({
  fileKey: true,
  fileName: true,
  contentType: true,
  size: true,
});
export type FileReference = z.infer<typeof fileReferenceSchema>;
export type MeetingFile = z.infer<typeof meetingFileSchema>;

const reference = fileReferenceSchema;
const multipartOverheadBytes = 64 * 1024;

export const fileEndpoints = {
  'POST /api-meeting/api/file/upload': {
    summary: 'Upload one file as multipart/form-data',
    response: reference,
    bodyBytes: fileLimits.maxFileBytes + multipartOverheadBytes,
    errors: operationCodes.fileUpload,
  },
  'GET /api-meeting/api/file/preview/{id}': {
    summary: 'A file by its id, for members of its meeting; by its key an own upload without a meeting',
    params: idParams,
    via: 'media',
    response: 'binary',
  },
  'POST /api-meeting/api/user/meetings/{id}/files': {
    summary: 'Attach uploaded files to a meeting',
    params: idParams,
    body: z.object({ files: z.array(reference).min(1).max(limits.maxFiles) }),
    response: z.array(meetingFileSchema),
    errors: operationCodes.fileLink,
    idempotent: true,
  },
  'DELETE /api-meeting/api/user/meetings/{id}/files': {
    summary: 'Take files off a meeting',
    params: idParams,
    body: z.object({ ids: z.array(idSchema).min(1).max(limits.maxFiles) }),
    response: 'empty',
    errors: operationCodes.fileUnlink,
  },
  'POST /api-meeting/api/user/meetings/{id}/files/folder': {
    summary: 'Associate one uploaded file with the meeting’s folder',
    params: idParams,
    body: reference,
    response: meetingFileSchema,
    errors: operationCodes.fileLink,
    idempotent: true,
  },
  'GET /api-meeting/api/shares/{shareId}/resources': {
    summary: 'A shared meeting’s resources, by its key in X-Share-Key',
    identity: 'none',
    params: z.object({ shareId: idSchema }),
    response: z.object({ subject: z.string(), files: z.array(meetingFileSchema) }),
    later: true,
  },
} satisfies EndpointTable;
