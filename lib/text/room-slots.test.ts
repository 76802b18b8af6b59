import type { Refusal } from '@/lib/domain/booking/booking-rule';
import { limits } from '@/lib/domain/limits/limits';
import { roomDay, type RoomDayOrder, type Segment } from '@/lib/domain/room/room-day';
import { freeAfter, freeNext, segmentAt } from '@/lib/domain/room/room-gaps';
import { freeText, noneFreeText, segmentText } from './room-slots';

const zone = 'Asia/Shanghai';
const day = '2026-11-18';
const at = (time: string) => Date.parse(`${day}T${time}+08:00`);
const order = (begin: string, end: string): RoomDayOrder => ({
  beginTime: at(begin),
  endTime: at(end),
  state: 'confirmed',
});

describe('free times of a room in words', () => {
  const aRoomOfTheDay = {
    roomId: 'wangjiang',
    name: '望江',
    status: 'AVAILABLE',
    kind: 'online',
    bookable: true,
    openMinutes: [480, 1_200],
    approval: { required: false, auditorIds: [] },
  } as const;
  const segments = roomDay({
    room: aRoomOfTheDay,
    orders: [order('09:30', '11:00'), order('16:00', '17:00'), order('17:10', '18:00')],
    day,
    zone,
    now: at('10:07'),
    limits,
  });

  it.each([
    ['00:30', '仅 08:00–20:00 可订，最近空闲 11:00–16:00'],
    ['10:00', '已占用，最近空闲 11:00–16:00'],
    ['12:00', '空闲 11:00–16:00'],
    ['21:00', '仅 08:00–20:00 可订，此后没有空闲时段'],
  ])('[ROOM-06] at %s a slot says: %s', (time, text) => {
    const segment = segmentAt(segments, at(time));
    expect(segment && segmentText(segment, freeAfter(segment, segments), zone)).toBe(text);
  });

  it.each<[Segment['kind'], Refusal, string]>([
    ['past', { code: 400403007, facts: {} }, '该时段已过去，当天没有空闲时段'],
    ['not-permitted', { code: 400416015, facts: {} }, '没有该会议室的预订权限，当天没有空闲时段'],
    ['not-permitted', { code: 400405018, facts: {} }, '审批人缺失，无法发起申请，当天没有空闲时段'],
    [
      'out-of-order',
      { code: 400416023, facts: { cause: 'out-of-order' } },
      '会议室不可用，维护中，当天没有空闲时段',
    ],
  ])('[ROOM-06] a slot that is %s says nothing twice', (kind, refusal, text) => {
    const shut = { beginTime: at('08:00'), endTime: at('20:00'), kind, refusal };
    expect(segmentText(shut, { code: 'none' }, zone)).toBe(text);
  });

  it('[ROOM-01] a room whose meeting ends in three minutes is not free now', () => {
    const orders = [order('09:00', '09:30')];
    const room = { ...aRoomOfTheDay, openMinutes: [0, 1_440] as const };
    const atNow = (now: number) =>
      freeText(freeNext(roomDay({ room, orders, day, zone, now, limits }), now), zone);
    expect(atNow(at('09:28'))).toBe('09:30 起空闲');
    expect(atNow(at('09:30'))).toBe('此刻空闲');
  });

  it('[ROOM-06] a day that is free from midnight on says until when', () => {
    const room = { ...aRoomOfTheDay, openMinutes: [0, 1_440] as const };
    const before = at('00:00') - 86_400_000;
    const segments = roomDay({ room, orders: [order('14:00', '15:00')], day, zone, now: before, limits });
    expect(freeText(freeNext(segments, before), zone)).toBe('00:00–14:00 空闲');
  });

  it('[ROOM-06] a day without bookings is free all day', () => {
    const free = { beginTime: at('00:00'), endTime: at('24:00'), kind: 'free' as const };
    expect(freeText(freeNext([free], at('00:00') - 86_400_000), zone)).toBe('全天空闲');
  });

  it.each([
    ['10:07', '11:00 起空闲'],
    ['12:07', '此刻空闲'],
    ['20:00', '当天没有空闲时段'],
  ])('at %s the tag is %s', (time, text) => {
    expect(freeText(freeNext(segments, at(time)), zone)).toBe(text);
  });

  it('[ROOM-06] a day without free time says why, or that there is none', () => {
    expect(noneFreeText(segments, false)).toBe('仅 08:00–20:00 可订');
    expect(noneFreeText([], true)).toBe('当天没有空闲时段');
  });

  it('[ROOM-06] of today, once the rest of it is taken or over, that none is left', () => {
    const over = { beginTime: at('00:00'), endTime: at('24:00'), kind: 'past' as const };
    const refusal = { code: 400403007, facts: {} } as const;
    expect(noneFreeText([{ ...over, refusal }], true)).toBe('今天没有空闲时段了');
    expect(noneFreeText([{ ...over, refusal }], false)).toBe('该时段已过去');
  });
});
