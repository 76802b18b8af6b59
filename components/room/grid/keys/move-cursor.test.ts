import { nameColumn } from '../grid-columns';
import { moveCursor, type GridShape, type Position } from './move-cursor';

/** Quarter hours as columns: 10:15 is column 41. */
const column = (time: string) => Number(time.slice(0, 2)) * 4 + Number(time.slice(3)) / 15;
const stretch = (from: string, to: string) => ({ first: column(from), last: column(to) - 1 });

const shape: GridShape = {
  rows: 40,
  pageRows: 12,
  stretchesOf: (row) => (row === 1 ? [] : [stretch('10:15', '11:00'), stretch('12:00', '20:00')]),
};

const at = (time: string, rest: Partial<Position> = {}): Position => ({
  row: 0,
  column: column(time),
  ...rest,
});

function press(keys: string, from: Position) {
  const parts = keys.split('+');
  const modifiers = { shiftKey: parts.includes('Shift'), ctrlKey: parts.includes('Ctrl') };
  return moveCursor(from, { key: parts.at(-1) ?? '', metaKey: false, altKey: false, ...modifiers }, shape);
}

describe('[UX-01] the keys of the grid', () => {
  it.each<[string, string, Position, Position]>([
    ['right by a quarter', 'ArrowRight', at('10:15'), at('10:30')],
    ['right, staying in the day', 'ArrowRight', at('23:45'), at('23:45')],
    ['left by a quarter', 'ArrowLeft', at('10:30'), at('10:15')],
    ['left onto the name', 'ArrowLeft', at('00:00'), { row: 0, column: nameColumn }],
    ['from the name into the bookable time', 'ArrowRight', { row: 0, column: nameColumn }, at('10:15')],
    [
      'from the name of a shut room into its day',
      'ArrowRight',
      { row: 1, column: nameColumn },
      at('00:00', { row: 1 }),
    ],
    ['down by a room', 'ArrowDown', at('10:15'), at('10:15', { row: 1 })],
    ['up, staying in the grid', 'ArrowUp', at('10:15'), at('10:15')],
    ['down by a page', 'PageDown', at('10:15'), at('10:15', { row: 12 })],
    ['down, staying in the grid', 'PageDown', at('10:15', { row: 35 }), at('10:15', { row: 39 })],
    ['up by a page', 'PageUp', at('10:15', { row: 20 }), at('10:15', { row: 8 })],
    ['to the first room', 'Ctrl+Home', at('10:15', { row: 20 }), at('10:15')],
    ['to the last room', 'Ctrl+End', at('10:15'), at('10:15', { row: 39 })],
    ['to the first bookable quarter', 'Home', at('15:00'), at('10:15')],
    ['from there to the name', 'Home', at('10:15'), { row: 0, column: nameColumn }],
    ['to the last bookable quarter', 'End', at('10:15'), at('19:45')],
    ['from there to the end of the day', 'End', at('19:45'), at('23:45')],
    ['to the end of a day that is shut', 'End', at('10:15', { row: 1 }), at('23:45', { row: 1 })],
    ['to the next free time', 'g', at('08:00'), at('10:15')],
    ['on to the next one', 'g', at('10:15'), at('12:00')],
    ['on with capitals as well', 'Shift+G', at('10:30'), at('12:00')],
  ])('%s', (_, keys, from, to) => {
    expect(press(keys, from)).toEqual({ to });
  });

  it('says when there is no further free time', () => {
    expect(press('g', at('20:00'))).toEqual({ to: at('20:00'), blocked: 'none-free' });
    expect(press('g', at('12:00', { row: 1 }))).toEqual({
      to: at('12:00', { row: 1 }),
      blocked: 'none-free',
    });
  });

  it.each(['12:00', '15:30', '19:45'])('says in the last free time, at %s, that it is the last', (time) => {
    expect(press('g', at(time))).toEqual({ to: at(time), blocked: 'last-free' });
  });

  it.each(['Tab', 'a', 'Ctrl+ArrowLeft', 'Ctrl+g', 'F6'])('leaves %s to the page', (keys) => {
    expect(press(keys, at('10:15'))).toBeUndefined();
  });

  it('has nowhere to go without rows', () => {
    const none = { ...shape, rows: 0 };
    expect(
      moveCursor(
        at('10:15'),
        { key: 'ArrowDown', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false },
        none,
      ),
    ).toBeUndefined();
  });
});

describe('[UX-01] a selection', () => {
  const selected = (from: string, to: string) => at(to, { anchor: column(from) });

  it.each<[string, string, Position, Position]>([
    ['begins with the quarter one is on', 'Shift+ArrowRight', at('12:00'), selected('12:00', '12:15')],
    ['grows by quarters', 'Shift+ArrowRight', selected('12:00', '12:15'), selected('12:00', '12:30')],
    ['shrinks again', 'Shift+ArrowLeft', selected('12:00', '12:30'), selected('12:00', '12:15')],
    ['grows backwards', 'Shift+ArrowLeft', at('13:00'), selected('13:00', '12:45')],
    ['ends with any other move', 'ArrowRight', selected('12:00', '12:30'), at('12:45')],
  ])('%s', (_, keys, from, to) => {
    expect(press(keys, from)).toEqual({ to });
  });

  it.each<[string, string, Position, Position, string]>([
    [
      'takes no more than 90 minutes',
      'Shift+ArrowRight',
      selected('12:00', '13:15'),
      selected('12:00', '13:15'),
      'too-long',
    ],
    ['nor backwards', 'Shift+ArrowLeft', selected('15:00', '13:45'), selected('15:00', '13:45'), 'too-long'],
    [
      'stays before the next booking',
      'Shift+ArrowRight',
      selected('10:15', '10:45'),
      selected('10:15', '10:45'),
      'not-free',
    ],
    ['stays after the last one', 'Shift+ArrowLeft', at('12:00'), selected('12:00', '12:00'), 'not-free'],
    ['does not begin where nothing is free', 'Shift+ArrowRight', at('11:30'), at('11:30'), 'not-free'],
    [
      'nor on a name',
      'Shift+ArrowRight',
      { row: 0, column: nameColumn },
      { row: 0, column: nameColumn },
      'not-free',
    ],
  ])('%s', (_, keys, from, to, blocked) => {
    expect(press(keys, from)).toEqual({ to, blocked });
  });
});
