import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ApprovalStatus } from '@/lib/domain/approval/approval-state';
import type { NoteDocument } from '@/lib/domain/note/note-document';
import type { Guest } from '@/lib/domain/guest/guests';
import type { InviteState } from '@/lib/domain/meeting/invite-state';
import type { MeetingType, NoticeLabel, Scope } from '@/lib/domain/meeting/meeting-values';
import type { Instant, JsonOf, JsonWithDefault, NullableInstant } from './columns';

type MeetingSeriesTable = {
  company_id: string;
  id: string;
  repeat_meeting_no: Generated<string>;
  creator_id: string;
  rrule: string;
  time_zone: string;
  starts_on: string;
  start_minute: number;
  length_minutes: number;
  /** The end of the last occurrence. */
  expanded_until: Instant;
  created_at: Instant;
  subject: Generated<string>;
  address: Generated<string>;
  scope: Generated<Scope>;
  meeting_type: MeetingType | null;
  notice_labels: Generated<NoticeLabel[]>;
  content: string | null;
  reason: string | null;
  room_ids: Generated<string[]>;
  member_ids: Generated<string[]>;
  exdates: Generated<string[]>;
  continues_series_id: string | null;
  guests: ColumnType<Guest[], string | undefined, string>;
};

type MeetingTable = {
  company_id: string;
  id: string;
  meeting_no: Generated<string>;
  subject: string;
  begins_at: Instant;
  ends_at: Instant;
  address: Generated<string>;
  scope: Scope;
  meeting_type: MeetingType | null;
  notice_labels: Generated<NoticeLabel[]>;
  content: string | null;
  reason: string | null;
  is_online: Generated<boolean>;
  creator_id: string;
  series_id: string | null;
  recurs_at: NullableInstant;
  changed_fields: Generated<string[]>;
  asks_alone: Generated<boolean>;
  approval: ApprovalStatus | null;
  cancelled_at: NullableInstant;
  ended_at: NullableInstant;
  early_end_tip_at: NullableInstant;
  continued_at: NullableInstant;
  /** With `ended_at`; null where the clock ended it. */
  ended_by: Generated<string | null>;
  /** Names the share while there is one; each new one and each new key has the next version. */
  share_id: string | null;
  share_version: Generated<number>;
  version: Generated<number>;
  created_at: Instant;
};

type MeetingMemberTable = {
  company_id: string;
  meeting_id: string;
  staff_id: string;
  begins_at: Instant;
  relation: 'organizer' | 'attendee';
  state: InviteState;
  reason: string | null;
  invitor_id: string | null;
  created_at: Instant;
  deleted_at: NullableInstant;
  removed_by: string | null;
  removed_at: NullableInstant;
  left_at: NullableInstant;
  former: JsonOf<FormerMeeting>;
  /** With an answer that is asked anew: the time that was agreed to. */
  agreed_to: JsonOf<{ beginTime: number; endTime: number }>;
  reminded_at: NullableInstant;
};

/** Somebody from outside, who gets mail. */
type MeetingGuestTable = {
  company_id: string;
  meeting_id: string;
  /** In small letters. */
  email: string;
  name: string;
  position: number;
};

/** A meeting as it was when a member was taken out of it. */
export type FormerMeeting = { subject: string; address: string; beginTime: number; endTime: number };

type MeetingReadTable = {
  company_id: string;
  meeting_id: string;
  staff_id: string;
  reviewed_at: NullableInstant;
  read_at: NullableInstant;
  acknowledged_at: NullableInstant;
};

type RoomOrderTable = {
  company_id: string;
  id: string;
  room_id: string;
  meeting_id: string;
  begins_at: Instant;
  ends_at: Instant;
  during: GeneratedAlways<string>;
  state: 'held' | 'confirmed' | 'released';
  created_at: Instant;
  released_at: NullableInstant;
};

type AuditRecordTable = {
  company_id: string;
  id: string;
  meeting_id: string;
  type: 'MEETING_SERVICE' | 'ROOM';
  status: ApprovalStatus;
  applicant_id: string;
  reason: string | null;
  refuse_reason: string | null;
  settled_by: string | null;
  settled_at: NullableInstant;
  created_at: Instant;
  /** The one of the two that is requested. */
  room_id: Generated<string | null>;
  meeting_service_id: Generated<string | null>;
  /** Set where the record stands for all occurrences of a series. */
  series_id: Generated<string | null>;
  reminded_at: NullableInstant;
  /** The settlement, before it the request. */
  listed_at: GeneratedAlways<number>;
};

type AuditRecordAuditorTable = {
  company_id: string;
  record_id: string;
  staff_id: string;
  read_at: NullableInstant;
  /** Copies of the record's own, which the foreign key renews. */
  status: Generated<ApprovalStatus>;
  listed_at: NullableInstant;
};

type MeetingServiceTable = {
  company_id: string;
  id: string;
  external_code: Generated<string | null>;
  name: string;
  position: Generated<number>;
  deleted_at: NullableInstant;
  created_at: Instant;
};

type MeetingServiceAuditorTable = {
  company_id: string;
  meeting_service_id: string;
  staff_id: string;
  position: Generated<number>;
};

type RoomMeetingServiceTable = { company_id: string; room_id: string; meeting_service_id: string };

type MeetingServiceRequestTable = {
  company_id: string;
  meeting_id: string;
  meeting_service_id: string;
  created_at: Instant;
};

type ChangeLogTable = {
  company_id: string;
  id: string;
  meeting_id: string;
  actor_id: string | null;
  kind: string;
  data: JsonWithDefault;
  created_at: Instant;
  /** The notices that it leads to are written. */
  is_noticed: Generated<boolean>;
  /** No notice could be made of it. */
  notice_failed_at: NullableInstant;
};

type MeetingFileTable = {
  company_id: string;
  id: string;
  meeting_id: string;
  file_key: string;
  file_name: string;
  content_type: string;
  size: number;
  created_by: string;
  created_at: Instant;
  position: number;
};

type MeetingSummaryTable = {
  company_id: string;
  meeting_id: string;
  /** The published text, null before that. */
  subject: string | null;
  document: JsonOf<NoteDocument>;
  author_id: string | null;
  published_at: NullableInstant;
  /** The text in the making, null where nothing differs from the published one. */
  draft_subject: string | null;
  draft: JsonOf<NoteDocument>;
  drafter_id: string | null;
  drafted_at: NullableInstant;
  submitted_at: NullableInstant;
  version: Generated<number>;
};

type MeetingAllocationTable = {
  company_id: string;
  meeting_id: string;
  meeting_type: string;
  status: 'pending' | 'ready' | 'failed';
  url: string | null;
  password: string | null;
  /** When the link is published, in rows that no provider is asked about. */
  ready_at: NullableInstant;
  tries: Generated<number>;
  next_try_at: NullableInstant;
};

type SignRecordTable = {
  company_id: string;
  meeting_id: string;
  staff_id: string;
  signed_at: Instant;
};

/** Meetings with their bookings, approvals, files and history. */
export type MeetingTables = {
  meeting_series: MeetingSeriesTable;
  meeting: MeetingTable;
  meeting_member: MeetingMemberTable;
  meeting_read: MeetingReadTable;
  meeting_guest: MeetingGuestTable;
  room_order: RoomOrderTable;
  audit_record: AuditRecordTable;
  audit_record_auditor: AuditRecordAuditorTable;
  meeting_service: MeetingServiceTable;
  meeting_service_auditor: MeetingServiceAuditorTable;
  room_meeting_service: RoomMeetingServiceTable;
  meeting_service_request: MeetingServiceRequestTable;
  change_log: ChangeLogTable;
  meeting_file: MeetingFileTable;
  meeting_summary: MeetingSummaryTable;
  meeting_allocation: MeetingAllocationTable;
  sign_record: SignRecordTable;
};
