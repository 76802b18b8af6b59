import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import type { NewOccurrence } from './insert-occurrences';

/** The rooms of one meeting for its time. */
export type Taking = {
  meetingId: string;
  beginTime: number;
  endTime: number;
  /** `held` where they wait for approval. */
  state: 'held' | 'confirmed';
  orders: readonly { id: string; roomId: string }[];
};

export const takingOf = ({ id, beginTime, endTime, approval, orders }: NewOccurrence): Taking => ({
  ...{ meetingId: id, beginTime, endTime, orders },
  state: approval === null ? 'confirmed' : 'held',
});

/**
 * Releases the rooms of meetings that move and takes rooms for many meetings, in one statement and in one order, by room and start; answers
 * the meetings of which a room was not free.
 *
 * As in the move of one meeting, the new rows read `released` first, so a series never stands in its own way.
 */
export async function takeRooms(
  trx: Kysely<Database>,
  { companyId }: Caller,
  { takings, movedIds, now }: { takings: readonly Taking[]; movedIds: readonly string[]; now: number },
): Promise<string[]> {
  const wanted = takings.flatMap(({ orders, ...taking }) => orders.map((order) => ({ ...taking, ...order })));
  const at = new Date(now);
  const { rows } = await sql<{ id: string }>`
    with released as (
      update room_order set state = 'released', released_at = ${at}
      where company_id = ${companyId} and meeting_id = any(${[...movedIds]}::uuid[]) and state <> 'released'
      returning id
    )
    insert into room_order (company_id, id, room_id, meeting_id, begins_at, ends_at, state, created_at)
    select ${companyId}::uuid, wanted.id, wanted.room_id, wanted.meeting_id, wanted.begins_at, wanted.ends_at, wanted.state,
      ${at}::timestamptz
    from (select count(*) from released) as after_release,
      unnest(${wanted.map(({ id }) => id)}::uuid[], ${wanted.map(({ roomId }) => roomId)}::uuid[],
        ${wanted.map(({ meetingId }) => meetingId)}::uuid[],
        ${wanted.map(({ beginTime }) => new Date(beginTime))}::timestamptz[],
        ${wanted.map(({ endTime }) => new Date(endTime))}::timestamptz[],
        ${wanted.map(({ state }) => state)}::text[])
        as wanted (id, room_id, meeting_id, begins_at, ends_at, state)
    order by wanted.room_id, wanted.begins_at
    on conflict do nothing
    returning id`.execute(trx);
  const placed = new Set(rows.map(({ id }) => id));
  return [...new Set(wanted.filter(({ id }) => !placed.has(id)).map(({ meetingId }) => meetingId))];
}
