import { z } from 'zod';
import { fitTogether, type OrderColumns, orderColumnsType } from '@/lib/contract/codecs/order-columns';
import { limits } from '@/lib/domain/limits/limits';
import { isInstant } from '@/lib/time/instant';
import { idParams, idSchema, instantSchema, isReadableWindow, pageOf, windowQuerySchema } from './common';
import type { EndpointTable } from './endpoint';

export type Area = { id: string; name: string; roomCount: number; children: Area[] };
export const areaSchema: z.ZodType<Area> = z.lazy(() =>
  z.object({ id: idSchema, name: z.string(), roomCount: z.number().int(), children: z.array(areaSchema) }),
);

export const roomSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    areaId: idSchema,
    /** Names of the areas from the outermost in, for instance `上海 / 一号楼 / 3F`. */
    areaPath: z.string(),
    capacity: z.number().int(),
    equipment: z.array(z.string()),
    status: z.enum(['AVAILABLE', 'OUT_OF_ORDER']),
    statusReason: z.string().optional(),
    /** Set for rooms of an enterprise chat app: they can be neither booked nor opened (ROOM-04). */
    appId: z.string().optional(),
    /** Not to be booked back to back by the same attendees (400405002). */
    offline: z.boolean(),
    /** Bookable minutes of the day in the company zone, half-open. */
    openFromMinute: z.number().int().min(0).max(1440),
    openToMinute: z.number().int().min(0).max(1440),
    /** 0 is Sunday; absent means every day. */
    openWeekdays: z.array(z.number().int().min(0).max(6)).optional(),
    audit: z.object({
      required: z.boolean(),
      /** Empty where no approval is required. */
      auditors: z.array(z.object({ id: idSchema, realName: z.string() })),
    }),
    imageUrl: z.string().optional(),
    /** Whether people sign in to its meetings, and after how many minutes without anybody the room is released. */
    signInRequired: z.boolean().optional(),
    releaseAfterMinutes: z.number().int().optional(),
    /** `book`: no rule shuts the room to the caller at all times (ROOM-06); which one follows from the fields above. */
    can: z.object({ book: z.boolean(), open: z.boolean() }),
  })
  .meta({ id: 'Room' });
export type Room = z.infer<typeof roomSchema>;

/** One booking on a room's day; the times alone where the caller may not see the meeting. */
export const roomOrderSchema = z
  .object({
    orderNo: z.string(),
    roomId: idSchema,
    beginTime: instantSchema,
    endTime: instantSchema,
    /** `held` waits for approval. */
    state: z.enum(['held', 'confirmed']),
    /** The clock is about to end the meeting, because nobody has signed in, and to free the room. */
    ending: z.boolean().optional(),
    mine: z.enum(['organizer', 'attendee']).optional(),
    meetingNo: z.string().optional(),
    subject: z.string().optional(),
    organizerName: z.string().optional(),
  })
  .meta({ id: 'RoomOrder' });
export type RoomOrder = z.infer<typeof roomOrderSchema>;

/** A column of hundreds of values is judged at once: zod would make two objects for each of them. */
const column = <T>(isValue: (value: unknown) => value is T, items: object) =>
  z
    .custom<T[]>((input) => Array.isArray(input) && input.every(isValue))
    .meta({ override: { type: 'array', items } });

const isNumber = (value: unknown): value is number => Number.isFinite(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const numbers = column(isNumber, { type: 'number' });
const counts = column(isCount, { type: 'integer', minimum: 0 });
/** Texts, or the number of one that came before. */
const texts = column((value) => typeof value === 'string' || isCount(value), {
  oneOf: [{ type: 'string' }, { type: 'integer', minimum: 0 }],
});

/** Bookings of rooms on a day, as columns; a room's place is its place in `roomIdList`. */
export const orderColumnsSchema = z
  .object({
    beginTime: instantSchema,
    counts,
    gaps: numbers,
    lengths: numbers,
    held: counts,
    ending: counts.optional(),
    organized: counts,
    attended: counts,
    hidden: counts,
    meetingNos: texts,
    subjects: texts,
    organizers: texts,
  })
  .refine(fitTogether)
  .meta({ id: 'OrderColumns' }) satisfies z.ZodType<OrderColumns>;

export const roomFilterSchema = z
  .object({
    pageNo: z.number().int().min(1).max(10_000).default(1),
    pageSize: z.number().int().min(1).max(100).default(30),
    areaIds: z.array(idSchema).max(200).optional(),
    /** Only these rooms, wherever they stand in the list. */
    roomIdList: z.array(idSchema).min(1).max(100).optional(),
    /** In the name of the room or its areas, or at the start of its pinyin or initials. */
    keyword: z.string().max(limits.searchTextMaxLength).optional(),
    capacityGe: z.number().int().min(1).max(10_000).optional(),
    /** Only rooms that have all of these. */
    equipment: z.array(z.string().max(32)).max(20).optional(),
    /** Only rooms that the caller could book from here, half-open, to `freeTo`: not taken, not held, not shut to them then. */
    freeFrom: instantSchema.optional(),
    freeTo: instantSchema.optional(),
    /** The bookings of this meeting, which is being changed, count as free. */
    exceptMeetingId: idSchema.optional(),
  })
  .refine(({ freeFrom, freeTo }) => isFreeTime(freeFrom, freeTo));

/** Both ends or none, in order, of years that a calendar has. */
const isFreeTime = (from?: number, to?: number) =>
  from === undefined || to === undefined ? from === to : from < to && isInstant(to);

const csv = z
  .string()
  .max(8_000)
  .transform((text) => text.split(',').filter(Boolean))
  .optional();

export const roomEndpoints = {
  'POST /api-meeting/api/user/v2/rooms/actions/page': {
    summary: 'Rooms by pages of 30, filtered by name, area, capacity, equipment and free time',
    body: roomFilterSchema,
    search: true,
    response: pageOf(roomSchema),
  },
  'GET /api-meeting/api/user/rooms/actions/book-by-page': {
    summary: 'Rooms that the caller may book, by pages',
    query: z.object({
      pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(100),
      areaIds: csv,
    }),
    response: pageOf(roomSchema),
  },
  'GET /api-meeting/api/user/rooms/actions/equipment': {
    summary:
      'What the rooms are equipped with, the most frequent first, with the number of rooms that have it',
    response: z.array(z.object({ name: z.string(), roomCount: z.number().int() })),
  },
  'GET /api-meeting/api/user/rooms/{id}': {
    summary: 'One room',
    params: idParams,
    response: roomSchema,
  },
  'POST /api-meeting/api/user/v2/rooms/{id}': {
    summary: 'One room with its bookings between two instants',
    params: idParams,
    body: z.object({ beginTime: instantSchema, endTime: instantSchema }).refine(isReadableWindow),
    response: roomSchema.extend({ orders: z.array(roomOrderSchema) }),
  },
  'GET /api-meeting/api/user/areas/trees': {
    summary: 'Areas that hold rooms, as a tree',
    response: z.array(areaSchema),
  },
  'GET /api-meeting/api/user/v2/areas/trees': {
    summary: 'Areas as a tree, with the number of rooms in each',
    response: z.array(areaSchema),
  },
  'GET /api-meeting/api/user/areas/actions/usual': {
    summary:
      'The area whose rooms the caller has booked most in the last 90 days; left out before the first booking',
    response: z.object({ areaId: idSchema.optional() }),
  },
  'GET /api-meeting/api/user/orders': {
    summary: 'The caller’s own room bookings between two instants',
    query: windowQuerySchema.refine(isReadableWindow),
    response: z.array(roomOrderSchema),
  },
  'POST /api-meeting/api/user/v2/orders/actions/list': {
    summary: 'Bookings of rooms between two instants, sorted by room and start',
    body: z
      .object({
        roomIdList: z.array(idSchema).min(1).max(300),
        beginTime: instantSchema,
        endTime: instantSchema,
      })
      .refine(isReadableWindow),
    response: z.array(roomOrderSchema),
    variants: { [orderColumnsType]: orderColumnsSchema },
  },
  'POST /api-meeting/api/user/v2/meetings/room-service-config': {
    summary: 'Meeting services that rooms offer; rooms without any are left out',
    body: z.object({ roomIdList: z.array(idSchema).max(300) }),
    response: z.array(
      z.object({
        roomId: idSchema,
        services: z.array(
          z.object({
            id: idSchema,
            name: z.string(),
            /** Those who decide about it, without the ones who left. */
            auditors: z.array(z.object({ id: idSchema, realName: z.string() })).optional(),
          }),
        ),
      }),
    ),
  },
} satisfies EndpointTable;
