import { presetNames } from '@/lib/domain/series/recurrence-presets';
import { isDay, type Day } from '@/lib/time/day';
import { isInstant } from '@/lib/time/instant';
import { usualRepeat, type OccurrenceWish, type RepeatValues, type Wishes } from './repeat-values';

const textMaxLength = 4;
const idMaxLength = 64;

type Unknown<Shape> = { readonly [Name in keyof Shape]?: unknown };

const textOf = (value: unknown, usual: string) =>
  typeof value === 'string' ? value.slice(0, textMaxLength) : usual;
const oneOf = <T>(options: readonly T[], value: unknown, usual: T): T =>
  options.find((option) => option === value) ?? usual;
const isWeekday = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 6;
const isId = (value: unknown): value is string => typeof value === 'string' && value.length <= idMaxLength;

function wishOf(value: unknown): OccurrenceWish | undefined {
  const { skip, basis, beginTime, roomIds } = (value ?? {}) as Unknown<
    Extract<OccurrenceWish, { basis: string }>
  >;
  if (skip === true) return { skip };
  if (typeof basis !== 'string') return undefined;
  return {
    basis,
    ...(isInstant(beginTime) && { beginTime }),
    ...(Array.isArray(roomIds) && roomIds.every(isId) && { roomIds }),
  };
}

const wishesOf = (value: unknown): Wishes =>
  Object.fromEntries(
    Object.entries((value ?? {}) as Record<string, unknown>).flatMap(([day, stored]) => {
      const wish = isDay(day) ? wishOf(stored) : undefined;
      return wish ? [[day, wish]] : [];
    }),
  );

/** A repetition that this tab stored, for a meeting on a day; whatever is wrong in it is as usual. */
export function readStoredRepeat(stored: unknown, day: Day): RepeatValues | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const usual = usualRepeat(day);
  const { preset, every, unit, weekdays, monthlyBy, end, count, until, wishes } =
    stored as Unknown<RepeatValues>;
  return {
    preset: oneOf([...presetNames, 'custom'], preset, usual.preset),
    every: textOf(every, usual.every),
    unit: oneOf(['daily', 'weekly', 'monthly'], unit, usual.unit),
    weekdays: Array.isArray(weekdays) ? weekdays.filter(isWeekday) : usual.weekdays,
    monthlyBy: oneOf(['date', 'weekday', 'lastDay'], monthlyBy, usual.monthlyBy),
    end: oneOf(['count', 'until'], end, usual.end),
    count: textOf(count, usual.count),
    until: isDay(until) ? until : usual.until,
    wishes: wishesOf(wishes),
  };
}
