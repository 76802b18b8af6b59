import { errorCodes } from '@/lib/domain/error-codes';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import type { Action, Operation, Outcome, Slot, StoredMeeting } from './history';

const hourMs = 60 * 60_000;
export const at = (hour: number, roomIds = ['望江']): Slot => ({
  roomIds,
  begin: hour * hourMs,
  end: (hour + 1) * hourMs,
});
export const done: Outcome = { kind: 'acknowledged' };
export const unknown: Outcome = { kind: 'unknown' };
export const refused = (code: number, takenRoomIds: string[] = ['望江']): Outcome => ({
  kind: 'refused',
  code,
  takenRoomIds,
});
export const taken = refused(errorCodes.roomConflict);

export type OperationParts = Action & { meeting?: string; staffId?: string; outcome?: Outcome };

/** Operations one after the other; an unknown one has no end. */
export const inTurn = (...requests: OperationParts[]): Operation[] =>
  requests.map((each, index) => ({
    meeting: '甲',
    staffId: '林晓',
    outcome: done,
    startedAt: index * 10,
    endedAt: each.outcome?.kind === 'unknown' ? Infinity : index * 10 + 5,
    ...each,
  }));
export const atOnce = (...requests: OperationParts[]): Operation[] =>
  inTurn(...requests).map((operation) => ({ ...operation, startedAt: 0, endedAt: 100 }));

export const book = (slot: Slot, more: Partial<OperationParts> = {}): OperationParts => {
  const id = `id of ${more.meeting ?? '甲'}`;
  return {
    action: 'book',
    slot,
    memberIds: [],
    answers: more.outcome ? [] : [id],
    ...more,
  } as OperationParts;
};
export const move = (slot: Slot, more: Partial<OperationParts> = {}): OperationParts =>
  ({ action: 'move', slot, ...more }) as OperationParts;
export const cancel = (more: Partial<OperationParts> = {}): OperationParts =>
  ({ action: 'cancel', ...more }) as OperationParts;
export const look = (seen: Slot | 'cancelled' | 'missing'): OperationParts => ({ action: 'look', seen });
export const join = (more: Partial<OperationParts> = {}): OperationParts =>
  ({ action: 'answer', state: inviteStates.joined, staffId: '陈晨', ...more }) as OperationParts;

type Stored = Partial<Omit<StoredMeeting, 'orders'>> & { slots?: Slot[] };

/** A meeting as it is stored when all of its slots were given to it in turn. */
export function stored(slot: Slot, { slots = [slot], ...more }: Stored = {}): StoredMeeting {
  const meeting = more.meeting ?? '甲';
  const isCancelled = more.isCancelled ?? false;
  const by = (kind: string) => ({ kind, actorId: '林晓' });
  return {
    id: `id of ${meeting}`,
    meeting,
    creatorId: '林晓',
    begin: slot.begin,
    end: slot.end,
    isCancelled,
    orders: slots.flatMap(({ roomIds, begin, end }) =>
      roomIds.map((roomId) => ({
        roomId,
        begin,
        end,
        isStanding: !isCancelled && begin === slot.begin && end === slot.end,
      })),
    ),
    members: [{ staffId: '林晓', state: inviteStates.joined }],
    changes: [
      by('created'),
      ...slots.slice(1).map(() => by('timeChanged')),
      ...(isCancelled ? [by('cancelled')] : []),
    ],
    ...more,
  };
}
export const invited = (state: number) => [
  { staffId: '林晓', state: inviteStates.joined },
  { staffId: '陈晨', state },
];
/** Another meeting than 甲, of which all else is. */
export const yi = { meeting: '乙' };
