import type { Room } from '@/lib/contract/room';
import type { Window } from '@/lib/domain/booking/booking-window';
import { limits } from '@/lib/domain/limits/limits';
import { roomFacts } from '@/lib/domain/room/room-facts';
import { checkBooking } from '@/lib/domain/booking/check-booking';
import { repairTimes } from '@/lib/domain/booking/repair-times';
import { refusalDetail } from '@/lib/text/booking-refusals';
import { errorOutcome } from '@/lib/text/errors';
import type { ErrorField, Outcome } from '@/lib/text/outcome';

/** The problem of a field, and the nearest times that would do. */
export type Problem = { message: string; suggestion?: Window };
export type Problems = Partial<Record<ErrorField, Problem>>;

type WireRefusal = { code: number; roomId?: string | undefined; detail?: string | undefined };
type Facts = { window: Window; rooms: readonly Room[]; now: number; zone: string };

const fieldOf = (outcome: Outcome): ErrorField | undefined => {
  if (outcome.kind === 'field') return outcome.field;
  return outcome.kind === 'conflicts' ? 'rooms' : undefined;
};

/** The first refusal of each field, in the catalogue's words; of several rooms it says which. */
function problemsFrom(refusals: readonly WireRefusal[], rooms: readonly Room[]): Problems {
  const problems: Problems = {};
  for (const { code, roomId, detail } of refusals) {
    const outcome = errorOutcome('order', { code });
    const field = fieldOf(outcome);
    if (!field || problems[field]) continue;
    const room = rooms.length > 1 ? rooms.find(({ id }) => id === roomId)?.name : undefined;
    problems[field] = { message: [room, outcome.message, detail].filter(Boolean).join('，') };
  }
  return problems;
}

/** BOOK-05: what the rules refuse already here, by the same engine that the service asks. */
export function knownProblems({ window, rooms, now, zone }: Facts): Problems {
  const draft = { ...window, subject: '', rooms: rooms.map(roomFacts), memberStaffIds: [] };
  const facts = { now, zone, limits, sensitiveWords: [], neighbours: [] };
  const refusals = checkBooking(draft, facts).map((refusal) => ({
    code: refusal.code,
    roomId: refusal.facts.roomId,
    detail: refusalDetail(refusal),
  }));
  const problems = problemsFrom(refusals, rooms);
  const name = problems.beginTime ? 'beginTime' : 'endTime';
  const problem = problems[name];
  // One repair for both ends: it mends all that is wrong with the times at once.
  return problem ? { ...problems, [name]: { ...problem, suggestion: repairTimes(draft, facts) } } : problems;
}

/** The service's answer to the check beforehand: it also considers neighbours and words. */
export const checkedProblems = (
  refusals: readonly { code: number; roomId?: string }[],
  rooms: readonly Room[],
) => problemsFrom(refusals, rooms);

/** The service's answer to the booking itself. */
export const refusedProblems = (outcome: Outcome | undefined): Problems => {
  const field = outcome && fieldOf(outcome);
  return field && outcome.message ? { [field]: { message: outcome.message } } : {};
};
