import { z } from 'zod';
import { errorCodes, operationCodes } from '@/lib/domain/error-codes';
import { presenceLimits } from '@/lib/domain/limits/presence-limits';
import { idSchema, instantSchema } from './common';
import type { EndpointTable } from './endpoint';
import { roomSchema } from './room';

/** A booking as the screen beside the door shows it: a private meeting without its subject and organizer. */
export const doorOrderSchema = z.object({
  meetingId: idSchema,
  beginTime: instantSchema,
  endTime: instantSchema,
  state: z.enum(['held', 'confirmed']),
  subject: z.string().optional(),
  organizerName: z.string().optional(),
  isSigned: z.boolean(),
  /** Whether signing in here takes the code; what was booked here is signed in without. */
  needsCode: z.boolean(),
  /** Without an action the clock ends the meeting at this instant, because nobody has signed in. */
  finishTime: instantSchema.optional(),
  can: z.object({ sign: z.boolean(), end: z.boolean() }),
});
export type DoorOrder = z.infer<typeof doorOrderSchema>;

/** A room as the screen beside its door shows it, from the running booking to the end of the day. */
export const doorRoomSchema = z
  .object({
    ...roomSchema.pick({
      id: true,
      name: true,
      areaPath: true,
      capacity: true,
      equipment: true,
      status: true,
      statusReason: true,
      openFromMinute: true,
      openToMinute: true,
      openWeekdays: true,
    }).shape,
    signInRequired: z.boolean(),
    timeZone: z.string(),
    /** The service's clock (R37). */
    now: instantSchema,
    /** Sorted by start: the running booking first. */
    orders: z.array(doorOrderSchema),
    /** The bookings that are possible here now, from the next quarter hour; empty where the room is shut, taken or needs approval. */
    choices: z.array(
      z.object({ minutes: z.number().int(), beginTime: instantSchema, endTime: instantSchema }),
    ),
  })
  .meta({ id: 'DoorRoom' });
export type DoorRoom = z.infer<typeof doorRoomSchema>;

const [shortest, ...longer] = presenceLimits.doorMinutes;

/** Calls of the screen beside a room's door. Its token, which the BFF alone holds, names the room. */
export const doorEndpoints = {
  'POST /api-meeting/api/door/actions/pair': {
    summary: 'Trade a one-time pairing code for the token of a screen',
    body: z.object({ code: z.string().trim().min(1).max(32) }),
    response: z.object({ token: z.string(), roomId: idSchema, roomName: z.string() }),
    errors: operationCodes.doorPair,
    identity: 'none',
    via: 'server',
  },
  'POST /api-meeting/api/door/actions/unpair': {
    summary: 'End the token of the screen',
    response: 'empty',
    identity: 'door',
  },
  'GET /api-meeting/api/door/room': {
    summary: 'The room of the screen with its bookings until the end of the day',
    response: doorRoomSchema,
    identity: 'door',
  },
  'POST /api-meeting/api/door/actions/book': {
    summary: 'Book the room from the next quarter hour',
    body: z.object({ minutes: z.literal([shortest, ...longer]) }),
    response: z.object({ meetingId: idSchema }),
    errors: operationCodes.doorBook,
    identity: 'door',
    idempotent: true,
  },
  'POST /api-meeting/api/door/actions/sign': {
    summary: 'Sign a running or coming meeting in by the last four digits of its number, or more of them',
    body: z.object({
      meetingId: idSchema,
      code: z
        .string()
        .regex(/^\d{4,10}$/)
        .optional(),
    }),
    response: z.object({ meetingId: idSchema, signStatus: z.number().int() }),
    errors: operationCodes.doorSign,
    identity: 'door',
  },
  'POST /api-meeting/api/door/actions/end': {
    summary: 'End a meeting that was booked here, or that the clock is about to end',
    body: z.object({ meetingId: idSchema }),
    response: 'empty',
    errors: operationCodes.doorEnd,
    identity: 'door',
  },
  'POST /api-meeting/api/door/actions/renew-sign-code': {
    summary:
      'A new code of the room, which phones sign in by; the one before it stays valid for some minutes',
    /** A new code is due at `nextTime`; `now` is the service's clock (R37). */
    response: z.object({ signCode: z.string(), nextTime: instantSchema, now: instantSchema }),
    errors: [errorCodes.stateForbids],
    identity: 'door',
  },
} satisfies EndpointTable;
