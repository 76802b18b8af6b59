import { type SqlBool, sql } from 'kysely';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { limits } from '@/lib/domain/limits/limits';
import { msPerDay } from '@/lib/time/day';
import { instant } from '../../db/sql/instant';
import type { Viewer } from './select-people';

/** A viewer, and the time whose common meetings count. */
export type Reader = Viewer & { metSince: Date; metUntil: Date };

export const readerOf = ({ companyId, staffId }: Viewer, now: number): Reader => ({
  companyId,
  staffId,
  metSince: new Date(now - limits.recentMeetingsDays * msPerDay),
  metUntil: new Date(now),
});

/**
 * SQL condition on a row of `staff`: the company's address book is public (CON-09), or the person is the viewer, one of the
 * viewer's contacts, or somebody who joined a common meeting of late: an invitation alone opens nothing.
 */
export const mayRead = ({ companyId, staffId, metSince, metUntil }: Reader) => sql<SqlBool>`(
  coalesce((select book.public_address_book from order_setting book where book.company_id = ${companyId}), true)
  or staff.id = ${staffId}
  or staff.id in (
    select own.staff_id from personal_contact own
    where own.company_id = ${companyId} and own.owner_id = ${staffId} and own.staff_id is not null)
  or staff.id in (
    select theirs.staff_id from meeting_member mine
      join meeting_member theirs on theirs.company_id = mine.company_id and theirs.meeting_id = mine.meeting_id
      join meeting on meeting.company_id = mine.company_id and meeting.id = mine.meeting_id
    where mine.company_id = ${companyId} and mine.staff_id = ${staffId}
      and mine.state <> ${sql.lit(inviteStates.withdrawn)} and theirs.state = ${sql.lit(inviteStates.joined)}
      and mine.begins_at > ${instant(metSince)} and mine.begins_at <= ${instant(metUntil)}
      and meeting.cancelled_at is null))`;
