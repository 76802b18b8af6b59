import type { Window } from './booking-window';
import type { errorCodes, OrderCode } from '../error-codes';
import type { BookingLimits } from '../limits/limits';
import type { OpenMinutes, RoomFacts } from '../room/room-facts';

/** A requested booking. The times come from outside and may be anything a number can be. */
export type BookingDraft = Window & {
  subject: string;
  content?: string | undefined;
  place?: string | undefined;
  /** The organizer's department. */
  department?: string | undefined;
  rooms: readonly RoomFacts[];
  /** Meeting services that are ordered with the rooms; each needs the approval of its auditors. */
  services?: readonly ServiceFacts[] | undefined;
  /** Everyone who attends, the organizer included. */
  memberStaffIds: readonly string[];
  reason?: string | undefined;
};

export type ServiceFacts = { serviceId: string; auditorIds: readonly string[] };

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

type Codes = typeof errorCodes;

/** The room or the service that a refusal is about, when it is about one, and the nearest times that its rule lets through. */
type RefusalFacts = { roomId?: string; serviceId?: string; suggestion?: Window | undefined };

/** Rooms of a chat app are never booked here; others may be out of order. */
export type UnavailableCause = 'chat-app' | 'out-of-order';

/** Why a booking is refused: a code of the catalogue and the facts behind it, worded by `lib/text/booking-refusals`. */
export type Refusal =
  | { code: Codes['roomUnavailable']; facts: RefusalFacts & { cause: UnavailableCause } }
  /** `openMinutes` is absent on a day on which the room does not open at all. */
  | { code: Codes['outsideOpenHours']; facts: RefusalFacts & { openMinutes: OpenMinutes | undefined } }
  | { code: Codes['approvalTooLate']; facts: RefusalFacts & { leadMinutes: number } }
  | {
      code: Exclude<OrderCode, Codes['roomUnavailable' | 'outsideOpenHours' | 'approvalTooLate']>;
      facts: RefusalFacts;
    };

/** An update is also refused where approval would have to be requested or given. */
export type UpdateRefusal =
  Refusal | { code: Codes['updateNeedsApproval' | 'roomNeedsApproval']; facts: RefusalFacts };

/** A rule judges one thing, never throws and never keeps another rule from running. */
export type Rule = (draft: BookingDraft, facts: BookingFacts) => Refusal[];

/** A rule about one room of the draft. */
export type RoomRule = (room: RoomFacts, draft: BookingDraft, facts: BookingFacts) => Refusal | undefined;

/**
 * A room rule, applied to every room of the draft.
 *
 * @example
 * eachRoom(notPermitted)(draft, facts) //=> [{ code: 400416015, facts: { roomId: 'r1' } }]
 */
export function eachRoom(rule: RoomRule): Rule {
  return (draft, facts) => draft.rooms.flatMap((room) => rule(room, draft, facts) ?? []);
}
