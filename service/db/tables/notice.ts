import type { Generated, GeneratedAlways } from 'kysely';
import type { NoticeChannel, NoticeKind } from '@/lib/domain/notice/notice-kinds';
import type { Instant, Json, NullableInstant } from './columns';

type NoticeTable = {
  company_id: string;
  id: string;
  /** One of the two. */
  staff_id: string | null;
  guest_email: string | null;
  /** With mail to a guest, which is counted. */
  organizer_id: Generated<string | null>;
  recipient: GeneratedAlways<string>;
  meeting_id: string;
  kind: NoticeKind;
  label: Generated<string>;
  channel: NoticeChannel;
  version: Generated<number>;
  facts: Json;
  due_at: Instant;
  sent_at: NullableInstant;
  tries: Generated<number>;
  next_try_at: Instant;
  given_up_at: NullableInstant;
  is_listed: Generated<boolean>;
  read_at: NullableInstant;
  created_at: Instant;
};

type MeetingReminderTable = { company_id: string; meeting_id: string; label: string; begins_at: Instant };

/** Notices, and the reminders that are among them already. */
export type NoticeTables = { notice: NoticeTable; meeting_reminder: MeetingReminderTable };
