import type { Kysely } from 'kysely';
import type { Day } from '@/lib/time/day';
import { addDays, dayOf, endOfDay, msPerDay, startOfDay } from '@/lib/time/day';
import { instantAtMinutes } from '@/lib/time/instant';
import type { Database } from '../../../db/database';
import { foundedDaysAgo } from '../company';
import { idOf } from '../scene/ids';
import { isWorkday, zone } from '../scene/scene';

/** The same in every load of whatever size: the measured company, its people's log-ins, thirty rooms and their busy day. */
export type LoadFacts = {
  companyId: string;
  /** Mobile numbers of staff with the demo's password; they all have meetings on the busy day. */
  mobiles: string[];
  /** The first thirty rooms of the company's list. Every tenth needs approval. */
  roomIds: string[];
  /** Start and end of the busy day, in ms since the epoch. */
  day: { beginTime: number; endTime: number };
  /** The morning of that day: a product whose clock says so shows it as today. */
  now: number;
};

export const measuredName = '万象集团';
export const measuredRooms = 320;
export const measuredStaff = 10_000;
/** The first rooms and people of the measured company: the busy day is theirs, whatever else was booked. */
export const busyRooms = 30;
export const busyStaff = 300;

const morningMinute = 10 * 60 + 7;

/** The day that a load made at `now` is about: today, or the next workday. */
export function busyDayOf(now: number): Day {
  let day = dayOf(now, zone);
  while (!isWorkday(day)) day = addDays(day, 1);
  return day;
}

export const morningOf = (day: Day): number => instantAtMinutes(day, morningMinute, zone);

/** The facts of a database of the load, or undefined for any other database. */
export async function readLoadFacts(db: Kysely<Database>): Promise<LoadFacts | undefined> {
  const companyId = idOf(measuredName);
  const company = await db
    .selectFrom('company')
    .where('id', '=', companyId)
    .select('created_at')
    .executeTakeFirst();
  if (!company) return undefined;
  const now = company.created_at + foundedDaysAgo * msPerDay;
  const rooms = await db
    .selectFrom('room')
    .where('company_id', '=', companyId)
    .orderBy('position')
    .limit(busyRooms)
    .select('id')
    .execute();
  const people = await db
    .selectFrom('staff')
    .where('company_id', '=', companyId)
    .orderBy('mobile')
    .limit(busyStaff)
    .select('mobile')
    .execute();
  const day = dayOf(now, zone);
  return {
    companyId,
    mobiles: people.flatMap(({ mobile }) => mobile ?? []),
    roomIds: rooms.map(({ id }) => id),
    day: { beginTime: startOfDay(day, zone), endTime: endOfDay(day, zone) },
    now,
  };
}
