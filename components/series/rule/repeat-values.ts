import type { RuleInput } from '@/lib/domain/series/rule-input';
import { addDays, weekdayOf, type Day } from '@/lib/time/day';

/** One occurrence that is to differ from the others. */
export type OccurrenceWish =
  | { skip: true }
  | {
      skip?: undefined;
      /** The time and rooms of the series that it differs from: beside others the wish has no meaning any more. */
      basis: string;
      beginTime?: number;
      roomIds?: readonly string[];
    };

/** Wishes by the day that the rule gives an occurrence, so that another time of all keeps what is skipped. */
export type Wishes = Readonly<Record<Day, OccurrenceWish>>;

/** The repetition of a form. */
export type RepeatValues = RuleInput & { wishes: Wishes };

const usualCount = 12;
/** Some three months. */
const usualDays = 90;

/** The repetition that a form begins with for a meeting on a day. */
export const usualRepeat = (day: Day): RepeatValues => ({
  preset: 'weekly',
  every: '1',
  unit: 'weekly',
  weekdays: [weekdayOf(day)],
  monthlyBy: 'date',
  end: 'count',
  count: String(usualCount),
  until: addDays(day, usualDays),
  wishes: {},
});
