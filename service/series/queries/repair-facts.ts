import { type Kysely, sql } from 'kysely';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { seriesLimits } from '@/lib/domain/limits/series-limits';
import type { PlannedRow } from '@/lib/domain/series/plan-occurrences';
import { type CandidateRoom, rankRooms, type Taken } from '@/lib/domain/series/repair-occurrence';
import { msPerMinute } from '@/lib/time/instant';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import { roomFactsOf } from '../../room/facts';
import { getBookableRooms, type RoomRow } from '../../room/queries/rooms';
import { roomsOf, type SeriesDraft } from './load-series-draft';

/** Rooms that are tried for each room of a series; more would be read for every refused occurrence. */
const triedRooms = 24;
const reachMs = Math.max(...seriesLimits.shiftMinutes) * msPerMinute;

const candidateOf = (room: RoomRow): CandidateRoom => ({
  ...roomFactsOf(room),
  capacity: room.capacity,
  areaId: room.area_id,
});

/** The rooms that may help refused occurrences, those of the series first read by the caller's own rights. */
export async function getCandidates(
  db: Kysely<Database>,
  caller: Caller,
  { series, refused }: { series: SeriesDraft; refused: readonly PlannedRow[] },
): Promise<Map<string, RoomRow & { candidate: CandidateRoom }>> {
  const own = roomsOf(series, [...new Set(refused.flatMap(({ roomIds }) => roomIds))]);
  const bookable = own.length > 0 ? await getBookableRooms(db, caller, {}) : [];
  const others = bookable.map(candidateOf);
  const ids = new Set(
    own.flatMap((room) =>
      rankRooms(others, candidateOf(room))
        .slice(0, triedRooms)
        .map(({ roomId }) => roomId),
    ),
  );
  const chosen = bookable.filter(({ id }) => ids.has(id) && !own.some((room) => room.id === id));
  return new Map([...own, ...chosen].map((room) => [room.id, { ...room, candidate: candidateOf(room) }]));
}

/** When rooms are taken around refused occurrences, in one statement. */
export async function getTaken(
  db: Kysely<Database>,
  { companyId, staffId }: Caller,
  {
    roomIds,
    refused,
    exceptMeetingIds,
  }: { roomIds: readonly string[]; refused: readonly PlannedRow[]; exceptMeetingIds: readonly string[] },
): Promise<Map<string, Taken[]>> {
  const { rows } = await sql<{ room_id: string; begins_at: number; ends_at: number; is_own: boolean }>`
    select distinct room_order.room_id, room_order.begins_at, room_order.ends_at, exists (
        select from meeting_member mine
        where mine.company_id = room_order.company_id and mine.meeting_id = room_order.meeting_id
          and mine.staff_id = ${staffId} and mine.state <> ${sql.lit(inviteStates.withdrawn)}) as is_own
    from unnest(${refused.map(({ recursAt, beginTime }) => new Date(Math.min(recursAt, beginTime) - reachMs))}::timestamptz[],
      ${refused.map(({ recursAt, endTime, beginTime }) => new Date(Math.max(recursAt + endTime - beginTime, endTime) + reachMs))}::timestamptz[])
      as around (begins_at, ends_at)
    cross join unnest(${[...roomIds]}::uuid[]) as tried (room_id)
    join room_order on room_order.company_id = ${companyId} and room_order.room_id = tried.room_id
      and room_order.during && tstzrange(around.begins_at, around.ends_at, '[]') and room_order.state in ('held', 'confirmed')
      and room_order.meeting_id <> all(${[...exceptMeetingIds]}::uuid[])`.execute(db);
  const taken = new Map<string, Taken[]>();
  for (const row of rows) {
    const ofRoom = taken.get(row.room_id) ?? [];
    ofRoom.push({ beginTime: row.begins_at, endTime: row.ends_at, isOwn: row.is_own });
    taken.set(row.room_id, ofRoom);
  }
  return taken;
}
