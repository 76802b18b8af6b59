import type { Segment } from '@/lib/domain/room/room-day';
import { at } from '@/test/builders/meeting-builders';
import { clickedWindow, draggedWindow } from './draft-window';

const segment = (kind: Segment['kind'], from: string, to: string): Segment => ({
  kind,
  beginTime: at(from),
  endTime: at(to),
});
const day = [
  segment('past', '00:00', '10:15'),
  segment('free', '10:15', '11:00'),
  segment('booked', '11:00', '12:05'),
  segment('free', '12:05', '20:00'),
];
const span = (from: string, to: string) => ({ beginTime: at(from), endTime: at(to) });

describe('a click on free time', () => {
  it.each([
    ['takes half an hour from its quarter', '13:20', span('13:15', '13:45')],
    ['takes what is left before the next booking', '10:50', span('10:45', '11:00')],
    ['begins at the first whole quarter after an odd end', '12:06', span('12:15', '12:45')],
  ])('[ROOM-03] %s', (_, clicked, picked) => {
    expect(clickedWindow(day, at(clicked))).toEqual(picked);
  });

  it.each(['09:00', '11:30', '21:00'])('[ROOM-03] takes nothing at %s, which is not free', (clicked) => {
    expect(clickedWindow(day, at(clicked))).toBeUndefined();
  });
});

describe('a drag over free time', () => {
  it.each([
    { does: 'takes the quarters it touches', from: '13:20', to: '14:01', picked: span('13:15', '14:15') },
    { does: 'works backwards', from: '14:01', to: '13:20', picked: span('13:15', '14:15') },
    { does: 'stays before the next booking', from: '10:20', to: '11:45', picked: span('10:15', '11:00') },
    { does: 'takes at most 90 minutes', from: '13:00', to: '18:00', picked: span('13:00', '14:30') },
    { does: 'takes as much backwards', from: '18:00', to: '13:00', picked: span('16:45', '18:15') },
  ])('[ROOM-03] $does', ({ from, to, picked }) => {
    expect(draggedWindow(day, { from: at(from), to: at(to) })).toEqual(picked);
  });

  it('[ROOM-03] takes nothing when it starts on a booking', () => {
    expect(draggedWindow(day, { from: at('11:30'), to: at('13:00') })).toBeUndefined();
  });
});
