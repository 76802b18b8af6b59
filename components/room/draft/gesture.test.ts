import type { Segment } from '@/lib/domain/room/room-day';
import { at, zone } from '@/test/builders/meeting-builders';
import { follow } from './gesture';

const segment = (kind: Segment['kind'], from: string, to: string, refusal?: Segment['refusal']): Segment => ({
  kind,
  beginTime: at(from),
  endTime: at(to),
  ...(refusal && { refusal }),
});
const segments = [
  segment('past', '00:00', '10:15', { code: 400403007, facts: {} }),
  segment('free', '10:15', '12:00'),
  segment('booked', '12:00', '13:00'),
  segment('free', '13:00', '20:00'),
  segment('closed', '20:00', '24:00', { code: 400403001, facts: { openMinutes: [540, 1_200] } }),
];
const facts = { segments, zone };
const span = (from: string, to: string) => ({ beginTime: at(from), endTime: at(to) });

describe('a drag over free time', () => {
  it('[ROOM-03] stops at the next booking and says what it is', () => {
    expect(follow(facts, { kind: 'new', from: at('11:20') }, at('12:40'))).toEqual({
      window: span('11:15', '12:00'),
      hint: '12:00–13:00 已占用',
    });
  });

  it('[ROOM-03] stops after 90 minutes and says so', () => {
    expect(follow(facts, { kind: 'new', from: at('13:05') }, at('16:00'))).toEqual({
      window: span('13:00', '14:30'),
      hint: '会议时长不能超过90分钟',
    });
  });

  it('[ROOM-03] says the rule of shut time', () => {
    expect(follow(facts, { kind: 'new', from: at('19:20') }, at('21:00')).hint).toBe(
      '20:00–24:00 仅 09:00–20:00 可订',
    );
  });
});

describe('a draft that is taken by its middle', () => {
  const taken = { kind: 'move', from: at('13:40'), window: span('13:30', '14:15') } as const;

  it.each([
    ['keeps its length and snaps to quarters', '15:02', span('14:45', '15:30')],
    ['does not reach into a booking', '13:05', span('13:00', '13:45')],
    ['jumps over a booking into the stretch before it', '11:30', span('11:15', '12:00')],
  ])('[ROOM-03] %s', (_, to, window) => {
    expect(follow(facts, taken, at(to)).window).toEqual(window);
  });

  it('[ROOM-03] has no place where it does not fit', () => {
    expect(follow(facts, taken, at('12:20'))).toEqual({ window: undefined, hint: '12:00–13:00 已占用' });
  });
});

describe('a draft that is taken by one end', () => {
  const window = span('13:30', '14:15');

  it.each([
    ['end', '15:05', span('13:30', '15:00')],
    ['end', '19:00', span('13:30', '15:00')],
    ['end', '12:00', span('13:30', '13:45')],
    ['begin', '13:10', span('13:15', '14:15')],
    ['begin', '11:00', span('13:00', '14:15')],
    ['begin', '18:00', span('14:00', '14:15')],
  ] as const)(
    '[ROOM-03] its %s at %s makes it another length within the free stretch',
    (kind, to, expected) => {
      expect(follow(facts, { kind, window }, at(to)).window).toEqual(expected);
    },
  );
});
