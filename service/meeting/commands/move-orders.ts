import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/database';

export type Move = {
  companyId: string;
  meetingId: string;
  now: Date;
  beginsAt: Date;
  endsAt: Date;
  /** `held` where the new slots wait for approval. */
  state: 'held' | 'confirmed';
  orders: { id: string; roomId: string }[];
};

/**
 * Releases a meeting's bookings and places new ones in one statement; answers the ids that got their slot.
 *
 * A range is never updated in place: that raises on a clash instead of skipping it, and stalls writers on one slot. The new
 * rows read `released` first, so a meeting never stands in its own way.
 */
export async function moveOrders(trx: Kysely<Database>, move: Move): Promise<string[]> {
  const { companyId, meetingId, now, beginsAt, endsAt, state, orders } = move;
  const { rows } = await sql<{ id: string }>`
    with released as (
      update room_order set state = 'released', released_at = ${now}
      where company_id = ${companyId} and meeting_id = ${meetingId} and state <> 'released'
      returning id
    )
    insert into room_order (company_id, id, room_id, meeting_id, begins_at, ends_at, state, created_at)
    select ${companyId}::uuid, wanted.id, wanted.room_id, ${meetingId}::uuid, ${beginsAt}::timestamptz,
      ${endsAt}::timestamptz, ${state}::text, ${now}::timestamptz
    from (select count(*) from released) as after_release,
      unnest(${orders.map((order) => order.id)}::uuid[], ${orders.map((order) => order.roomId)}::uuid[])
        as wanted (id, room_id)
    order by wanted.room_id
    on conflict do nothing
    returning id`.execute(trx);
  return rows.map((row) => row.id);
}
