import type { Selectable } from 'kysely';
import type { MeetingFacts } from '@/lib/domain/meeting/meeting-state';
import { type MeetingCan, type MeetingViewer, meetingCan } from '@/lib/domain/meeting/permissions';
import type { Database } from '../db/database';

/** The columns that a meeting's state follows from. */
export type MeetingColumns = Pick<
  Selectable<Database['meeting']>,
  'begins_at' | 'ends_at' | 'cancelled_at' | 'ended_at' | 'archived_at' | 'approval'
>;

/** A row as the domain's state rules read it. */
export const meetingFacts = (row: MeetingColumns): MeetingFacts => ({
  beginTime: row.begins_at,
  endTime: row.ends_at,
  cancelledAt: row.cancelled_at,
  endedAt: row.ended_at,
  archivedAt: row.archived_at,
  approval: row.approval,
});

type Permissioned = MeetingColumns &
  Pick<Selectable<Database['meeting']>, 'creator_id' | 'scope'> & { has_rooms: boolean; is_signed: boolean };

/** What a viewer may do with a meeting at a moment. */
export const meetingPermissions = (row: Permissioned, viewer: MeetingViewer, now: number): MeetingCan =>
  meetingCan(
    {
      ...meetingFacts(row),
      creatorStaffId: row.creator_id,
      hasRooms: row.has_rooms,
      scope: row.scope,
      signedAt: row.is_signed ? now : null,
    },
    viewer,
    now,
  );
