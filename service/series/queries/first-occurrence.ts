import type { Kysely } from 'kysely';
import { errorCodes } from '@/lib/domain/error-codes';
import { expandSeries, wallTimesOf } from '@/lib/domain/series/expand-series';
import { planOccurrences } from '@/lib/domain/series/plan-occurrences';
import { parseInstant } from '@/lib/time/instant';
import { getHeldRoomIds, getMeetingDraft } from '../../booking/queries/meeting-draft';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import type { SelectedMeeting } from '../../meeting/queries/select-meeting';
import { choicesOf, isWholeMinutes, type NewPlan, sizeRefusal } from '../plan-series';
import { loadSeriesDraft, type SeriesDraft, type SeriesRequest } from './load-series-draft';

type Wish = Pick<SeriesRequest, 'recurrence' | 'occurrences'>;
/** Fields that are to change before the meeting becomes a series. */
export type FirstChanges = Partial<Omit<SeriesRequest, keyof Wish | 'meetingType'>> & {
  meetingType?: SeriesRequest['meetingType'] | null;
};
type Becoming = { meeting: SelectedMeeting; wish: Wish; changes?: FirstChanges };
type Planned = { request: SeriesRequest; series: SeriesDraft; plan: NewPlan };

/** The series that a single meeting becomes, with this meeting as its first occurrence, whether the rule has its day or not. */
export async function planFromMeeting(
  db: Kysely<Database>,
  caller: Caller,
  { meeting, wish, changes = {} }: Becoming,
): Promise<Planned> {
  const roomIds = await getHeldRoomIds(db, meeting);
  const stored = await getMeetingDraft(db, caller, { meeting, roomIds, withServices: true });
  const address = roomIds.length === 0 ? meeting.address || undefined : undefined;
  const request = {
    ...{ ...stored, address, online: meeting.is_online, ...changes },
    meetingType: changes.meetingType === null ? undefined : (changes.meetingType ?? stored.meetingType),
    ...wish,
  };
  const series = await loadSeriesDraft(db, caller, request);
  return { request, series, plan: planRows(meeting, { request, series, roomIds, zone: caller.timeZone }) };
}

type Rows = { request: SeriesRequest; series: SeriesDraft; roomIds: string[]; zone: string };

function planRows(meeting: SelectedMeeting, { request, series, roomIds, zone }: Rows): NewPlan {
  const beginTime = parseInstant(request.beginTime);
  const endTime = parseInstant(request.endTime);
  if (beginTime === undefined || endTime === undefined || !isWholeMinutes({ beginTime, endTime }))
    return { refusal: errorCodes.timeInvalid };
  const times = { rule: request.recurrence, zone, ...wallTimesOf({ beginTime, endTime }, zone) };
  const expansion = expandSeries(times);
  if (expansion.refusal !== undefined) return { refusal: expansion.refusal };
  const itself = { day: times.startsOn, recursAt: beginTime, endTime };
  const later = expansion.occurrences.filter(({ day }) => day > itself.day);
  const rows = planOccurrences({
    occurrences: [itself, ...later],
    choices: choicesOf(request).filter(({ recursAt }) => recursAt !== itself.recursAt),
    roomIds: series.roomIds,
    booked: [
      {
        ...{ id: meeting.id, day: itself.day, recursAt: itself.recursAt, roomIds },
        ...{ beginTime: meeting.begins_at, endTime: meeting.ends_at },
        ...{ changedFields: [], isCancelled: false },
      },
    ],
  });
  const refusal = sizeRefusal(rows, series);
  return refusal === undefined ? { rows, times: { ...times, rule: expansion.rule } } : { refusal };
}
