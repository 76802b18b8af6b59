import { areas } from '@/test/room-builders';
import { filterOf, roomsHref, roomsView, withKnownAreas } from './rooms-view';

const today = '2026-11-18';
const viewOf = (query: string) => roomsView(new URLSearchParams(query), today);

describe('the address of the room list', () => {
  it.each([
    ['nothing', '', { day: today, areaIds: [], keyword: '' }],
    ['a day', 'day=2026-11-20', { day: '2026-11-20', areaIds: [], keyword: '' }],
    ['no day', 'day=2026-02-30', { day: today, areaIds: [], keyword: '' }],
    ['areas, once each', 'areaIds=a,b,,a', { day: today, areaIds: ['a', 'b'], keyword: '' }],
    ['a search with spaces', 'keyword=%20江%20', { day: today, areaIds: [], keyword: '江' }],
  ])('[ROOM-01] %s', (_, query, view) => {
    expect(viewOf(query)).toEqual(view);
  });

  it('[ROOM-01] says the same view again', () => {
    const view = viewOf('day=2026-11-20&areaIds=a,b&keyword=江');
    expect(viewOf(roomsHref(view).slice(1))).toEqual(view);
  });

  it('[ROOM-01] asks the service only for what is narrowed', () => {
    expect(filterOf(viewOf(''))).toEqual({});
    expect(filterOf(viewOf('areaIds=a&keyword=江'))).toEqual({ areaIds: ['a'], keyword: '江' });
  });

  it('[ROOM-01] leaves out areas of another company', () => {
    expect(withKnownAreas(viewOf('areaIds=area-3f,foreign'), areas).areaIds).toEqual(['area-3f']);
  });
});
