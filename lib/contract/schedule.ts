import { z } from 'zod';
import { limits } from '@/lib/domain/limits/limits';
import { idSchema, instantQuerySchema, instantSchema, isReadableWindow, windowQuerySchema } from './common';
import type { EndpointTable } from './endpoint';
import { inviteStateSchema, meetingCanSchema, meetingSchema, meetingStatusSchema } from './meeting';

/** One row of my schedule. */
export const scheduleRecordSchema = z
  .object({
    meeting: meetingSchema
      .pick({
        _id: true,
        meetingNo: true,
        subject: true,
        beginTime: true,
        endTime: true,
        address: true,
        state: true,
        status: true,
        creatorStaffId: true,
        organizerName: true,
        isRepeatMeeting: true,
        userReadTime: true,
      })
      .extend({ can: meetingCanSchema.pick({ answer: true, signIn: true, endEarly: true }) }),
    inviteState: inviteStateSchema,
    /** Newest change only: what the notice dot needs (CAL-06). */
    latestChangeTime: instantSchema.optional(),
    summaryState: z.number().int(),
    conflict: z.boolean(),
  })
  .meta({ id: 'ScheduleRecord' });
export type ScheduleRecord = z.infer<typeof scheduleRecordSchema>;

/** One meeting of the month calendar. */
export const calendarItemSchema = z
  .object({
    id: idSchema,
    subject: z.string(),
    beginTime: instantSchema,
    endTime: instantSchema,
    organizerName: z.string(),
    address: z.string(),
    meetingNo: z.string(),
    meetingStatus: meetingStatusSchema,
    inviteState: inviteStateSchema,
    userReadTime: instantSchema.optional(),
    latestChangeTime: instantSchema.optional(),
    summaryState: z.number().int(),
  })
  .meta({ id: 'CalendarItem' });
export type CalendarItem = z.infer<typeof calendarItemSchema>;

export const recentMeetingSchema = z.object({
  meetingNo: z.string(),
  theme: z.string(),
  meetingMemberList: z.array(z.object({ staffId: idSchema, realName: z.string() })),
});

export const scheduleEndpoints = {
  'GET /api-meeting/api/user/meeting-records': {
    summary: 'My schedule between two instants, sorted by start',
    query: windowQuerySchema
      .extend({ markConflict: z.coerce.number().int().optional() })
      .refine(isReadableWindow),
    response: z.array(scheduleRecordSchema),
  },
  'GET /api-meeting/api/user/meetings/actions/calendar': {
    summary: 'My meetings between two instants, for the month grid',
    query: windowQuerySchema.refine(isReadableWindow),
    response: z.array(calendarItemSchema),
  },
  'GET /api-meeting/api/user/meetings/actions/recent': {
    summary: 'Meetings of the last 90 days with their members',
    query: z.object({
      recentBeginTime: instantQuerySchema.optional(),
      themeLike: z.string().max(limits.searchTextMaxLength).optional(),
    }),
    response: z.array(recentMeetingSchema),
  },
} satisfies EndpointTable;
