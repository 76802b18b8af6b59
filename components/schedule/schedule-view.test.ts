import { scheduleHref, scheduleView } from './schedule-view';

const zone = 'Asia/Shanghai';
const now = Date.parse('2026-11-18T10:07:00+08:00');
const viewOf = (search: string) =>
  scheduleView(new URLSearchParams(search), { now, zone, rememberedMode: 'list' });

describe('[SCH-05] what the address shows', () => {
  it.each([
    ['', { mode: 'list', day: '2026-11-18' }],
    ['mode=calendar', { mode: 'calendar', day: '2026-11-18' }],
    ['mode=list&day=2026-12-01', { mode: 'list', day: '2026-12-01' }],
    ['mode=week&day=2026-12-01', { mode: 'week', day: '2026-12-01' }],
    ['mode=month&day=2026-12-01', { mode: 'calendar', day: '2026-12-01' }],
    ['mode=year&day=2026-02-30', { mode: 'list', day: '2026-11-18' }],
  ])('%s', (search, view) => {
    expect(viewOf(search)).toEqual(view);
  });

  it('is in the remembered mode where it names none, and the list where its mode is none', () => {
    const seen = (search: string) =>
      scheduleView(new URLSearchParams(search), { now, zone, rememberedMode: 'calendar' }).mode;
    expect([seen(''), seen('mode=year'), seen('mode=week')]).toEqual(['calendar', 'list', 'week']);
  });

  it('is today in the company’s zone, whatever the machine’s', () => {
    const lateInUtc = Date.parse('2026-11-18T16:30:00Z');
    expect(scheduleView(new URLSearchParams(), { now: lateInUtc, zone, rememberedMode: 'list' }).day).toBe(
      '2026-11-19',
    );
  });

  it('reads back the addresses it writes', () => {
    const view = { mode: 'calendar', day: '2026-12-01' } as const;
    expect(viewOf(scheduleHref(view))).toMatchObject(view);
  });
});

describe('[CAL-05] targetTime', () => {
  it('switches to the calendar at that time, also against a mode', () => {
    const targetTime = Date.parse('2026-12-24T23:30:00+08:00');
    expect(viewOf(`mode=list&targetTime=${targetTime}`)).toEqual({
      mode: 'calendar',
      day: '2026-12-24',
    });
  });

  it.each(['soon', '0'])('%s is nothing, for no calendar shows it', (time) => {
    expect(viewOf(`targetTime=${time}`).mode).toBe('list');
  });
});
