import { sql } from 'kysely';
import { isItsRoom } from '../../meeting/queries/meeting-conditions';

type Columns = {
  has_rooms: boolean;
  requires_sign_in: boolean;
  /** In the order of the company's rooms, each with the path of its area, and its id where its page opens. */
  rooms: { roomName: string; address: string; roomId?: string }[];
};

/** The rooms of a row of `meeting` and what permissions depend on in them, by one look at its orders. */
export const roomsOfMeeting = sql<Columns>`(
  select count(*) > 0 as has_rooms,
    coalesce(bool_or(room_order.state <> 'released' and room.sign_in_required), false) as requires_sign_in,
    coalesce(
      jsonb_agg(jsonb_strip_nulls(jsonb_build_object('roomName', room.name, 'address', area.path,
        'roomId', case when room.app_id is null then room.id end)) order by room.position),
      '[]'
    ) as rooms
  from room_order
    join room on room.company_id = room_order.company_id and room.id = room_order.room_id
    join area on area.company_id = room.company_id and area.id = room.area_id
  where room_order.company_id = meeting.company_id and room_order.meeting_id = meeting.id and ${isItsRoom})`;
