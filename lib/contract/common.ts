import { z } from 'zod';
import { limits } from '@/lib/domain/limits/limits';
import { msPerDay } from '@/lib/time/day';
import { lastInstant } from '@/lib/time/instant';

/** Ids are opaque strings on the wire, whatever the service keeps them as. */
export const idSchema = z.string().min(1).max(64);

/** Epoch milliseconds. */
export const instantSchema = z.number().int().min(0).max(lastInstant);

/** Epoch milliseconds in a query string. */
export const instantQuerySchema = z.coerce.number().int().min(0).max(lastInstant);

const maxWindowMs = limits.maxWindowDays * msPerDay;

/**
 * Whether two instants lie close enough together to read all that happens between them.
 *
 * @example
 * isReadableWindow({ beginTime: 0, endTime: Date.now() }) //=> false: that is a company's whole history
 */
export const isReadableWindow = (window: { beginTime: number; endTime: number }): boolean =>
  window.endTime - window.beginTime <= maxWindowMs;

/** Two instants in a query string; refine by {@link isReadableWindow} once it is complete. */
export const windowQuerySchema = z.object({ beginTime: instantQuerySchema, endTime: instantQuerySchema });

export const pageQuerySchema = z.object({
  pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(30),
});

/**
 * The shape of every list that pages.
 *
 * @example
 * pageOf(roomSchema).parse({ total: 0, pageNo: 1, pageSize: 30, list: [] })
 * //=> { total: 0, pageNo: 1, pageSize: 30, list: [] }
 */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    total: z.number().int(),
    pageNo: z.number().int(),
    pageSize: z.number().int(),
    list: z.array(item),
  });

export const idParams = z.object({ id: idSchema });

/** The body of every failure. */
export const failureSchema = z
  .object({
    code: z.number().int(),
    message: z.string(),
    data: z.unknown().optional(),
    traceId: z.string(),
  })
  .meta({ id: 'Failure' });
export type Failure = z.infer<typeof failureSchema>;
