import type { Kysely } from 'kysely';
import { errorCodes } from '@/lib/domain/error-codes';
import { expandSeries, wallTimesOf } from '@/lib/domain/series/expand-series';
import { planOccurrences } from '@/lib/domain/series/plan-occurrences';
import { dayOf } from '@/lib/time/day';
import { getHeldRoomIds, getMeetingDraft } from '../../booking/queries/meeting-draft';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import type { SelectedMeeting } from '../../meeting/queries/select-meeting';
import { choicesOf, isWholeMinutes, type NewPlan, sizeRefusal } from '../plan-series';
import { loadSeriesDraft, type SeriesDraft, type SeriesRequest } from './load-series-draft';

type Wish = Pick<SeriesRequest, 'recurrence' | 'occurrences'>;
type Planned = { request: SeriesRequest; series: SeriesDraft; plan: NewPlan };

/** The series that a single meeting becomes, with this meeting as its first occurrence, whether the rule has its day or not. */
export async function planFromMeeting(
  db: Kysely<Database>,
  caller: Caller,
  { meeting, wish }: { meeting: SelectedMeeting; wish: Wish },
): Promise<Planned> {
  const roomIds = await getHeldRoomIds(db, meeting);
  const draft = await getMeetingDraft(db, caller, { meeting, roomIds });
  const address = roomIds.length === 0 ? meeting.address || undefined : undefined;
  const request = { ...draft, address, ...wish };
  const series = await loadSeriesDraft(db, caller, request);
  return { request, series, plan: planRows(meeting, { wish, series, zone: caller.timeZone }) };
}

type Rows = { wish: Wish; series: SeriesDraft; zone: string };

function planRows(meeting: SelectedMeeting, { wish, series, zone }: Rows): NewPlan {
  const window = { beginTime: meeting.begins_at, endTime: meeting.ends_at };
  if (!isWholeMinutes(window)) return { refusal: errorCodes.timeInvalid };
  const times = { rule: wish.recurrence, zone, ...wallTimesOf(window, zone) };
  const expansion = expandSeries(times);
  if (expansion.refusal !== undefined) return { refusal: expansion.refusal };
  const itself = {
    day: dayOf(meeting.begins_at, zone),
    recursAt: meeting.begins_at,
    endTime: meeting.ends_at,
  };
  const later = expansion.occurrences.filter(({ day }) => day > itself.day);
  const rows = planOccurrences({
    occurrences: [itself, ...later],
    choices: choicesOf(wish).filter(({ recursAt }) => recursAt !== itself.recursAt),
    roomIds: series.roomIds,
    booked: [
      {
        ...{ id: meeting.id, day: itself.day, recursAt: itself.recursAt, ...window },
        ...{ roomIds: series.roomIds, changedFields: [], isCancelled: false },
      },
    ],
  });
  const refusal = sizeRefusal(rows, series);
  return refusal === undefined ? { rows, times: { ...times, rule: expansion.rule } } : { refusal };
}
