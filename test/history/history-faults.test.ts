import { errorCodes } from '@/lib/domain/error-codes';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import {
  type OperationParts,
  at,
  unknown,
  refused,
  taken,
  inTurn,
  atOnce,
  book,
  move,
  cancel,
  look,
  join,
  stored,
  invited,
  yi,
} from './builders';
import type { Operation, StoredMeeting } from './history';
import { historyFaults } from './history-faults';

test.each<[string, Operation[], StoredMeeting[]]>([
  ['a booking that is stored', inTurn(book(at(9))), [stored(at(9))]],
  ['an unknown booking that is not stored', inTurn(book(at(9), { outcome: unknown })), []],
  ['an unknown booking that is stored', inTurn(book(at(9), { outcome: unknown })), [stored(at(9))]],
  [
    'a refusal while another holds the room',
    inTurn(book(at(9)), book(at(9), { ...yi, outcome: taken })),
    [stored(at(9))],
  ],
  [
    'a refusal for an unknown booking that is stored',
    inTurn(book(at(9), { outcome: unknown }), book(at(9), { ...yi, outcome: taken })),
    [stored(at(9))],
  ],
  [
    'a room that was freed and taken',
    inTurn(book(at(9)), cancel(), book(at(9), yi)),
    [stored(at(9), { isCancelled: true }), stored(at(9), yi)],
  ],
  [
    'a room taken while it was being freed',
    [...inTurn(book(at(9))), ...atOnce(book(at(9), yi), cancel())],
    [stored(at(9), { isCancelled: true }), stored(at(9), yi)],
  ],
  ['a move', inTurn(book(at(9)), move(at(11)), look(at(11))), [stored(at(11), { slots: [at(9), at(11)] })]],
  [
    'an answer that a later move asks for anew',
    inTurn(book(at(9), { memberIds: ['陈晨'] }), join(), move(at(15))),
    [
      stored(at(15), {
        slots: [at(9), at(15)],
        members: invited(inviteStates.toConfirm),
        changes: [...stored(at(15), { slots: [at(9), at(15)] }).changes, { kind: 'joined', actorId: '陈晨' }],
      }),
    ],
  ],
  [
    'an unknown move that was not made',
    inTurn(book(at(9)), move(at(11), { outcome: unknown })),
    [stored(at(9))],
  ],
  [
    'a move refused after an unknown cancellation',
    inTurn(
      book(at(9)),
      cancel({ outcome: unknown }),
      move(at(11), { outcome: refused(errorCodes.stateForbids) }),
    ),
    [stored(at(9), { isCancelled: true })],
  ],
  [
    'two unknown cancellations',
    inTurn(book(at(9)), cancel({ outcome: unknown }), look('cancelled'), cancel({ outcome: unknown })),
    [stored(at(9), { isCancelled: true })],
  ],
  [
    'an answer to an invitation',
    inTurn(book(at(9), { memberIds: ['陈晨'] }), join()),
    [
      stored(at(9), {
        members: invited(inviteStates.joined),
        changes: [
          { kind: 'created', actorId: '林晓' },
          { kind: 'joined', actorId: '陈晨' },
        ],
      }),
    ],
  ],
])('[R14] [R40] nothing is wrong with %s', (_, history, rows) => {
  expect(historyFaults(history, rows)).toEqual([]);
});

test.each<[string, Operation[], StoredMeeting[], string]>([
  ['an acknowledged booking that is lost', inTurn(book(at(9))), [], 'was acknowledged, but is not stored'],
  [
    'a booking under another id than was answered',
    inTurn(book(at(9))),
    [stored(at(9), { id: 'another' })],
    'under another id',
  ],
  ['a booking that nobody made', [], [stored(at(9))], 'nobody booked it'],
  [
    'a refused booking that is stored',
    inTurn(book(at(9), { outcome: taken })),
    [stored(at(9))],
    'was refused, but is stored',
  ],
  [
    'a key that made two',
    inTurn(book(at(9))),
    [stored(at(9)), stored(at(9), { id: 'another' })],
    'was made 2 times',
  ],
  [
    'a key with two answers',
    inTurn(book(at(9), { answers: ['id of 甲', '400403002'] })),
    [stored(at(9))],
    'answered in 2 ways',
  ],
  [
    'two who were told that they have the room',
    inTurn(book(at(9)), book(at(9), yi)),
    [stored(at(9)), stored(at(9), yi)],
    'hold one room at one time',
  ],
  [
    'two acknowledged for one slot, one of them lost',
    inTurn(book(at(9)), book(at(9), yi)),
    [stored(at(9))],
    'no order of events explains',
  ],
  [
    'a refusal although nobody ever held the room',
    inTurn(book(at(9), { outcome: taken })),
    [],
    'no order of events explains that the book of 甲 was refused',
  ],
  [
    'a refusal after the room was freed',
    inTurn(book(at(9)), cancel(), book(at(9), { ...yi, outcome: taken })),
    [stored(at(9), { isCancelled: true })],
    'no order of events explains',
  ],
  [
    'a cancellation that came back to life',
    inTurn(book(at(9)), cancel()),
    [stored(at(9))],
    'no order of events explains',
  ],
  [
    'a move of a cancelled meeting',
    inTurn(book(at(9)), cancel(), move(at(11))),
    [stored(at(11), { isCancelled: true, slots: [at(9), at(11)] })],
    'no order of events explains',
  ],
  [
    'a read that missed a move',
    inTurn(book(at(9)), move(at(11)), look(at(9))),
    [stored(at(11), { slots: [at(9), at(11)] })],
    'no order of events explains',
  ],
  [
    'a meeting that a read no longer finds',
    inTurn(book(at(9)), look('missing')),
    [stored(at(9))],
    'no order of events explains',
  ],
  ['a move that was lost', inTurn(book(at(9)), move(at(11))), [stored(at(9))], '0 of 1 rooms of a move'],
  [
    'a move that changed nothing else',
    inTurn(book(at(9)), move(at(11))),
    [{ ...stored(at(11), { slots: [at(9), at(11)] }), begin: at(9).begin, end: at(9).end }],
    'another time than its own',
  ],
  ['one room of two', inTurn(book(at(9, ['望江', '听雨']))), [stored(at(9))], '1 of 2 rooms of a book'],
  [
    'half of an unknown booking',
    inTurn(book(at(9, ['望江', '听雨']), { outcome: unknown })),
    [stored(at(9))],
    '1 of 2 rooms of a book',
  ],
  [
    'a room that nobody asked for',
    inTurn(book(at(9))),
    [stored(at(9), { slots: [at(9), at(9, ['听雨'])] })],
    'has a room that nobody asked for',
  ],
  [
    'people who are missing',
    inTurn(book(at(9), { memberIds: ['陈晨'] })),
    [stored(at(9))],
    '1 of its people',
  ],
  [
    'a cancelled meeting that holds its room',
    inTurn(book(at(9)), cancel()),
    [{ ...stored(at(9)), isCancelled: true }],
    'is cancelled, but holds a room',
  ],
  [
    'a meeting whose room was released',
    inTurn(book(at(9))),
    [{ ...stored(at(9), { isCancelled: true }), isCancelled: false }],
    'does not hold its rooms',
  ],
  [
    'a change without an entry',
    inTurn(book(at(9))),
    [stored(at(9), { changes: [] })],
    '0 entries "created" for 1',
  ],
  [
    'a change with two entries',
    inTurn(book(at(9)), cancel()),
    [
      stored(at(9), {
        isCancelled: true,
        changes: [...stored(at(9), { isCancelled: true }).changes, { kind: 'cancelled', actorId: '林晓' }],
      }),
    ],
    '2 entries "cancelled" for 1',
  ],
  [
    'an entry without an actor',
    inTurn(book(at(9))),
    [stored(at(9), { changes: [{ kind: 'created', actorId: null }] })],
    'somebody who did not do it',
  ],
  [
    'an answer that was forgotten',
    inTurn(book(at(9), { memberIds: ['陈晨'] }), join()),
    [
      stored(at(9), {
        members: invited(inviteStates.toConfirm),
        changes: [
          { kind: 'created', actorId: '林晓' },
          { kind: 'joined', actorId: '陈晨' },
        ],
      }),
    ],
    'forgot the answer',
  ],
  [
    'an answer that was forgotten after a move',
    inTurn(book(at(9), { memberIds: ['陈晨'] }), move(at(15)), join()),
    [
      stored(at(15), {
        slots: [at(9), at(15)],
        members: invited(inviteStates.toConfirm),
        changes: [...stored(at(15), { slots: [at(9), at(15)] }).changes, { kind: 'joined', actorId: '陈晨' }],
      }),
    ],
    'forgot the answer',
  ],
  [
    'an answer that an older one came after',
    inTurn(
      book(at(9), { memberIds: ['陈晨'] }),
      join({ state: inviteStates.refused } as Partial<OperationParts>),
      join(),
    ),
    [
      stored(at(9), {
        members: invited(inviteStates.refused),
        changes: [
          { kind: 'created', actorId: '林晓' },
          { kind: 'refused', actorId: '陈晨' },
          { kind: 'joined', actorId: '陈晨' },
        ],
      }),
    ],
    'forgot the answer',
  ],
])('[R14] [R40] the checker refuses %s', (_, history, rows, fault) => {
  expect(historyFaults(history, rows)).toContainEqual(expect.stringContaining(fault));
});
