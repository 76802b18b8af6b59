import type { Generated, GeneratedAlways } from 'kysely';
import type { MeetingType, NoticeLabel, Scope } from '@/lib/domain/meeting/meeting-values';
import type { Instant, NullableInstant, Json } from './columns';

type CompanyTable = {
  id: string;
  name: string;
  short_name: string | null;
  time_zone: Generated<string>;
  title: Generated<string>;
  accent: Generated<string>;
  archive_after_days: Generated<number | null>;
  created_at: Instant;
};

type DepartmentTable = {
  company_id: string;
  id: string;
  /** Its name in the company's own systems. */
  external_code: Generated<string | null>;
  parent_id: string | null;
  name: string;
  position: Generated<number>;
};

type StaffTable = {
  company_id: string;
  id: string;
  external_code: Generated<string | null>;
  account_id: string | null;
  department_id: string | null;
  real_name: string;
  pinyin: Generated<string>;
  initials: GeneratedAlways<string>;
  sort_key: GeneratedAlways<string>;
  avatar: string | null;
  mobile: string | null;
  email: string | null;
  job_title: string | null;
  /** A screen beside a door: no person's, and deleted from the start. */
  is_device: Generated<boolean>;
  disabled_at: NullableInstant;
  deleted_at: NullableInstant;
  created_at: Instant;
};

type AppConfigurationTable = {
  company_id: string;
  app_id: string;
  configuration: Json;
};

type OrderSettingTable = {
  company_id: string;
  public_address_book: Generated<boolean>;
  create_mode: Generated<'single' | 'repeat'>;
  notice_labels: Generated<NoticeLabel[]>;
  scope: Generated<Scope>;
  meeting_type: MeetingType | null;
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
  pinyin: Generated<string>;
  sort_key: GeneratedAlways<string>;
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

/** Null: the product's environment counts. */
type CompanySettingTable = {
  company_id: string;
  help_desk_phone: string | null;
  sensitive_words: string[] | null;
  chatbot: boolean | null;
  /** Approvers settle their own requests too, also where others may. */
  own_requests: boolean | null;
  /** Null counts as true. */
  reminds_unanswered: Generated<boolean | null>;
};

type CompanyHolidayTable = { company_id: string; day: string; name: string };

type FeedbackTable = {
  company_id: string;
  id: string;
  staff_id: string;
  content: string;
  created_at: Instant;
};

type AnalyticsEventTable = {
  company_id: string;
  id: string;
  staff_id: string;
  event: Json;
  created_at: Instant;
};

/** A company, its people and its configuration. */
export type CompanyTables = {
  company: CompanyTable;
  department: DepartmentTable;
  staff: StaffTable;
  app_configuration: AppConfigurationTable;
  order_setting: OrderSettingTable;
  person_config: PersonConfigTable;
  personal_contact: PersonalContactTable;
  label: LabelTable;
  label_staff: LabelStaffTable;
  company_setting: CompanySettingTable;
  company_holiday: CompanyHolidayTable;
  feedback: FeedbackTable;
  analytics_event: AnalyticsEventTable;
};
