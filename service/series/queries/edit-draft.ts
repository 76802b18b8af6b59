import type { Kysely } from 'kysely';
import { meetingDraftSchema } from '@/lib/contract/booking';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import { getServiceIds } from '../../booking/queries/meeting-draft';
import { getWorkingStaffIds } from '../../staff/queries/company-staff';
import type { Affected, SeriesChanges } from '../plan-edit';
import { loadSeriesDraft, type SeriesDraft, type SeriesRequest } from './load-series-draft';
import type { StoredSeries } from './occurrences';

export type EditRequest = Omit<SeriesRequest, 'recurrence'>;

const movingKeys = ['beginTime', 'endTime', 'roomBookingForms', 'recurrence'] as const;

/** The meeting services of the series, where occurrences may have to request them; a company may have withdrawn one since. */
async function serviceIdsFor(
  db: Kysely<Database>,
  { affected: { ahead, isSplit }, changes }: { affected: Affected; changes: SeriesChanges },
): Promise<string[]> {
  const requests = isSplit || changes.occurrences.length > 0 || movingKeys.some((key) => key in changes);
  const [first] = ahead;
  return requests && first ? getServiceIds(db, first) : [];
}

/** Whether its occurrences have an online meeting, but for those that were changed on their own. */
function isSeriesOnline({ ahead }: Affected): boolean {
  const first = ahead.find((row) => !row.changed_fields.includes('online')) ?? ahead[0];
  return first?.is_online ?? false;
}

/** A stored series as a draft of today, with the changes applied, and what it names. */
export async function loadEditDraft(
  db: Kysely<Database>,
  caller: Caller,
  { series, affected, changes }: { series: StoredSeries; affected: Affected; changes: SeriesChanges },
): Promise<{ request: EditRequest; draft: SeriesDraft }> {
  const { occurrences, recurrence: _recurrence, ...fields } = changes;
  const working = fields.members ? [] : await getWorkingStaffIds(db, caller, series.member_ids);
  const draft = meetingDraftSchema.parse({
    subject: series.subject,
    // Each occurrence has times of its own.
    ...{ beginTime: 0, endTime: 0 },
    roomBookingForms: series.room_ids.map((roomId) => ({ roomId })),
    members: working.map((staffId) => ({ staffId })),
    guests: series.guests,
    scope: series.scope,
    meetingType: series.meeting_type ?? undefined,
    noticeLabels: series.notice_labels,
    content: series.content ?? undefined,
    reason: series.reason ?? undefined,
    address: series.address || undefined,
    online: isSeriesOnline(affected),
    ...fields,
    ...(fields.meetingType === null && { meetingType: undefined }),
    serviceIds: await serviceIdsFor(db, { affected, changes }),
  });
  const request = { ...draft, occurrences };
  const bookedRoomIds = [...new Set(affected.ahead.flatMap((row) => row.room_ids))];
  return { request, draft: await loadSeriesDraft(db, caller, { ...request, bookedRoomIds }) };
}
