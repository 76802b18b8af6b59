import type { Moment } from '@/lib/domain/booking/booking-window';
import { limits } from '@/lib/domain/limits/limits';
import type { FreeTime, RoomsView } from '../../rooms-view';
import { freeNow, judgeFreeTime } from './free-time';

const parts = ['morning', 'afternoon', 'evening'] as const;
export type FreeChoice = 'any' | 'now' | (typeof parts)[number] | 'custom';

type DayView = Pick<RoomsView, 'day' | 'free'>;

export const isSameFree = (one: FreeTime | undefined, other: FreeTime | undefined) =>
  one?.from === other?.from && one?.to === other?.to;

const timeOf = (part: (typeof parts)[number]): FreeTime => {
  const [from, to] = limits.dayParts[part];
  return { from, to };
};

/** The choice that a view says; times of any other length are one's own. */
export function choiceOf({ day, free }: DayView, moment: Moment): FreeChoice {
  if (!free) return 'any';
  const soon = freeNow(moment);
  if (day === soon.day && isSameFree(free, soon.free)) return 'now';
  return parts.find((part) => isSameFree(free, timeOf(part))) ?? 'custom';
}

/** The choices of a day: its parts that are over are left out, except the chosen one. */
export function freeChoices(view: DayView, moment: Moment): FreeChoice[] {
  const chosen = choiceOf(view, moment);
  const isOpen = (part: (typeof parts)[number]) =>
    part === chosen || judgeFreeTime({ day: view.day, free: timeOf(part) }, moment).window !== undefined;
  return ['any', 'now', ...parts.filter(isOpen), 'custom'];
}

/** The part of the view that a choice changes; one's own times stay what they are. */
export function changeOf(choice: FreeChoice, moment: Moment): Partial<DayView> {
  switch (choice) {
    case 'any':
      return { free: undefined };
    case 'now':
      return freeNow(moment);
    case 'custom':
      return {};
    default:
      return { free: timeOf(choice) };
  }
}
