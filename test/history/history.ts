import type { InviteAnswer } from '@/lib/domain/meeting/invite-state';

/** Rooms and when, in epoch milliseconds. No two slots that one meeting is ever given have both times in common. */
export type Slot = { roomIds: readonly string[]; begin: number; end: number };

/** The outcome of a call: `unknown` when nothing tells whether it was done, as after a broken connection. */
export type Outcome =
  | { kind: 'acknowledged' }
  /** `takenRoomIds` are the rooms that a conflict names. */
  | { kind: 'refused'; code: number; takenRoomIds: readonly string[] }
  | { kind: 'unknown' };

export type Action =
  /** `answers` is all that was ever answered under its key: the meeting's id or a code. */
  | { action: 'book'; slot: Slot; memberIds: readonly string[]; answers: readonly string[] }
  | { action: 'move'; slot: Slot }
  | { action: 'cancel' }
  | { action: 'answer'; state: InviteAnswer }
  | { action: 'look'; seen: Seen };

/** The state of a meeting as one read shows it. */
export type Seen = Slot | 'cancelled' | 'missing';

/** One thing that one person asked for, between two moments of one monotonic clock. */
export type Operation = Action & {
  /** The name that only this meeting has. */
  meeting: string;
  staffId: string;
  startedAt: number;
  /** The end of the last answer where a call was repeated under the same key; `Infinity` while unknown. */
  endedAt: number;
  outcome: Outcome;
};

export type StoredOrder = { roomId: string; begin: number; end: number; isStanding: boolean };

/** A meeting as the database has it in the end. */
export type StoredMeeting = {
  id: string;
  meeting: string;
  creatorId: string;
  begin: number;
  end: number;
  isCancelled: boolean;
  /** Every booking of a room that it ever had. */
  orders: readonly StoredOrder[];
  members: readonly { staffId: string; state: number }[];
  changes: readonly { kind: string; actorId: string | null }[];
};
