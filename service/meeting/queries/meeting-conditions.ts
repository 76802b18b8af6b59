import { sql } from 'kysely';

/** The days after its end on which a meeting of this company is archived; null for the product's own number (MEET-15). */
export const archiveAfterDays = (companyId: string) =>
  sql<number | null>`(select company.archive_after_days from company where company.id = ${companyId})`;

/** SQL condition on a row of `meeting`: its notes are published. */
export const hasSummary = sql<boolean>`exists (
  select 1 from meeting_summary summary
  where summary.company_id = meeting.company_id and summary.meeting_id = meeting.id
    and summary.published_at is not null)`;

/** SQL condition on rows of `meeting` and `meeting_read`: its notes were published after that person's last look. */
export const hasUnreadSummary = sql<boolean>`exists (
  select 1 from meeting_summary summary
  where summary.company_id = meeting.company_id and summary.meeting_id = meeting.id
    and summary.published_at > coalesce(meeting_read.read_at, '-infinity'))`;

/** SQL condition on a row of `meeting`: it holds a room where people sign in. */
export const requiresSignIn = sql<boolean>`exists (
  select 1 from room_order
  join room on room.company_id = room_order.company_id and room.id = room_order.room_id
  where room_order.company_id = meeting.company_id and room_order.meeting_id = meeting.id
    and room_order.state <> 'released' and room.sign_in_required)`;

/** SQL condition on a row of `meeting`: there is a sign-in to its room. */
export const isSigned = sql<boolean>`exists (
  select 1 from sign_record signed
  where signed.company_id = meeting.company_id and signed.meeting_id = meeting.id)`;

/** SQL condition on a row of `meeting`: it was called off or not approved, so it gave all its rooms back. */
export const isReleased = sql<boolean>`(meeting.cancelled_at is not null
  or meeting.approval in ('AUDIT_REFUSE', 'AUDIT_REVOKE', 'AUDIT_EXPIRED'))`;

/**
 * Whether a booking of a room is the meeting's own: it stands, or is of those that the meeting had when it gave all back, as a
 * cancelled one does. A booking that a move or an edit left is released too, but no longer the meeting's.
 */
export const isItsRoom = sql<boolean>`(room_order.state <> 'released' or (
  ${isReleased} and room_order.begins_at = meeting.begins_at and room_order.ends_at = meeting.ends_at
  and not exists (
    select 1 from room_order as newer
    where newer.company_id = room_order.company_id and newer.meeting_id = room_order.meeting_id
      and (newer.state <> 'released' or newer.created_at > room_order.created_at)
  )))`;

/** SQL condition on a row of `meeting`: it has a room, or had one when it gave all back. */
export const hasRooms = sql<boolean>`exists (
  select 1 from room_order
  where room_order.company_id = meeting.company_id and room_order.meeting_id = meeting.id and ${isItsRoom})`;

/**
 * SQL condition on rows of `audit_record record` and `meeting`: the request is about this meeting. One of a series is about all its
 * occurrences but those whose rooms were requested on their own.
 */
export const isAboutMeeting = sql<boolean>`(record.company_id = meeting.company_id and (
  (record.meeting_id = meeting.id and record.series_id is null)
  or (record.series_id = meeting.series_id and not meeting.asks_alone)))`;

/** SQL condition on rows of `audit_record record`: no later request for the same room or service of the meeting or series has replaced it. */
export const isNewestRecord = sql<boolean>`not exists (
  select 1 from audit_record newer
  where newer.company_id = record.company_id and newer.series_id is not distinct from record.series_id
    and (newer.meeting_id = record.meeting_id or newer.series_id is not null)
    and newer.room_id is not distinct from record.room_id
    and newer.meeting_service_id is not distinct from record.meeting_service_id
    and (newer.created_at, newer.id) > (record.created_at, record.id))`;

/**
 * SQL condition on rows of `audit_record record` and `audit_record_auditor auditor`: the person whom it was sent to audits the room
 * or the service still. The rights of an auditor end with the role.
 */
export const stillAudits = sql<boolean>`(exists (
  select 1 from room_auditor
  where room_auditor.company_id = record.company_id and room_auditor.room_id = record.room_id
    and room_auditor.staff_id = auditor.staff_id
) or exists (
  select 1 from meeting_service_auditor
  where meeting_service_auditor.company_id = record.company_id
    and meeting_service_auditor.meeting_service_id = record.meeting_service_id
    and meeting_service_auditor.staff_id = auditor.staff_id))`;

/** SQL condition on a row of `meeting`: one of its newest requests for approval is addressed to a person who audits it still. */
export const isApproverOf = (staffId: string) => sql<boolean>`(meeting.approval is not null and exists (
  select 1 from audit_record record
  join audit_record_auditor auditor on auditor.company_id = record.company_id and auditor.record_id = record.id
  where ${isAboutMeeting} and auditor.staff_id = ${staffId} and ${isNewestRecord} and ${stillAudits}))`;
