import {
  formatCountdown,
  formatDay,
  formatDayTime,
  formatDuration,
  formatEndTime,
  formatFullDay,
  formatHeadingDay,
  formatMonth,
  formatRange,
  formatRecent,
  formatTime,
} from './format';
import { msPerMinute } from './instant';

const zone = 'Asia/Shanghai';
const at = (text: string) => Date.parse(`${text}+08:00`);

describe('formatting', () => {
  it('[CAL-07] an end at 00:00 shows as 24:00, a begin at 00:00 as 00:00', () => {
    expect(formatEndTime(at('2026-11-19T00:00'), zone)).toBe('24:00');
    expect(formatTime(at('2026-11-19T00:00'), zone)).toBe('00:00');
    expect(formatEndTime(at('2026-11-18T15:00'), zone)).toBe('15:00');
  });

  it.each([
    ['2026-11-18T14:15', '2026-11-18T15:00', '14:15–15:00'],
    ['2026-11-18T23:00', '2026-11-19T00:00', '23:00–24:00'],
    ['2026-11-18T23:00', '2026-11-19T01:00', '23:00–11月19日 01:00'],
  ])('[CAL-07] %s to %s shows as %s', (begin, end, text) => {
    expect(formatRange({ beginTime: at(begin), endTime: at(end) }, zone)).toBe(text);
  });

  it('writes days with their weekday', () => {
    expect(formatDay('2026-11-18')).toBe('11月18日 周三');
    expect(formatFullDay('2026-01-04')).toBe('2026年1月4日 周日');
    expect(formatMonth('2026-11-18')).toBe('2026年11月');
    expect(formatDayTime(at('2026-11-18T09:12'), zone)).toBe('11月18日 09:12');
  });

  it.each([
    ['2026-11-18T09:12', '今天 09:12'],
    ['2026-11-17T17:40', '昨天 17:40'],
    ['2026-11-16T23:59', '11月16日 23:59'],
  ])('[MEET-12] what happened at %s happened %s', (when, text) => {
    expect(formatRecent(at(when), { now: at('2026-11-18T10:07'), zone })).toBe(text);
  });

  it.each([
    ['2026-12-31', '12月31日 周四'],
    ['2027-01-04', '2027年1月4日 周一'],
    ['2025-11-18', '2025年11月18日 周二'],
  ])('[SCH-01] a heading says the year of %s only when it is not the current one', (day, text) => {
    expect(formatHeadingDay(day, '2026-11-18')).toBe(text);
  });

  it.each([
    [0, '0 分钟'],
    [15, '15 分钟'],
    [45, '45 分钟'],
    [60, '1 小时'],
    [90, '1 小时 30 分钟'],
  ])('%i minutes read as %s', (minutes, text) => {
    expect(formatDuration(minutes * msPerMinute)).toBe(text);
  });

  it.each([
    [300_000, '05:00'],
    [299_001, '05:00'],
    [59_000, '00:59'],
    [-5, '00:00'],
  ])('%i ms of a countdown read as %s', (ms, text) => {
    expect(formatCountdown(ms)).toBe(text);
  });
});
