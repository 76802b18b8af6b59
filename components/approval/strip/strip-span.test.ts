import { at, today, zone } from '@/test/builders/meeting-builders';
import { shareOf, stripHours, stripSpan } from './strip-span';
import { neighbourWords, stripWords } from './strip-words';

const trackDay = { day: today, zone };
const window = (from: string, to: string) => ({ beginTime: at(from), endTime: at(to) });
const order = (from: string, to: string) => ({ ...window(from, to), state: 'confirmed' as const });
const hours = (windows: Parameters<typeof stripSpan>[0]) => {
  const { from, to } = stripSpan(windows, trackDay);
  return [from / 60, to / 60];
};

describe('[APR-01] the hours of a strip', () => {
  it.each([
    ['the usual ones', [window('09:00', '10:00')], [8, 20]],
    ['whole hours around an early one', [window('06:30', '07:00')], [6, 20]],
    ['whole hours around a late one', [window('20:15', '21:30')], [8, 22]],
    ['the day at most', [window('00:00', '23:45')], [0, 24]],
  ])('are %s', (_, windows, expected) => {
    expect(hours(windows)).toEqual(expected);
  });

  it('are written every second one, and fewer on a long day', () => {
    expect(stripHours({ from: 480, to: 1_200 }).map((minutes) => minutes / 60)).toEqual([
      8, 10, 12, 14, 16, 18, 20,
    ]);
    expect(stripHours({ from: 0, to: 1_440 }).map((minutes) => minutes / 60)).toEqual([
      0, 4, 8, 12, 16, 20, 24,
    ]);
  });

  it('place a time by its share', () => {
    expect(shareOf(840, { from: 480, to: 1_200 })).toBe(50);
  });
});

describe('[UX-01] a strip in words', () => {
  const request = window('10:00', '11:00');

  it.each([
    ['nothing else', [], '当天没有其他预订'],
    ['one before', [order('09:00', '09:30')], '当天另有 1 场预订，前一场 09:30 结束'],
    ['one after', [order('11:00', '12:00')], '当天另有 1 场预订，后一场 11:00 开始'],
    ['one at the same time', [order('10:30', '11:30')], '该时段已被占用'],
  ])('says that there is %s', (_, others, words) => {
    expect(neighbourWords({ request, others, zone })).toBe(words);
  });

  it('[S46] names no subject that it was not given', () => {
    expect(stripWords({ room: '听涛', request, others: [order('09:00', '09:30')], zone })).toBe(
      '听涛 11月18日 周三 安排：本次申请 10:00–11:00；09:00–09:30 已占用',
    );
  });
});
