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
