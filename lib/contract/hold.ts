import { z } from 'zod';
import { isInstant } from '@/lib/time/instant';
import { idParams, idSchema, instantSchema, isReadableWindow } from './common';
import type { EndpointTable } from './endpoint';

/**
 * Somebody has a card or a form open on a slot: the `data` of a `hold` event of the stream of changes. It refuses nobody, and it
 * ends `remainingMs` after it arrived unless another one for the same room and person comes; 0 ends it at once.
 */
export const roomHoldSchema = z
  .object({
    roomId: idSchema,
    staffId: idSchema,
    realName: z.string(),
    beginTime: instantSchema,
    endTime: instantSchema,
    remainingMs: z.number().int().min(0),
  })
  .meta({ id: 'RoomHold' });
export type RoomHold = z.infer<typeof roomHoldSchema>;

const slotSchema = z
  .object({ beginTime: instantSchema, endTime: instantSchema })
  .refine((slot) => slot.beginTime < slot.endTime && isInstant(slot.endTime) && isReadableWindow(slot));

export const holdEndpoints = {
  'PUT /api-meeting/api/user/v2/rooms/{id}/hold': {
    summary: 'Show others that the caller is about to book a slot; repeated while the form is open',
    params: idParams,
    body: slotSchema,
    response: 'empty',
  },
  'DELETE /api-meeting/api/user/v2/rooms/{id}/hold': {
    summary: 'Show it no longer',
    params: idParams,
    response: 'empty',
  },
} satisfies EndpointTable;
