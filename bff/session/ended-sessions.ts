/** Ids of sessions that ended before their cookie did, each with the instant at which its seal expires anyway. */
type EndedSessions = Map<string, number>;

const maxRemembered = 100_000;

// Shared by middleware and handlers, which Next bundles apart. Replicas do not share it: the service's revocation is the rule.
const key = Symbol.for('meeting-rooms.ended-sessions');
const shared = globalThis as { [key]?: EndedSessions };
const ended = (): EndedSessions => (shared[key] ??= new Map());

/** Ends a session in this process, so that copies of its cookie are refused (S08). */
export function endSession({ id, expiresAt }: { id: string; expiresAt: number }, now: number): void {
  const sessions = ended();
  sessions.set(id, expiresAt);
  if (sessions.size <= maxRemembered) return;
  for (const [old, deadFrom] of sessions) if (deadFrom <= now) sessions.delete(old);
}

export const hasEnded = (id: string): boolean => ended().has(id);
