import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';

/**
 * The states that hold a slot, written into the statement: a generic plan can use the indexes of standing bookings
 * (room_order_day, room_order_no_overlap) only where the statement names these states.
 */
export const standing = [sql.lit('held' as const), sql.lit('confirmed' as const)];

/** SQL condition on a row of `meeting`: the clock is about to end it. The predicate of the index `meeting_unused`. */
export const isEndPending = sql<boolean>`(meeting.early_end_tip_at is not null and meeting.ended_at is null
  and meeting.continued_at is null and meeting.cancelled_at is null)`;

/** Bookings of a company that hold a slot, each with its meeting and its organizer. */
export const selectStandingOrders = (db: Kysely<Database>, { companyId }: Pick<Caller, 'companyId'>) =>
  db
    .selectFrom('room_order')
    .innerJoin('meeting', (join) =>
      join
        .onRef('meeting.company_id', '=', 'room_order.company_id')
        .onRef('meeting.id', '=', 'room_order.meeting_id'),
    )
    .innerJoin('staff as organizer', (join) =>
      join
        .onRef('organizer.company_id', '=', 'meeting.company_id')
        .onRef('organizer.id', '=', 'meeting.creator_id'),
    )
    .where('room_order.company_id', '=', companyId)
    .where('room_order.state', 'in', standing);
