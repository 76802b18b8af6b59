import { type Kysely, sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { NoticeFacts } from '@/lib/contract/notice';
import type { NoticeKind } from '@/lib/domain/notice/notice-kinds';
import type { Database } from '../../db/database';

/** A notice to one guest, who has mail alone. */
export type GuestNotice = {
  meetingId: string;
  organizerId: string;
  kind: Extract<NoticeKind, 'invitation' | 'change' | 'cancellation' | 'withdrawn'>;
  version: number;
  /** In small letters. */
  email: string;
  facts: NoticeFacts;
};

type Writing = { companyId: string; now: number; isRefused: boolean };

/**
 * Queues mail to guests, or stores it as given up; writing one twice writes it once (R39). They have neither a list nor quiet hours.
 */
export async function writeGuestNotices(
  db: Kysely<Database>,
  { companyId, now, isRefused }: Writing,
  notices: readonly GuestNotice[],
): Promise<void> {
  if (notices.length === 0) return;
  const at = new Date(now);
  await sql`
    insert into notice (company_id, id, guest_email, meeting_id, kind, channel, version, facts, due_at, next_try_at,
      created_at, given_up_at, organizer_id)
    select ${companyId}::uuid, wanted.id, wanted.email, wanted.meeting_id, wanted.kind, 'mail', wanted.version,
      wanted.facts::jsonb, ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz,
      ${isRefused ? at : null}::timestamptz, wanted.organizer_id
    from unnest(${notices.map(() => newId())}::uuid[], ${notices.map(({ email }) => email)}::text[],
      ${notices.map(({ meetingId }) => meetingId)}::uuid[], ${notices.map(({ kind }) => kind)}::text[],
      ${notices.map(({ version }) => version)}::int[], ${notices.map(({ facts }) => JSON.stringify(facts))}::text[],
      ${notices.map(({ organizerId }) => organizerId)}::uuid[])
      as wanted (id, email, meeting_id, kind, version, facts, organizer_id)
    on conflict do nothing`.execute(db);
}
