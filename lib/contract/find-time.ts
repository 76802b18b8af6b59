import { z } from 'zod';
import { contactLimits } from '@/lib/domain/limits/contact-limits';
import { limits } from '@/lib/domain/limits/limits';
import { msPerDay } from '@/lib/time/day';
import { isInstant } from '@/lib/time/instant';
import { idSchema, instantSchema } from './common';
import type { EndpointTable } from './endpoint';

const timeRequestSchema = z
  .object({
    /** The people who are to come; the caller comes in any case. */
    staffIdList: z.array(idSchema).max(contactLimits.busyPeopleMax),
    minutes: z.number().int().min(limits.minBookingMinutes).max(limits.maxMeetingMinutes),
    from: instantSchema,
    to: instantSchema,
    /** Seats at least; default: one for everybody. */
    capacity: z.number().int().min(1).max(10_000).optional(),
    equipment: z.array(z.string().max(32)).max(20).optional(),
    areaIds: z.array(idSchema).max(100).optional(),
  })
  .refine(({ from, to }) => isInstant(to) && from < to && to - from <= limits.daysPerWeek * msPerDay);
export type TimeRequest = z.output<typeof timeRequestSchema>;

const foundTimeSchema = z.object({
  beginTime: instantSchema,
  endTime: instantSchema,
  room: z.object({ id: idSchema, name: z.string(), address: z.string(), capacity: z.number().int() }),
  /** The room lies in the area of the caller's last booking. */
  isUsualArea: z.boolean(),
  needsApproval: z.boolean(),
  /** Those of the people who have another meeting then. */
  busyStaffIds: z.array(idSchema),
});
export type FoundTime = z.infer<typeof foundTimeSchema>;

export const findTimeEndpoints = {
  'POST /api-meeting/api/user/v2/meetings/actions/find-time': {
    summary: 'The best times for people with a room: fewest busy people, then soonest',
    body: timeRequestSchema,
    search: true,
    response: z.array(foundTimeSchema),
  },
} satisfies EndpointTable;
