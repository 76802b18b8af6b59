import { type Kysely, sql } from 'kysely';
import type { Window } from '@/lib/domain/booking/booking-window';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { asksAnew } from '@/lib/domain/meeting/invitation/asks-anew';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';

const { toConfirm, joined } = inviteStates;

type Move = { meetingId: string; before: Window; after: Window };
type Place = Pick<Caller, 'companyId' | 'timeZone'>;

/**
 * Asks those who agreed to a meeting again once it has moved far (EDIT-02); the time that they agreed to is kept with the question.
 * Where a meeting comes back to that time, as by an undo, they have agreed.
 */
export async function askMembersAnew(
  trx: Kysely<Database>,
  place: Place,
  moves: readonly Move[],
): Promise<void> {
  const far = moves.filter(({ before, after }) => asksAnew(before, after, place.timeZone));
  if (far.length > 0) await withdrawAnswers(trx, place, far);
  if (moves.length > 0) await restoreAnswers(trx, place, moves);
}

const timesOf = (moves: readonly Move[], of: (move: Move) => Window) => sql`unnest(
  ${moves.map(({ meetingId }) => meetingId)}::uuid[],
  ${moves.map((move) => JSON.stringify({ beginTime: of(move).beginTime, endTime: of(move).endTime }))}::text[])
  as moved (meeting_id, time)`;

const withdrawAnswers = (trx: Kysely<Database>, { companyId }: Place, moves: readonly Move[]) =>
  sql`
    update meeting_member set state = ${toConfirm}, agreed_to = moved.time::jsonb, reminded_at = null
    from ${timesOf(moves, ({ before }) => before)}
    where meeting_member.company_id = ${companyId} and meeting_member.meeting_id = moved.meeting_id
      and meeting_member.relation = 'attendee' and meeting_member.state = ${joined}`.execute(trx);

const restoreAnswers = (trx: Kysely<Database>, { companyId }: Place, moves: readonly Move[]) =>
  sql`
    update meeting_member set state = ${joined}, agreed_to = null
    from ${timesOf(moves, ({ after }) => after)}
    where meeting_member.company_id = ${companyId} and meeting_member.meeting_id = moved.meeting_id
      and meeting_member.state = ${toConfirm} and meeting_member.agreed_to = moved.time::jsonb`.execute(trx);
