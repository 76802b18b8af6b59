/** Kinds of rooms; `chat-app` rooms belong to an enterprise chat app and cannot be booked here (ROOM-04). */
export const roomKinds = ['offline', 'online', 'chat-app'] as const;
export type RoomKind = (typeof roomKinds)[number];

export const roomStatuses = ['AVAILABLE', 'OUT_OF_ORDER'] as const;
export type RoomStatus = (typeof roomStatuses)[number];

/** Bookable minutes of the day in the company zone, half-open. */
export type OpenMinutes = readonly [from: number, to: number];

/** The facts of a room that the rules depend on. */
export type RoomFacts = {
  roomId: string;
  name: string;
  status: RoomStatus;
  /** `offline`: not back to back for the same attendees; `online`: without that rule. */
  kind: RoomKind;
  /** Whether the person who books has the permission for this room. */
  bookable: boolean;
  openMinutes: OpenMinutes;
  /** 0 is Sunday; absent means every day. */
  openWeekdays?: readonly number[] | undefined;
  /** The approvers who still work there. */
  approval: { required: boolean; auditorIds: readonly string[] };
};

/** A room as the contract carries it. */
export type RoomOnTheWire = {
  id: string;
  name: string;
  status: RoomStatus;
  appId?: string | undefined;
  offline: boolean;
  openFromMinute: number;
  openToMinute: number;
  openWeekdays?: readonly number[] | undefined;
  audit: { required: boolean; auditors: readonly { id: string }[] };
  can: { book: boolean };
};

/**
 * The facts of a room that came over the wire, so that a screen asks the same rules as the service.
 *
 * @example
 * roomFacts(room).kind //=> 'offline'
 */
export function roomFacts(room: RoomOnTheWire): RoomFacts {
  return {
    roomId: room.id,
    name: room.name,
    status: room.status,
    kind: room.appId !== undefined ? 'chat-app' : room.offline ? 'offline' : 'online',
    // Also false where the room is shut to everybody: `notPermitted` speaks only where nothing else explains it.
    bookable: room.can.book,
    openMinutes: [room.openFromMinute, room.openToMinute],
    openWeekdays: room.openWeekdays,
    approval: { required: room.audit.required, auditorIds: room.audit.auditors.map((auditor) => auditor.id) },
  };
}
