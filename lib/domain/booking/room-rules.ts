import { roomsText } from '@/lib/text/zh-cn/rooms';
import { msPerMinute } from '@/lib/time/instant';
import type { RoomFacts } from '../room/room-facts';
import { earliestStart } from './open-hours';
import { movedTo } from './time-rules';
import type { BookingDraft, Neighbour, Refusal, RoomRule } from './booking-rule';
import { refuse } from './booking-rule';

type PlainRoomRule = (room: RoomFacts) => Refusal | undefined;

/**
 * §6: booking permission is per room.
 *
 * @example
 * notPermitted({ ...room, bookable: false })?.code //=> 400416015
 */
export const notPermitted: PlainRoomRule = (room) => (room.bookable ? undefined : refuse('notPermitted'));

/**
 * Neither a room that is out of order nor one of the enterprise chat app can be booked.
 *
 * @example
 * roomUnavailable({ ...room, kind: 'chat-app' })?.detail //=> '企业微信会议室暂不支持预订'
 */
export const roomUnavailable: PlainRoomRule = (room) => {
  if (room.kind === 'chat-app') return refuse('roomUnavailable', { detail: roomsText.chatApp });
  return room.status === 'AVAILABLE'
    ? undefined
    : refuse('roomUnavailable', { detail: roomsText.tags.outOfOrder });
};

/**
 * A room that needs approval but names nobody to give it cannot be asked for.
 *
 * @example
 * approverMissing({ ...room, approval: { required: true, auditorIds: [] } })?.code //=> 400405018
 */
export const approverMissing: PlainRoomRule = ({ approval }) =>
  approval.required && approval.auditorIds.length === 0 ? refuse('approverMissing') : undefined;

/**
 * §5: what needs approval starts 10 minutes ahead or more.
 *
 * @example
 * approvalTooLate(roomWithApproval, inNineMinutes, facts)?.code //=> 400405022
 */
export const approvalTooLate: RoomRule = (room, draft, facts) => {
  const ahead = draft.beginTime - facts.now;
  if (!room.approval.required || ahead >= facts.limits.approvalLeadMinutes * msPerMinute) return undefined;
  return refuse('approvalTooLate', { suggestion: movedTo(earliestStart(room, facts), draft, facts.zone) });
};

const sameAttendees = (one: readonly string[], other: readonly string[]) => {
  const [first, second] = [new Set(one), new Set(other)];
  return first.size === second.size && [...first].every((staffId) => second.has(staffId));
};

const touches = (draft: BookingDraft, neighbour: Neighbour) =>
  neighbour.endTime === draft.beginTime || neighbour.beginTime === draft.endTime;

/**
 * §5: the same attendees, all of them and no others, do not hold an offline room by booking on without a break.
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
  return continues ? refuse('backToBack') : undefined;
};

/**
 * What shuts a room whatever the time, if anything does.
 *
 * @example
 * shutRoom({ ...room, status: 'OUT_OF_ORDER' })?.code //=> 400416023
 */
export function shutRoom(room: RoomFacts): Refusal | undefined {
  return roomUnavailable(room) ?? notPermitted(room) ?? approverMissing(room);
}
