import { z } from 'zod';
import { contactLimits } from '@/lib/domain/limits/contact-limits';
import { msPerDay } from '@/lib/time/day';
import { limits } from '@/lib/domain/limits/limits';
import { lateness } from '@/lib/domain/notice/lateness';
import {
  idSchema,
  instantQuerySchema,
  instantSchema,
  isReadableWindow,
  pageOf,
  pageQuerySchema,
  windowQuerySchema,
} from './common';
import { contactSchema } from './contact';
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
      .extend({
        scope: meetingSchema.shape.scope.optional(),
        /** The rooms that `address` names, each with its area; absent of a meeting elsewhere. */
        rooms: z
          .array(
            meetingSchema.shape.roomOrderList.element
              .pick({ roomName: true, address: true })
              /** Absent of a room whose page does not open (ROOM-04). */
              .extend({ roomId: idSchema.optional() }),
          )
          .optional(),
        /** When sign-in opens to the caller; absent where it is open, or will not be. */
        signInFrom: instantSchema.optional(),
        /** The way into the online meeting once there is one, of a meeting that runs or is the caller's next. */
        joinUrl: z.string().optional(),
        can: meetingCanSchema.pick({ answer: true, signIn: true, endEarly: true }),
      }),
    inviteState: inviteStateSchema,
    /** The answer before the meeting moved far, while it is asked anew. */
    formerInviteState: inviteStateSchema.optional(),
    /** The people of a meeting that runs or is the caller's next: the first names, and how many of how many have agreed. */
    attendance: z
      .object({ all: z.number().int(), joined: z.number().int(), names: z.array(z.string()) })
      .optional(),
    /** Whether the caller, who takes part with others in a meeting at hand, can tell them of being late, or has. */
    lateness: z.enum(lateness).optional(),
    /** When the organizer last asked for the outstanding answer. */
    remindedTime: instantSchema.optional(),
    /** Newest change only: what the notice dot needs (CAL-06). */
    latestChangeTime: instantSchema.optional(),
    /** 1 while there are notes that the caller has not read. */
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
    /** Both absent from services that do not tell. */
    creatorStaffId: idSchema.optional(),
    isRepeatMeeting: z.boolean().optional(),
    inviteState: inviteStateSchema,
    userReadTime: instantSchema.optional(),
    latestChangeTime: instantSchema.optional(),
    /** 1 while there are notes that the caller has not read. */
    summaryState: z.number().int(),
  })
  .meta({ id: 'CalendarItem' });
export type CalendarItem = z.infer<typeof calendarItemSchema>;

export const recentMeetingSchema = z.object({
  meetingNo: z.string(),
  theme: z.string(),
  meetingMemberList: z.array(z.object({ staffId: idSchema, realName: z.string() })),
});
export type RecentMeeting = z.infer<typeof recentMeetingSchema>;

/** A stretch of somebody's time that a meeting takes; which one only where the caller may see that meeting. */
export const busyTimeSchema = z.object({
  beginTime: instantSchema,
  endTime: instantSchema,
  meetingNo: z.string().optional(),
  subject: z.string().optional(),
});
export type BusyTime = z.infer<typeof busyTimeSchema>;
export const busyPersonSchema = z.object({ staffId: idSchema, busy: z.array(busyTimeSchema) });
export type BusyPerson = z.infer<typeof busyPersonSchema>;

const busyWindow = z
  .object({
    staffIdList: z.array(idSchema).min(1).max(contactLimits.busyPeopleMax),
    beginTime: instantSchema,
    endTime: instantSchema,
  })
  .refine(
    ({ beginTime, endTime }) =>
      beginTime < endTime && endTime - beginTime <= contactLimits.busyDaysMax * msPerDay,
  );

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
  'GET /api-meeting/api/user/meetings': {
    summary: 'My meetings by pages, newest first; of all times or of those that overlap two instants',
    query: pageQuerySchema.extend({
      beginTime: instantQuerySchema.optional(),
      endTime: instantQuerySchema.optional(),
    }),
    response: pageOf(calendarItemSchema),
  },
  'GET /api-meeting/api/user/meetings/actions/recent': {
    summary: 'Meetings of the last 90 days with their members',
    query: z.object({
      recentBeginTime: instantQuerySchema.optional(),
      themeLike: z.string().max(limits.searchTextMaxLength).optional(),
    }),
    response: z.array(recentMeetingSchema),
  },
  'POST /api-meeting/api/user/v2/members/actions/schedules': {
    summary: 'When people are busy',
    body: busyWindow,
    search: true,
    response: z.array(busyPersonSchema),
  },
  'GET /api-meeting/api/user/meetings/meeting_members/actions/recommend': {
    summary: 'People who often meet with the caller',
    response: z.array(contactSchema),
  },
} satisfies EndpointTable;
