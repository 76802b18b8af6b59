import { z } from 'zod';
import { operationCodes } from '@/lib/domain/error-codes';
import { idParams, idSchema, instantSchema } from './common';
import type { EndpointTable } from './endpoint';
import { meetingFileSchema } from './file';
import { notesContentSchema } from './note';

/** The address of a share is `/share/{shareId}#{accessKey}`: what follows the hash never leaves the browser by itself. */
const shareSchema = z.object({ shareId: idSchema, accessKey: z.string() });
export type Share = z.infer<typeof shareSchema>;

/** The part of a meeting that anybody with the key sees: no people, no place. */
export const sharedMeetingSchema = z
  .object({
    subject: z.string(),
    beginTime: instantSchema,
    endTime: instantSchema,
    timeZone: z.string(),
    /** The agenda. */
    content: z.string().optional(),
    /** The published notes, with the people of check items by name alone. */
    summary: z
      .object({ subject: z.string(), content: notesContentSchema, publishedTime: instantSchema })
      .optional(),
    files: z.array(meetingFileSchema.pick({ id: true, fileName: true, contentType: true, size: true })),
  })
  .meta({ id: 'SharedMeeting' });
export type SharedMeeting = z.infer<typeof sharedMeetingSchema>;

/** Meetings for people without an account, by a link (MEET-09). */
export const shareEndpoints = {
  'PUT /api-meeting/api/user/meetings/{id}/share': {
    summary: 'Share a meeting; with `rotate` under a new key, so that the former link ends',
    params: idParams,
    body: z.object({ rotate: z.boolean().default(false) }),
    response: shareSchema,
    errors: operationCodes.share,
  },
  'DELETE /api-meeting/api/user/meetings/{id}/share': {
    summary: 'End the share of a meeting',
    params: idParams,
    response: 'empty',
  },
  'GET /api-meeting/api/shares/{shareId}/resources': {
    summary: 'A shared meeting, by its key in X-Share-Key',
    identity: 'none',
    params: z.object({ shareId: idSchema }),
    response: sharedMeetingSchema,
  },
  'GET /api-meeting/api/shares/{shareId}/files/{fileId}': {
    summary: 'A file of a shared meeting, by the key of its share in X-Share-Key',
    identity: 'none',
    params: z.object({ shareId: idSchema, fileId: idSchema }),
    response: 'binary',
  },
} satisfies EndpointTable;
