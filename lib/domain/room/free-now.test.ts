import { at } from '@/test/builders/meeting-builders';
import { thisMinute } from './free-now';

it('[ROOM-01] the minute is the one that clocks show, also the last of a day', () => {
  expect(thisMinute(at('10:07') + 59_999)).toEqual({ beginTime: at('10:07'), endTime: at('10:08') });
  expect(thisMinute(at('23:59') + 30_000)).toEqual({ beginTime: at('23:59'), endTime: at('24:00') });
});
