import { changedConfig, reversed } from './person-config';

describe('[CFG-04] a change of choices', () => {
  it('replaces a key, removes one by null, and leaves the others', () => {
    const config = { theme: 'dark', scheduleMode: 'list', myAreaId: 'a1' } as const;
    expect(changedConfig(config, { theme: 'light', myAreaId: null })).toEqual({
      theme: 'light',
      scheduleMode: 'list',
    });
    expect(changedConfig(config, { theme: undefined, myAreaId: 'a2' })).toMatchObject({ myAreaId: 'a2' });
  });

  it('puts one star to the others, once, or takes it off', () => {
    const star = (roomId: string, isFavourite: boolean) => ({ favouriteRoom: { roomId, isFavourite } });
    const stars = changedConfig({ favouriteRoomIds: ['r1'] }, star('r2', true));
    expect(stars).toEqual({ favouriteRoomIds: ['r1', 'r2'] });
    expect(changedConfig(stars, star('r2', true))).toEqual(stars);
    expect(changedConfig(stars, star('r1', false))).toEqual({ favouriteRoomIds: ['r2'] });
  });

  it('[UX-03] is one star that is taken back: a later one stays', () => {
    const change = { favouriteRoom: { roomId: 'r1', isFavourite: true } };
    const since = { favouriteRoomIds: ['r1', 'r2'] };
    expect(changedConfig(since, reversed({}, change))).toEqual({ favouriteRoomIds: ['r2'] });
  });

  it('[UX-03] is taken back alone: a later choice of another key stays', () => {
    const before = { theme: 'dark' } as const;
    const change = { theme: 'light', myAreaId: 'a1' } as const;
    const since = changedConfig(changedConfig(before, change), { scheduleMode: 'calendar' });
    expect(changedConfig(since, reversed(before, change))).toEqual({
      theme: 'dark',
      scheduleMode: 'calendar',
    });
  });
});
