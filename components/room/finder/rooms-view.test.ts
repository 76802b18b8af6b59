import { limits } from '@/lib/domain/limits/limits';
import { areas, equipment } from '@/test/builders/room-builders';
import { clearedView, roomsHref, roomsView, withValidChoices } from './rooms-view';

const today = '2026-11-18';
const all = { day: today, areaIds: [], keyword: '', capacity: undefined, equipment: [], free: undefined };
const viewOf = (query: string) => roomsView(new URLSearchParams(query), today);

describe('the address of the room list', () => {
  it.each([
    ['nothing', '', {}],
    ['a day', 'day=2026-11-20', { day: '2026-11-20' }],
    ['no day', 'day=2026-02-30', {}],
    ['areas, once each', 'areaIds=a,b,,a', { areaIds: ['a', 'b'] }],
    ['a search with spaces', 'keyword=%20江%20', { keyword: '江' }],
  ])('[ROOM-01] %s', (_, query, view) => {
    expect(viewOf(query)).toEqual({ ...all, ...view });
  });

  it.each([
    ['seats', 'capacity=12', { capacity: 12 }],
    ['seats that nobody offers', 'capacity=7', {}],
    ['no seats', 'capacity=viele', {}],
    ['equipment, once each', 'equipment=屏幕,白板,屏幕', { equipment: ['屏幕', '白板'] }],
    ['a time', 'from=14:00&to=15:00', { free: { from: 840, to: 900 } }],
    ['a time to the end of the day', 'from=23:45&to=24:00', { free: { from: 1425, to: 1440 } }],
    [
      'a time the wrong way round, which is told in words',
      'from=15:00&to=14:00',
      { free: { from: 900, to: 840 } },
    ],
    ['a time between two quarters', 'from=14:07&to=15:00', {}],
    ['half a time', 'from=14:00', {}],
    ['no time', 'from=noon&to=25:00', {}],
  ])('[ROOM-07] %s', (_, query, view) => {
    expect(viewOf(query)).toEqual({ ...all, ...view });
  });

  it('[S28] cuts a long keyword between characters', () => {
    expect(viewOf(`keyword=${'江'.repeat(limits.searchTextMaxLength - 1)}😀`).keyword).toBe(
      '江'.repeat(limits.searchTextMaxLength - 1),
    );
  });

  it('[ROOM-07] says the same view again', () => {
    const view = viewOf(
      'day=2026-11-20&areaIds=a,b&keyword=江&capacity=8&equipment=屏幕,白板&from=09:00&to=09:30',
    );
    expect(viewOf(roomsHref(view).slice(1))).toEqual(view);
    expect(roomsHref(clearedView(view))).toBe('?day=2026-11-20');
  });

  it('[ROOM-01] [ROOM-07] leaves out what the company does not have, as soon as that is known', () => {
    const view = viewOf('areaIds=area-3f,foreign&equipment=白板,传真');
    expect(withValidChoices(view, { areas, equipment })).toMatchObject({
      areaIds: ['area-3f'],
      equipment: ['白板'],
    });
    expect(withValidChoices(view, {})).toEqual(view);
  });
});
