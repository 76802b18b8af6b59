import { dayOf, type Day } from '@/lib/time/day';
import { errorCodes } from '@/lib/domain/error-codes';
import {
  expandSeries,
  ruleFrom,
  type RuleOccurrence,
  type SeriesTimes,
  wallTimesOf,
} from '@/lib/domain/series/expand-series';
import { type BookedOccurrence, planOccurrences } from '@/lib/domain/series/plan-occurrences';
import { instantAtMinutes, msPerMinute, parseInstant } from '@/lib/time/instant';
import { editable, fromInstant } from './affected-occurrences';
import { choicesOf, isWholeMinutes, type NewPlan, sizeRefusal } from './plan-series';
import type { SeriesDraft, SeriesRequest } from './queries/load-series-draft';
import type { OccurrenceRow, StoredSeries } from './queries/occurrences';

export type EditScope = {
  editType: 'AllMeeting' | 'PartMeeting';
  startTimeGe?: number | undefined;
  keepChanged: boolean;
};

/** The fields that an edit sends; `beginTime` and `endTime` as the request has them. */
export type SeriesChanges = Partial<
  Omit<SeriesRequest, 'recurrence' | 'occurrences' | 'serviceIds' | 'meetingType'> & {
    recurrence: string;
    /** Null takes the type back. */
    meetingType: SeriesRequest['meetingType'] | null;
  }
> & { occurrences: SeriesRequest['occurrences'] };

/** The occurrences that an edit is about. */
export type Affected = {
  /** Those that are changed, in the rule's order; at least one. */
  ahead: OccurrenceRow[];
  /** Those of the same part that were cancelled. */
  cancelled: OccurrenceRow[];
  /** The whole part, also what has begun. */
  part: OccurrenceRow[];
  /** Days that have an occurrence which the edit leaves alone. */
  settledDays: Day[];
  /** Whether occurrences stay before them, so that these become a series of their own. */
  isSplit: boolean;
};

/** The occurrences that an edit is about; undefined where nothing is left to edit. */
export function affectedBy(
  { series, occurrences }: { series: StoredSeries; occurrences: readonly OccurrenceRow[] },
  { editType, startTimeGe }: Pick<EditScope, 'editType' | 'startTimeGe'>,
  viewing: { staffId: string; now: number },
): Affected | undefined {
  const isPart = editType === 'PartMeeting' && startTimeGe !== undefined;
  const part = isPart ? fromInstant(occurrences, startTimeGe) : [...occurrences];
  const ahead = editable(part, viewing);
  if (ahead.length === 0) return undefined;
  const cancelled = part.filter((row) => row.cancelled_at !== null);
  const settled = occurrences.filter((row) => !ahead.includes(row) && !cancelled.includes(row));
  return {
    ahead,
    cancelled,
    part,
    settledDays: settled.map((row) => plannedDay(row, series.time_zone)),
    isSplit: isPart && part.length < occurrences.length,
  };
}

const plannedAt = (row: OccurrenceRow) => row.recurs_at ?? row.begins_at;
const plannedDay = (row: OccurrenceRow, zone: string): Day => dayOf(plannedAt(row), zone);

const storedTimes = (series: StoredSeries): SeriesTimes => ({
  ...{ rule: series.rrule, zone: series.time_zone, startsOn: series.starts_on },
  ...{ startMinute: series.start_minute, lengthMs: series.length_minutes * msPerMinute },
});

/** The times that the edited occurrences shall have; undefined for times that are none. */
export function editedTimes(
  series: StoredSeries,
  { ahead, isSplit }: Affected,
  changes: Pick<SeriesChanges, 'beginTime' | 'endTime' | 'recurrence'>,
): SeriesTimes | undefined {
  const zone = series.time_zone;
  const [first] = ahead;
  const firstDay = first ? plannedDay(first, zone) : series.starts_on;
  const stored = instantAtMinutes(firstDay, series.start_minute, zone);
  const beginTime = changes.beginTime === undefined ? stored : parseInstant(changes.beginTime);
  if (beginTime === undefined) return undefined;
  const { lengthMs } = storedTimes(series);
  const endTime = changes.endTime === undefined ? beginTime + lengthMs : parseInstant(changes.endTime);
  if (endTime === undefined || !isWholeMinutes({ beginTime, endTime })) return undefined;
  const wall = wallTimesOf({ beginTime, endTime }, zone);
  if (changes.recurrence !== undefined) return { rule: changes.recurrence, zone, ...wall };
  // Without another rule the days stay as they are, and the times of the request are times of day.
  const startsOn = isSplit ? firstDay : series.starts_on;
  return { rule: isSplit ? ruleFrom(storedTimes(series), firstDay) : series.rrule, zone, ...wall, startsOn };
}

const bookedOf = (row: OccurrenceRow, zone: string): BookedOccurrence => ({
  ...{ id: row.id, day: plannedDay(row, zone), recursAt: plannedAt(row) },
  ...{ beginTime: row.begins_at, endTime: row.ends_at, roomIds: row.room_ids },
  changedFields: row.changed_fields,
  isCancelled: row.cancelled_at !== null,
});

type Editing = {
  series: StoredSeries;
  affected: Affected;
  changes: SeriesChanges;
  draft: SeriesDraft;
  keepChanged: boolean;
  now: number;
};

/** Every occurrence of the edited part as it shall be (REP-03, REP-04). */
export function planEdit({ series, affected, changes, draft, keepChanged, now }: Editing): NewPlan {
  const times = editedTimes(series, affected, changes);
  if (times === undefined) return { refusal: errorCodes.timeInvalid };
  const days = daysOfEdit({ affected, times, changes, now });
  if (days.refusal !== undefined) return { refusal: days.refusal };
  const { zone } = times;
  const rows = planOccurrences({
    occurrences: days.occurrences,
    choices: choicesOf(changes),
    roomIds: draft.roomIds,
    exdates: series.exdates,
    booked: [...affected.ahead, ...affected.cancelled].map((row) => bookedOf(row, zone)),
    keepChanged,
  });
  const refusal = sizeRefusal(rows, draft);
  return refusal === undefined ? { rows, times: { ...times, rule: days.rule } } : { refusal };
}

type Days = Pick<Editing, 'affected' | 'changes' | 'now'> & { times: SeriesTimes };

function daysOfEdit({ affected, times, changes, now }: Days) {
  const { zone, startMinute, lengthMs } = times;
  if (changes.recurrence === undefined) {
    const days = [...affected.ahead, ...affected.cancelled].map((row) => plannedDay(row, zone)).sort();
    const occurrences = days.map((day): RuleOccurrence => {
      const recursAt = instantAtMinutes(day, startMinute, zone);
      return { day, recursAt, endTime: recursAt + lengthMs };
    });
    return { occurrences, rule: times.rule };
  }
  const expansion = expandSeries(times);
  if (expansion.refusal !== undefined) return { refusal: expansion.refusal };
  const [first] = affected.ahead;
  const from = affected.isSplit && first ? plannedDay(first, zone) : times.startsOn;
  const occurrences = expansion.occurrences.filter(
    ({ day, recursAt }) => recursAt > now && day >= from && !affected.settledDays.includes(day),
  );
  if (occurrences.length === 0) return { refusal: errorCodes.seriesEmpty };
  return { occurrences, rule: expansion.rule };
}
