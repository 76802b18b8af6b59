import type { Kysely } from 'kysely';
import type { SeriesTimes } from '@/lib/domain/series/expand-series';
import { msPerMinute } from '@/lib/time/instant';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import type { SeriesDraft, SeriesRequest } from '../queries/load-series-draft';
import type { Template } from './insert-occurrences';

type Words = Pick<
  SeriesRequest,
  'subject' | 'scope' | 'meetingType' | 'noticeLabels' | 'content' | 'reason' | 'address' | 'guests'
>;

/** The content that the occurrences of a series share, from a request. */
export const templateOf = (request: Words, { attendeeIds }: SeriesDraft): Omit<Template, 'seriesId'> => ({
  subject: request.subject,
  scope: request.scope,
  meetingType: request.meetingType ?? null,
  noticeLabels: request.noticeLabels,
  content: request.content ?? null,
  reason: request.reason ?? null,
  attendeeIds,
  guests: request.guests,
});

/** The columns of a series that its times and its template fill. */
export const seriesColumns = (
  { request, series, times }: { request: Words; series: SeriesDraft; times: SeriesTimes },
  endsAt: number,
) => ({
  rrule: times.rule,
  time_zone: times.zone,
  starts_on: times.startsOn,
  start_minute: times.startMinute,
  length_minutes: times.lengthMs / msPerMinute,
  expanded_until: new Date(endsAt),
  subject: request.subject,
  address: request.address ?? '',
  scope: request.scope,
  meeting_type: request.meetingType ?? null,
  notice_labels: request.noticeLabels,
  content: request.content ?? null,
  reason: request.reason ?? null,
  room_ids: series.roomIds,
  member_ids: series.attendeeIds,
  guests: JSON.stringify(request.guests),
});

type NewSeries = {
  id: string;
  request: Words;
  series: SeriesDraft;
  times: SeriesTimes;
  exdates: string[];
  endsAt: number;
  continuesSeriesId?: string;
  now: number;
};

/** Writes a series; its number is new. */
export async function insertSeries(
  trx: Kysely<Database>,
  { companyId, staffId }: Caller,
  { id, exdates, endsAt, continuesSeriesId, now, ...rest }: NewSeries,
): Promise<{ repeatMeetingNo: string }> {
  return trx
    .insertInto('meeting_series')
    .values({
      ...{ company_id: companyId, id, creator_id: staffId, created_at: new Date(now) },
      ...seriesColumns(rest, endsAt),
      exdates,
      continues_series_id: continuesSeriesId ?? null,
    })
    .returning('repeat_meeting_no as repeatMeetingNo')
    .executeTakeFirstOrThrow();
}
