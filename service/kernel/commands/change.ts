import { v7 as newId } from 'uuid';
import type { LiveChange } from '@/lib/contract/change';
import type { ChangeKind } from '@/lib/domain/meeting/change-kinds';

/**
 * One thing that may read differently after a change: `room` its bookings, `meeting` anything of it, `staff` that person's own
 * schedule, invitations or approvals, `contact` a person or label of somebody's contacts, `config` a person's configuration, `notice` a person's notices, `device` a room by its devices. With a `staffId` the concern is personal: it reaches that person alone and leaves what is
 * cached of the company as it is.
 */
export type Concern = { kind: LiveChange['kind']; id: string; staffId?: string };

/** One line of a meeting's history; `data` holds facts and no words. */
export type LogEntry = { meetingId: string; kind: ChangeKind; data?: Record<string, unknown> };

/** Everything that a command leaves behind for others (R40, UX-02). The actor is null where the clock acted. */
export type Change = {
  actor: string | null;
  log: readonly LogEntry[];
  concerns: readonly Concern[];
  /** When the clock has to act on what the command left. */
  dueAt?: number;
};

/** The outcome of a command that had nothing to change; nothing is published. */
export const noChange = Symbol('no change');

export const concern = (kind: Concern['kind'], ids: Iterable<string>): Concern[] =>
  [...new Set(ids)].map((id) => ({ kind, id }));

/** The rows of a change as parallel arrays, one array per column, for `unnest`. */
export type ChangeRows = {
  logIds: string[];
  logMeetingIds: string[];
  logKinds: string[];
  /** JSON texts. */
  logData: string[];
  concernKinds: string[];
  /** Array literals of PostgreSQL, because `unnest` would flatten arrays in arrays. */
  concernIds: string[];
  concernStaffIds: (string | null)[];
};

/** One log row per entry, and one outbox row per kind of concern and person. */
export function changeRows({ log, concerns }: Change): ChangeRows {
  const grouped = new Map<string, { kind: string; staffId: string | null; ids: string[] }>();
  for (const { kind, id, staffId = null } of concerns) {
    const key = `${kind} ${staffId}`;
    const row = grouped.get(key) ?? { kind, staffId, ids: [] };
    row.ids.push(id);
    grouped.set(key, row);
  }
  const rows = [...grouped.values()];
  return {
    logIds: log.map(() => newId()),
    logMeetingIds: log.map(({ meetingId }) => meetingId),
    logKinds: log.map(({ kind }) => kind),
    logData: log.map(({ data = {} }) => JSON.stringify(data)),
    concernKinds: rows.map(({ kind }) => kind),
    concernIds: rows.map(({ ids }) => `{${ids.join(',')}}`),
    concernStaffIds: rows.map(({ staffId }) => staffId),
  };
}
