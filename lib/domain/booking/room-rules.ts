import { msPerMinute } from '@/lib/time/instant';
import { errorCodes } from '../error-codes';
import type { RoomFacts } from '../room/room-facts';
import type { BookingDraft, Neighbour, Refusal, RoomRule } from './booking-rule';
import { earliestStart } from './open-hours';
import { movedTo } from './time-rules';

type PlainRoomRule = (room: RoomFacts) => Refusal | undefined;

/**
 * Neither a room that is out of order nor one of the enterprise chat app can be booked (ROOM-04).
 *
 * @example
 * roomUnavailable({ ...room, kind: 'chat-app' })?.facts //=> { roomId: 'r1', cause: 'chat-app' }
 */
export const roomUnavailable: PlainRoomRule = ({ roomId, kind, status }) => {
  const code = errorCodes.roomUnavailable;
  if (kind === 'chat-app') return { code, facts: { roomId, cause: 'chat-app' } };
  return status === 'AVAILABLE' ? undefined : { code, facts: { roomId, cause: 'out-of-order' } };
};

/**
 * A room that needs approval but has no approver who still works there cannot be requested.
 *
 * @example
 * approverMissing({ ...room, approval: { required: true, auditorIds: [] } })?.code //=> 400405018
 */
export const approverMissing: PlainRoomRule = ({ roomId, approval }) =>
  approval.required && approval.auditorIds.length === 0
    ? { code: errorCodes.approverMissing, facts: { roomId } }
    : undefined;

/**
 * ROOM-06: the permission to book is per room. It is no reason where the room is shut to everybody: whoever asked for it would
 * not get the room.
 *
 * @example
 * notPermitted({ ...room, bookable: false })?.code //=> 400416015
 */
export const notPermitted: PlainRoomRule = (room) =>
  room.bookable || roomUnavailable(room) || approverMissing(room)
    ? undefined
    : { code: errorCodes.notPermitted, facts: { roomId: room.roomId } };

/**
 * BOOK-05: a booking that needs approval starts 10 minutes ahead or more.
 *
 * @example
 * approvalTooLate(roomWithApproval, inNineMinutes, facts)?.code //=> 400405022
 */
export const approvalTooLate: RoomRule = (room, draft, facts) => {
  const leadMinutes = facts.limits.approvalLeadMinutes;
  const ahead = draft.beginTime - facts.now;
  if (!room.approval.required || ahead >= leadMinutes * msPerMinute) return undefined;
  const suggestion = movedTo(earliestStart(room, facts), draft, facts.zone);
  return { code: errorCodes.approvalTooLate, facts: { roomId: room.roomId, leadMinutes, suggestion } };
};

const sameAttendees = (one: readonly string[], other: readonly string[]) => {
  const [first, second] = [new Set(one), new Set(other)];
  return first.size === second.size && [...first].every((staffId) => second.has(staffId));
};

const touches = (draft: BookingDraft, neighbour: Neighbour) =>
  neighbour.endTime === draft.beginTime || neighbour.beginTime === draft.endTime;

/**
 * BOOK-05: the same attendees, all of them and no others, do not hold an offline room by booking on without a break.
 *
 * @example
 * backToBack(offlineRoom, tenToEleven, { ...facts, neighbours: [nineToTen] })?.code //=> 400405002
 */
export const backToBack: RoomRule = (room, draft, { neighbours }) => {
  if (room.kind !== 'offline') return undefined;
  const continues = neighbours.some(
    (neighbour) =>
      neighbour.roomId === room.roomId &&
      touches(draft, neighbour) &&
      sameAttendees(neighbour.memberStaffIds, draft.memberStaffIds),
  );
  return continues ? { code: errorCodes.backToBack, facts: { roomId: room.roomId } } : undefined;
};

/**
 * The refusal that every booking of a room meets, whatever its time; none where the room can be booked at all, which is what
 * `can.book` says of it.
 *
 * @example
 * shutRoom({ ...room, status: 'OUT_OF_ORDER' })?.code //=> 400416023
 */
export function shutRoom(room: RoomFacts): Refusal | undefined {
  return roomUnavailable(room) ?? notPermitted(room) ?? approverMissing(room);
}
