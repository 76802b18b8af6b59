import type { DoorOrder, DoorRoom } from '@/lib/contract/door';
import { runningRefusal, signInRefusal } from '@/lib/domain/meeting/presence';
import { isHidden } from '@/lib/domain/meeting/is-hidden';
import { doorChoices } from '@/lib/domain/room/door/door-choices';
import type { DoorCaller } from '../kernel/caller';
import { meetingFacts } from '../meeting/policy';
import { roomFactsOf } from '../room/facts';
import type { RoomRow } from '../room/queries/rooms';
import { finishTimeOfRow, isOwnBooking, mayEndAtDoor } from './policy';
import type { DoorOrderRow } from './queries/door-orders';

type At = { caller: DoorCaller; now: number };

function presentOrder(row: DoorOrderRow, { caller, now }: At): DoorOrder {
  const facts = meetingFacts(row);
  const finishTime = finishTimeOfRow(row, now);
  const presence = { ...facts, requiresSignIn: row.requires_sign_in, isSigned: row.is_signed };
  return {
    meetingId: row.id,
    beginTime: row.order_begins_at,
    endTime: row.order_ends_at,
    state: row.state === 'held' ? 'held' : 'confirmed',
    // Passers-by read the screen (S46).
    ...(!isHidden({ scope: row.scope, relation: null }) && {
      subject: row.subject,
      organizerName: row.organizer_name,
    }),
    isSigned: row.is_signed,
    needsCode: !isOwnBooking(row, caller),
    ...(finishTime !== undefined && { finishTime }),
    can: {
      sign: signInRefusal(presence, now) === undefined,
      end: runningRefusal(facts, now) === undefined && mayEndAtDoor(row, { caller, now }),
    },
  };
}

/** A room with its bookings as its screen shows them. */
export function presentDoorRoom(
  { room, orders }: { room: RoomRow; orders: readonly DoorOrderRow[] },
  { caller, now }: At,
): DoorRoom {
  const presented = orders.map((row) => presentOrder(row, { caller, now }));
  const zone = caller.timeZone;
  return {
    id: room.id,
    name: room.name,
    areaPath: room.area_path,
    capacity: room.capacity,
    equipment: room.equipment,
    status: room.status,
    ...(room.status_reason && { statusReason: room.status_reason }),
    openFromMinute: room.open_from_minute,
    openToMinute: room.open_to_minute,
    openWeekdays: room.open_weekdays,
    signInRequired: room.sign_in_required,
    timeZone: zone,
    now,
    orders: presented,
    choices: doorChoices({ room: roomFactsOf(room), taken: presented, now, zone }),
  };
}
