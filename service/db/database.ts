import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ApprovalStatus } from '@/lib/domain/approval-state';
import type { InviteState } from '@/lib/domain/invite-state';
import type { MeetingType, NoticeLabel, Scope } from '@/lib/domain/meeting-values';
import type { RoomStatus } from '@/lib/domain/room-facts';

/** `timestamptz`: epoch milliseconds when read (see connect.ts), a Date when written. */
type Instant = ColumnType<number, Date, Date>;
type NullableInstant = ColumnType<number | null, Date | null | undefined, Date | null>;

/** `jsonb`: any JSON when read, its text when written. */
type Json = ColumnType<unknown, string, string>;
type JsonWithDefault = ColumnType<unknown, string | undefined, string>;

type AccessTokenTable = {
  token_hash: Buffer;
  account_id: string;
  created_at: Instant;
  expires_at: Instant;
  revoked_at: NullableInstant;
  device: string | null;
};

type AccountTable = {
  id: string;
  username: string;
  mobile: string | null;
  password_hash: string | null;
  real_name: string;
  avatar: string | null;
  wechat_openid: string | null;
  disabled_at: NullableInstant;
  created_at: Instant;
  last_staff_id: string | null;
};

type AnalyticsEventTable = {
  company_id: string;
  id: string;
  staff_id: string;
  event: Json;
  created_at: Instant;
};

type AppConfigurationTable = {
  company_id: string;
  app_id: string;
  configuration: Json;
};

type AreaTable = {
  company_id: string;
  id: string;
  parent_id: string | null;
  name: string;
  path: string;
  position: Generated<number>;
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
};

type AuditRecordAuditorTable = {
  company_id: string;
  record_id: string;
  staff_id: string;
  read_at: NullableInstant;
};

type CaptchaTable = {
  id: string;
  session_id: string;
  kind: string;
  answer: Json;
  tries: Generated<number>;
  expires_at: Instant;
  used_at: NullableInstant;
};

type ChangeLogTable = {
  company_id: string;
  id: string;
  meeting_id: string;
  actor_id: string | null;
  kind: string;
  data: JsonWithDefault;
  created_at: Instant;
};

type CompanyTable = {
  id: string;
  name: string;
  short_name: string | null;
  time_zone: Generated<string>;
  title: Generated<string>;
  accent: Generated<string>;
  created_at: Instant;
};

type DepartmentTable = {
  company_id: string;
  id: string;
  parent_id: string | null;
  name: string;
  position: Generated<number>;
};

type EncryptionKeyTable = {
  id: string;
  private_pem: string;
  public_pem: string;
  created_at: Instant;
};

type FeedbackTable = {
  company_id: string;
  id: string;
  staff_id: string;
  content: string;
  created_at: Instant;
};

type IdempotencyKeyTable = {
  company_id: string;
  staff_id: string;
  key: string;
  request_hash: Buffer;
  status: number | null;
  response: Json | null;
  created_at: Instant;
};

type LabelTable = {
  company_id: string;
  id: string;
  owner_id: string;
  name: string;
  created_at: Instant;
};

type LabelStaffTable = {
  company_id: string;
  label_id: string;
  staff_id: string;
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
  is_exception: Generated<boolean>;
  approval: ApprovalStatus | null;
  cancelled_at: NullableInstant;
  ended_at: NullableInstant;
  archived_at: NullableInstant;
  early_end_tip_at: NullableInstant;
  share_id: string | null;
  share_key_hash: Buffer | null;
  version: Generated<number>;
  created_at: Instant;
};

type MeetingAllocationTable = {
  company_id: string;
  meeting_id: string;
  meeting_type: string;
  status: 'pending' | 'ready' | 'failed';
  url: string | null;
  password: string | null;
  ready_at: NullableInstant;
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
  read_at: NullableInstant;
  reviewed_at: NullableInstant;
  deleted_at: NullableInstant;
};

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
  expanded_until: Instant;
  created_at: Instant;
};

type MeetingSummaryTable = {
  company_id: string;
  meeting_id: string;
  subject: string;
  content: string;
  author_id: string;
  updated_at: Instant;
  published_at: NullableInstant;
};

type OrderSettingTable = {
  company_id: string;
  public_address_book: Generated<boolean>;
  create_mode: Generated<'single' | 'repeat'>;
  notice_labels: Generated<NoticeLabel[]>;
  scope: Generated<Scope>;
  meeting_type: MeetingType | null;
};

type OutboxTable = {
  company_id: string;
  id: GeneratedAlways<number>;
  xid: Generated<string>;
  kind: string;
  ids: string[];
  created_at: Instant;
};

type PersonConfigTable = {
  company_id: string;
  staff_id: string;
  config: Json;
  updated_at: Instant;
};

type PersonalContactTable = {
  company_id: string;
  id: string;
  owner_id: string;
  staff_id: string | null;
  real_name: string;
  mobile: string | null;
  email: string | null;
  org_name: string | null;
  remark: string | null;
  relation: string;
  created_at: Instant;
};

type RateBucketTable = {
  name: string;
  tokens: number;
  updated_at: Instant;
};

type RoomTable = {
  company_id: string;
  id: string;
  area_id: string;
  name: string;
  position: Generated<number>;
  capacity: number;
  equipment: Generated<string[]>;
  status: Generated<RoomStatus>;
  status_reason: string | null;
  app_id: string | null;
  is_offline: Generated<boolean>;
  open_from_minute: Generated<number>;
  open_to_minute: Generated<number>;
  needs_approval: Generated<boolean>;
  is_restricted: Generated<boolean>;
  image_key: string | null;
  deleted_at: NullableInstant;
  created_at: Instant;
};

type RoomAuditorTable = {
  company_id: string;
  room_id: string;
  staff_id: string;
  position: Generated<number>;
};

type RoomDeviceTable = {
  company_id: string;
  room_id: string;
  id: string;
  name: string;
  status: number;
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

type RoomPermissionTable = {
  company_id: string;
  room_id: string;
  id: string;
  staff_id: string | null;
  department_id: string | null;
};

type SignRecordTable = {
  company_id: string;
  meeting_id: string;
  staff_id: string;
  signed_at: Instant;
};

type StaffTable = {
  company_id: string;
  id: string;
  account_id: string | null;
  department_id: string | null;
  real_name: string;
  pinyin: Generated<string>;
  avatar: string | null;
  mobile: string | null;
  email: string | null;
  job_title: string | null;
  disabled_at: NullableInstant;
  deleted_at: NullableInstant;
  created_at: Instant;
};

type TicketTable = {
  secret_hash: Buffer;
  purpose: string;
  data: JsonWithDefault;
  expires_at: Instant;
};

/** Every table; column names are those of the database. */
export type Database = {
  access_token: AccessTokenTable;
  account: AccountTable;
  analytics_event: AnalyticsEventTable;
  app_configuration: AppConfigurationTable;
  area: AreaTable;
  audit_record: AuditRecordTable;
  audit_record_auditor: AuditRecordAuditorTable;
  captcha: CaptchaTable;
  change_log: ChangeLogTable;
  company: CompanyTable;
  department: DepartmentTable;
  encryption_key: EncryptionKeyTable;
  feedback: FeedbackTable;
  idempotency_key: IdempotencyKeyTable;
  label: LabelTable;
  label_staff: LabelStaffTable;
  meeting: MeetingTable;
  meeting_allocation: MeetingAllocationTable;
  meeting_file: MeetingFileTable;
  meeting_member: MeetingMemberTable;
  meeting_series: MeetingSeriesTable;
  meeting_summary: MeetingSummaryTable;
  order_setting: OrderSettingTable;
  outbox: OutboxTable;
  person_config: PersonConfigTable;
  personal_contact: PersonalContactTable;
  rate_bucket: RateBucketTable;
  room: RoomTable;
  room_auditor: RoomAuditorTable;
  room_device: RoomDeviceTable;
  room_order: RoomOrderTable;
  room_permission: RoomPermissionTable;
  sign_record: SignRecordTable;
  staff: StaffTable;
  ticket: TicketTable;
};
