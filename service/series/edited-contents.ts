import { type Guest, uniqueGuests } from '@/lib/domain/guest/guests';
import { changedFields, type MeetingContent, type MeetingField } from '@/lib/domain/meeting/meeting-fields';
import type { FileChanges } from '../file/commands/change-files';
import type { PreparedRow } from './writing/new-occurrences';
import type { PlannedRow } from '@/lib/domain/series/plan-occurrences';
import type { SeriesTimes } from '@/lib/domain/series/expand-series';
import type { Affected, SeriesChanges } from './plan-edit';
import type { SeriesDraft } from './queries/load-series-draft';
import type { EditRequest } from './queries/edit-draft';
import type { OccurrenceRow, StoredSeries } from './queries/occurrences';

/** An edit of a series that nothing refuses. */
export type EditToWrite = {
  series: StoredSeries;
  /** The series itself, or the new one of what follows. */
  seriesId: string;
  affected: Affected;
  changes: SeriesChanges;
  keepChanged: boolean;
  files: FileChanges;
  request: EditRequest;
  draft: SeriesDraft;
  plan: readonly PlannedRow[];
  times: SeriesTimes;
  now: number;
  /** The failure where a room was lost meanwhile. */
  refuse: (writtenIds: string[]) => Promise<Error>;
};

/** An occurrence that is there with its content before and after an edit of the series. */
export type EditedRow = {
  prepared: PreparedRow;
  row: OccurrenceRow;
  before: MeetingContent;
  after: MeetingContent;
  fields: MeetingField[];
};

export type Editing = {
  changes: SeriesChanges;
  request: EditRequest;
  keepChanged: boolean;
  attendees: ReadonlyMap<string, string[]>;
  attendeeIds: string[];
  guests: ReadonlyMap<string, Guest[]>;
};

const wordFields = ['subject', 'scope', 'meetingType', 'noticeLabels', 'content'] as const;

/** Whether an edit gives a field of an occurrence the value of the series: unless the occurrence keeps its own (REP-04). */
function takes(
  field: MeetingField,
  isSent: boolean,
  { row, keepChanged }: { row: OccurrenceRow; keepChanged: boolean },
) {
  const isOwn = row.changed_fields.includes(field);
  return keepChanged ? isSent && !isOwn : isSent || isOwn;
}

/** One occurrence as an edit makes it. */
export function editedRow(prepared: PreparedRow, row: OccurrenceRow, editing: Editing): EditedRow {
  const { changes, request, keepChanged, attendees, attendeeIds } = editing;
  const { meeting } = prepared;
  const memberIds = attendees.get(row.id) ?? [];
  const before: MeetingContent = {
    ...{ subject: row.subject, scope: row.scope, meetingType: row.meeting_type, content: row.content },
    ...{ noticeLabels: row.notice_labels, beginTime: row.begins_at, endTime: row.ends_at },
    ...{ address: row.address, online: row.is_online, roomIds: row.room_ids, memberIds },
    guests: editing.guests.get(row.id) ?? [],
  };
  const words: Pick<MeetingContent, (typeof wordFields)[number]> = {
    subject: request.subject,
    scope: request.scope,
    meetingType: request.meetingType ?? null,
    noticeLabels: request.noticeLabels,
    content: request.content || null,
  };
  const taken = wordFields.filter((field) =>
    takes(field, changes[field] !== undefined, { row, keepChanged }),
  );
  const takesPlace =
    prepared.row.moves || takes('address', changes.address !== undefined, { row, keepChanged });
  const after: MeetingContent = {
    ...before,
    ...Object.fromEntries(taken.map((field) => [field, words[field]])),
    ...{ beginTime: meeting.beginTime, endTime: meeting.endTime },
    roomIds: prepared.row.moves ? meeting.rooms.map(({ id }) => id) : before.roomIds,
    ...(takesPlace && { address: meeting.address }),
    ...(takes('online', changes.online !== undefined, { row, keepChanged }) && { online: request.online }),
    ...(takes('members', changes.members !== undefined, { row, keepChanged }) && { memberIds: attendeeIds }),
    ...(takes('guests', changes.guests !== undefined, { row, keepChanged }) && {
      guests: uniqueGuests(request.guests),
    }),
  };
  return { prepared, row, before, after, fields: changedFields(before, after) };
}
