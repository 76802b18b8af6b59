import { z } from 'zod';
import { approvalStatuses } from '@/lib/domain/approval/approval-state';
import { noticeLimits } from '@/lib/domain/limits/notices/notice-limits';
import { noticeChannels, noticeKinds } from '@/lib/domain/notice/notice-kinds';
import { meetingFields } from '@/lib/domain/meeting/meeting-fields';
import { minutesPerDay } from '@/lib/time/instant';
import { idParams, idSchema, instantSchema } from './common';
import type { EndpointTable } from './endpoint';
import { inviteStateSchema, noticeLabelSchema } from './meeting';

/** The facts of a notice as they were when it was written, for words that the screen and the mail make of them. */
export const noticeFactsSchema = z.object({
  meetingNo: z.string(),
  subject: z.string(),
  beginTime: instantSchema,
  endTime: instantSchema,
  address: z.string(),
  /** The person who acted; absent where the clock did. */
  actorName: z.string().optional(),
  /** `reminder`: which one of the meeting's. */
  label: noticeLabelSchema.optional(),
  /** `change`: the changed fields. */
  fields: z.array(z.enum(meetingFields)).optional(),
  /** `change`: the replaced values. */
  former: z
    .object({ subject: z.string(), beginTime: instantSchema, endTime: instantSchema, address: z.string() })
    .partial()
    .optional(),
  /** `change`: the meeting moved far, and the recipient, who had agreed, is asked again. */
  asksAnew: z.literal(true).optional(),
  /** The number of occurrences of a series that the notice is about; the facts are those of the first. */
  occurrenceCount: z.number().int().optional(),
  /** `answers`: the last answer of each person, the newest last; 4 for somebody who left the meeting. */
  answers: z
    .array(
      z.object({
        staffId: idSchema,
        name: z.string(),
        state: inviteStateSchema,
        reason: z.string().optional(),
      }),
    )
    .optional(),
  /** `files`: the names of those that were added, each once. */
  files: z.array(z.string()).optional(),
  /** `device`: the names of the devices that failed. */
  devices: z.array(z.string()).optional(),
  /** `approvalRequested`, `approvalReminded`, `approvalSettled`; of a `cancellation` or `change` that follows from an approval. */
  approval: z
    .object({
      recordId: idSchema,
      status: z.enum([...approvalStatuses]),
      /** The room or meeting service. */
      thing: z.string(),
      reason: z.string().optional(),
      refuseReason: z.string().optional(),
    })
    .optional(),
  /** `earlyEnd`: when the clock ends the meeting. */
  finishTime: instantSchema.optional(),
  /** `earlyEnd`: when the clock has ended it; absent while it can be continued. */
  endedTime: instantSchema.optional(),
  /** `undelivered`: the people whom a notice did not reach, and the channel. */
  undelivered: z
    .object({
      channel: z.enum(noticeChannels),
      names: z.array(z.string()),
      /** The mails of a day to guests are used up. */
      isOverLimit: z.literal(true).optional(),
    })
    .optional(),
});
export type NoticeFacts = z.infer<typeof noticeFactsSchema>;

export const noticeSchema = z
  .object({
    id: idSchema,
    kind: z.enum(noticeKinds),
    /** When it appeared in the list. */
    time: instantSchema,
    isRead: z.boolean(),
    meetingId: idSchema,
    facts: noticeFactsSchema,
  })
  .meta({ id: 'Notice' });
export type Notice = z.infer<typeof noticeSchema>;

const listQuery = z.object({
  pageSize: z.coerce.number().int().min(1).max(noticeLimits.pageSizeMax).default(noticeLimits.pageSize),
  /** The `nextCursor` of the page before, of the same list and person, or nothing at the beginning; any other is refused with 400. */
  cursor: z.string().max(512).optional(),
  /** Unread ones alone. */
  unread: z.enum(['0', '1']).default('0'),
});

const quietHoursSchema = z
  .object({
    from: z
      .number()
      .int()
      .min(0)
      .max(minutesPerDay - 1),
    to: z
      .number()
      .int()
      .min(0)
      .max(minutesPerDay - 1),
  })
  .refine(({ from, to }) => from !== to);

const channelSwitches = z.object({ app: z.boolean(), mail: z.boolean(), chat: z.boolean() });
const ofEveryKind = <T extends z.ZodType>(value: T) =>
  z.object(
    Object.fromEntries(noticeKinds.map((kind) => [kind, value])) as Record<(typeof noticeKinds)[number], T>,
  );

/**
 * Which kinds reach the caller by which channel, and when mail and chat are silent: what is due then leaves at their end, except for
 * a reminder whose meeting has begun by then. The list in the product is never silent.
 */
export const noticeSettingsSchema = z
  .object({
    kinds: ofEveryKind(channelSwitches),
    /** Minutes of the company's day; `to` may lie on the next one. Null: none. */
    quietHours: quietHoursSchema.nullable(),
    /** The channels that this installation has. */
    channels: z.array(z.enum(noticeChannels)),
    /** The caller has a mail address. */
    hasMail: z.boolean(),
  })
  .meta({ id: 'NoticeSettings' });
export type NoticeSettings = z.infer<typeof noticeSettingsSchema>;

/** A kind or channel that is left out stays as it is; `null` removes the quiet hours. */
export const noticeSettingsChangeSchema = z.object({
  kinds: ofEveryKind(channelSwitches.partial()).partial().optional(),
  quietHours: quietHoursSchema.nullish(),
});
export type NoticeSettingsChange = z.infer<typeof noticeSettingsChangeSchema>;

const countSchema = z.object({ count: z.number().int() });

export const noticeEndpoints = {
  'GET /api-meeting/api/user/notices': {
    summary: 'The caller’s notices, newest first, by pages',
    query: listQuery,
    response: z.object({ list: z.array(noticeSchema), nextCursor: z.string().optional() }),
  },
  'GET /api-meeting/api/user/notices/actions/unread-count': {
    summary:
      'How many notices the caller has not read, up to 100, and the newest unread reminders of meetings that have not ended',
    response: countSchema.extend({ reminders: z.array(noticeSchema).max(noticeLimits.remindersShown) }),
  },
  'POST /api-meeting/api/user/notices/{id}/actions/read': {
    summary: 'Record that the caller has read a notice; twice is once',
    params: idParams,
    response: 'empty',
  },
  'POST /api-meeting/api/user/notices/actions/read-all': {
    summary: 'Record that the caller has read every notice up to an instant',
    /** The `time` of the newest notice on the screen: what came since stays unread. */
    body: z.object({ until: instantSchema }),
    response: countSchema,
  },
  'GET /api-meeting/api/user/notice-settings': {
    summary: 'Which kinds of notices reach the caller by which channel, and the quiet hours',
    response: noticeSettingsSchema,
  },
  'PUT /api-meeting/api/user/notice-settings': {
    summary: 'Change some of the caller’s notice settings; what is left out stays',
    body: noticeSettingsChangeSchema,
    response: noticeSettingsSchema,
  },
} satisfies EndpointTable;
