import { orderCodeText } from '@/lib/text/zh-cn/order-codes';
import type { Window } from './booking-window';
import type { OrderCode } from '../error-codes';
import { errorCodes } from '../error-codes';
import type { BookingLimits } from '../limits/limits';
import type { RoomFacts } from '../room/room-facts';

/** A booking somebody asks for. The times come from outside and may be anything a number can be. */
export type BookingDraft = Window & {
  subject: string;
  content?: string | undefined;
  place?: string | undefined;
  /** The organizer's department. */
  department?: string | undefined;
  rooms: readonly RoomFacts[];
  /** Everyone who attends, the organizer included. */
  memberStaffIds: readonly string[];
  reason?: string | undefined;
};

/** Another booking that touches the same rooms. A meeting being edited is not its own neighbour. */
export type Neighbour = Window & { roomId: string; memberStaffIds: readonly string[] };

/** Everything the rules may look at. `now` is the server's, so a wrong clock on a desk decides nothing (R37). */
export type BookingFacts = {
  now: number;
  zone: string;
  limits: BookingLimits;
  sensitiveWords: readonly string[];
  neighbours: readonly Neighbour[];
};

/** Why a booking is refused. */
export type Refusal = {
  code: OrderCode;
  /** The room it is about, when it is about one. */
  roomId?: string;
  /** The catalogue's sentence. */
  reason: string;
  /** What it comes down to here, for instance the room's hours. */
  detail?: string;
  /** The nearest times that this rule would let through. */
  suggestion?: Window;
};

/** A rule looks at one thing, never throws and never stops another rule from speaking. */
export type Rule = (draft: BookingDraft, facts: BookingFacts) => Refusal[];

type OrderReason = Exclude<keyof typeof orderCodeText, 'otherwise'>;

/**
 * A refusal with the catalogue's code and sentence.
 *
 * @example
 * refuse('timeInPast').code //=> 400403007
 */
export function refuse(reason: OrderReason, extra: Omit<Refusal, 'code' | 'reason'> = {}): Refusal {
  return { code: errorCodes[reason], reason: orderCodeText[reason], ...extra };
}

/** A rule about one room of the draft. */
export type RoomRule = (room: RoomFacts, draft: BookingDraft, facts: BookingFacts) => Refusal | undefined;

/**
 * Asks a room rule about every room of the draft.
 *
 * @example
 * eachRoom(notPermitted)(draft, facts) //=> [{ code: 400416015, roomId: 'r1', reason: '没有该会议室的预订权限' }]
 */
export function eachRoom(rule: RoomRule): Rule {
  return (draft, facts) =>
    draft.rooms.flatMap((room) => {
      const refusal = rule(room, draft, facts);
      return refusal ? [{ ...refusal, roomId: room.roomId }] : [];
    });
}
