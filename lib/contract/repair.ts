import { z } from 'zod';
import { repairKinds } from '@/lib/domain/booking/repairs/repair-kinds';
import { idSchema, instantSchema } from './common';

/**
 * One way to book in spite of a refusal: the times, rooms and meeting services of the whole draft, whatever of them it changes. The
 * service has judged the draft with them by its rules and its bookings, so that sending it books what the repair says.
 */
export const repairSchema = z
  .object({
    kind: z.enum(repairKinds),
    beginTime: instantSchema,
    endTime: instantSchema,
    rooms: z.array(
      z.object({ id: idSchema, name: z.string(), address: z.string(), capacity: z.number().int() }),
    ),
    serviceIds: z.array(idSchema),
  })
  .meta({ id: 'Repair' });
export type Repair = z.infer<typeof repairSchema>;
