import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import type { Concern } from '../../kernel/commands/change';

type Reader = Pick<Caller, 'companyId' | 'staffId'>;

/** The unread notices of a person; the conditions repeat the predicate of their index. */
export const markUnread = (db: Kysely<Database>, { companyId, staffId }: Reader, now: number) =>
  db
    .updateTable('notice')
    .where('company_id', '=', companyId)
    .where('staff_id', '=', staffId)
    .where('channel', '=', sql.lit('app' as const))
    .where('is_listed', '=', sql.lit(true))
    .where('sent_at', 'is not', null)
    .where('read_at', 'is', null)
    .set({ read_at: new Date(now) });

/** The concern of a person whose list reads differently. */
export const listConcern = ({ staffId }: Pick<Reader, 'staffId'>): Concern => ({
  kind: 'notice',
  id: staffId,
  staffId,
});

type Page = { meetingId: string | readonly string[]; label?: string; now: number };

/**
 * A page reads the person's notices of its meeting or meetings, or with a label those of its approval record. Answers the concerns of the command
 * that it is part of: none where nothing was unread.
 */
export async function markPageRead(
  trx: Kysely<Database>,
  reader: Reader,
  { meetingId, label, now }: Page,
): Promise<Concern[]> {
  const ofMeeting = markUnread(trx, reader, now).where('meeting_id', 'in', [meetingId].flat());
  const ofPage = label === undefined ? ofMeeting : ofMeeting.where('label', '=', label);
  const { numUpdatedRows } = await ofPage.executeTakeFirst();
  return numUpdatedRows > 0n ? [listConcern(reader)] : [];
}
