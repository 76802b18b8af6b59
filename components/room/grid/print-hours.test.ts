import { at, zone } from '@/test/builders/meeting-builders';
import { printHours } from './print-hours';

const booking = (from: string, to: string) => ({ beginTime: at(from), endTime: at(to) });

describe('the hours of the rooms on paper', () => {
  it('[ROOM-02] are the working day where nothing is booked outside it', () => {
    expect(printHours([], zone)).toEqual({ from: 8, to: 20 });
    expect(printHours([booking('09:00', '19:45')], zone)).toEqual({ from: 8, to: 20 });
  });

  it('[ROOM-02] leave no booking out', () => {
    expect(printHours([booking('07:30', '08:00'), booking('20:15', '21:15')], zone)).toEqual({
      from: 7,
      to: 22,
    });
  });
});
