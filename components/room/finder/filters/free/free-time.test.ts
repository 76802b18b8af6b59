import { at, now, today, zone } from '@/test/builders/meeting-builders';
import { beginsOn, filterOf, freeNow, judgeFreeTime, withFrom } from './free-time';
import { roomsView } from '../../rooms-view';

const moment = { now, zone };
const viewOf = (query: string) => roomsView(new URLSearchParams(query), today);
const judged = (query: string) => judgeFreeTime(viewOf(query), moment);

describe('the time to be free at', () => {
  it('[ROOM-07] [R34] takes what is left of a time that begins while clocks skip it', () => {
    const view = roomsView(new URLSearchParams('day=2027-04-30&from=00:30&to=01:15'), today);
    expect(judgeFreeTime(view, { now, zone: 'Africa/Cairo' })).toEqual({
      window: {
        beginTime: Date.parse('2027-04-30T01:00+03:00'),
        endTime: Date.parse('2027-04-30T01:15+03:00'),
      },
    });
  });

  it.each([
    ['none', '', {}],
    ['ahead', 'from=14:00&to=15:00', { window: { beginTime: at('14:00'), endTime: at('15:00') } }],
    [
      'begun, which leaves the rest',
      'from=10:00&to=11:00',
      { window: { beginTime: at('10:15'), endTime: at('11:00') } },
    ],
    ['over', 'from=09:00&to=10:15', { problem: 'past' }],
    ['of yesterday', 'day=2026-11-17&from=14:00&to=15:00', { problem: 'past' }],
    ['the wrong way round', 'from=15:00&to=14:00', { problem: 'reversed' }],
    ['empty', 'from=15:00&to=15:00', { problem: 'reversed' }],
  ])('[ROOM-07] %s', (_, query, verdict) => {
    expect(judged(query)).toEqual(verdict);
  });

  it('[ROOM-07] asks the service only for what is narrowed', () => {
    expect(filterOf(viewOf('from=15:00&to=14:00'), moment)).toEqual({});
    expect(
      filterOf(viewOf('areaIds=a&keyword=江&capacity=8&equipment=屏幕&from=14:00&to=15:00'), moment),
    ).toEqual({
      areaIds: ['a'],
      keyword: '江',
      capacityGe: 8,
      equipment: ['屏幕'],
      freeFrom: at('14:00'),
      freeTo: at('15:00'),
    });
  });

  it('[ROOM-07] now is the next half an hour that can be booked, late in the evening that of tomorrow', () => {
    expect(freeNow(moment)).toEqual({ day: today, free: { from: 615, to: 645 } });
    expect(freeNow({ now: at('23:35'), zone })).toEqual({ day: today, free: { from: 1425, to: 1440 } });
    expect(freeNow({ now: at('23:50'), zone })).toEqual({ day: '2026-11-19', free: { from: 0, to: 30 } });
  });

  it('[ROOM-07] begins today where booking can, and moves an end along that would come before', () => {
    expect(beginsOn(today, moment)[0]).toBe(615);
    expect(beginsOn('2026-11-19', moment)[0]).toBe(0);
    expect(beginsOn(today, { now: at('23:50'), zone })).toEqual([]);
    expect(withFrom({ from: 600, to: 660 }, 630)).toEqual({ from: 630, to: 660 });
    expect(withFrom({ from: 600, to: 660 }, 660)).toEqual({ from: 660, to: 690 });
  });
});
