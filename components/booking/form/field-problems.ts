import type { CheckRefusal } from '@/lib/contract/booking';
import type { Repair as ServiceRepair } from '@/lib/contract/repair';
import type { Room } from '@/lib/contract/room';
import { errorCodes } from '@/lib/domain/error-codes';
import type { Window } from '@/lib/domain/booking/booking-window';
import { limits } from '@/lib/domain/limits/limits';
import { roomFacts } from '@/lib/domain/room/room-facts';
import { checkBooking } from '@/lib/domain/booking/check-booking';
import { repairTimes } from '@/lib/domain/booking/repair-times';
import { refusalDetail } from '@/lib/text/booking-refusals';
import { errorOutcome } from '@/lib/text/errors';
import { field, type ErrorField, type Outcome } from '@/lib/text/outcome';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { bookingFormText } from '@/lib/text/zh-cn/booking-form';
import type { Repair } from '../conflicts/conflict-repairs';
import { timesText } from '../conflicts/service-repairs';
import { timesOf } from './booking-values';

/** The problem of a field, and what would mend it, a press each. */
export type Problem = { message: string; repairs?: readonly Repair[] };
export type Problems = Partial<Record<ErrorField, Problem>>;

type WireRefusal = Pick<CheckRefusal, 'code' | 'roomId' | 'detail' | 'repairs'>;
type AsButtons = (repairs: readonly ServiceRepair[]) => readonly Repair[];
type Facts = { window: Window; rooms: readonly Room[]; now: number; zone: string };

/** Codes that only a change answers (EDIT-03), worded for a form that has not been sent yet. */
const changeOutcomes = new Map<number, Outcome>([
  [errorCodes.roomNeedsApproval, field('rooms', bookingFormText.needsApproval)],
  [errorCodes.updateNeedsApproval, field('rooms', bookingFormText.approvalPending)],
]);

const fieldOf = (outcome: Outcome): ErrorField | undefined => {
  if (outcome.kind === 'field') return outcome.field;
  return outcome.kind === 'conflicts' ? 'rooms' : undefined;
};

/** The first refusal of each field, in the catalogue's words; of several rooms it says which. */
function problemsFrom(
  refusals: readonly WireRefusal[],
  rooms: readonly Room[],
  asButtons: AsButtons = () => [],
): Problems {
  const problems: Problems = {};
  for (const { code, roomId, detail, repairs } of refusals) {
    const outcome = changeOutcomes.get(code) ?? errorOutcome('order', { code });
    const name = fieldOf(outcome);
    if (!name || problems[name]) continue;
    const room = rooms.length > 1 ? rooms.find(({ id }) => id === roomId)?.name : undefined;
    problems[name] = {
      message: [room, outcome.message, detail].filter(Boolean).join('，'),
      repairs: asButtons(repairs ?? []),
    };
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
  const times = problem && repairTimes(draft, facts);
  if (!problem || !times) return problems;
  // One repair for both ends: it mends all that is wrong with the times at once.
  const repair = {
    label: bookingText.suggestion(timesText(times, { window, zone })),
    patch: timesOf(times, zone),
  };
  return { ...problems, [name]: { ...problem, repairs: [repair] } };
}

/** The service's answer to the check beforehand: it also considers neighbours and words. */
export const checkedProblems = problemsFrom;

/** Two judgements of one form: the later one's words, and its repairs where it has any. */
export function withProblems(earlier: Problems, later: Problems): Problems {
  const merged: Problems = { ...earlier };
  for (const name of Object.keys(later) as ErrorField[]) {
    const problem = later[name];
    const repairs = earlier[name]?.repairs?.length ? earlier[name].repairs : problem?.repairs;
    if (problem) merged[name] = { ...problem, ...(repairs && { repairs }) };
  }
  return merged;
}

/** The service's answer to the booking itself. */
export const refusedProblems = (outcome: Outcome | undefined): Problems => {
  const name = outcome && fieldOf(outcome);
  return name && outcome.message ? { [name]: { message: outcome.message } } : {};
};
