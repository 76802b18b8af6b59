import { z } from 'zod';
import { repairKinds } from '@/lib/domain/booking/repair-kinds';
import { idSchema, instantSchema } from './common';

/**
 * One way to book in spite of a refusal: what it changes in the draft. The service has judged the changed draft by its rules and
 * its bookings, so that sending it books what the repair says.
 */
export const repairSchema = z
  .object({
    kind: z.enum(repairKinds),
    /** Fields of the draft; one that is left out stays as it is. */
    changes: z.object({
      beginTime: instantSchema.optional(),
      endTime: instantSchema.optional(),
      roomBookingForms: z.array(z.object({ roomId: idSchema })).optional(),
      serviceIds: z.array(idSchema).optional(),
    }),
    /** The rooms that it takes in place of those that cannot be booked. */
    rooms: z
      .array(z.object({ id: idSchema, name: z.string(), address: z.string(), capacity: z.number().int() }))
      .optional(),
  })
  .meta({ id: 'Repair' });
export type Repair = z.infer<typeof repairSchema>;
