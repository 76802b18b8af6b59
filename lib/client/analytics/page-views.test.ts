import type { PageEvent } from '@/lib/contract/report';
import { analytics } from '@/lib/domain/limits/analytics-limits';
import { createPageViews } from './page-views';

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());

function views() {
  const batches: PageEvent[][] = [];
  return { batches, ...createPageViews({ send: (events) => void batches.push(events), now: Date.now }) };
}
const seen = { isSeen: true };
const after = (ms: number) => jest.advanceTimersByTime(ms);

describe('[CFG-03] page views', () => {
  it('are sent in one batch, each with the time its page was in sight', () => {
    const { batches, open } = views();
    open('/rooms', seen);
    after(4_000);
    open('/details/2026112301', seen);
    expect(batches).toEqual([]);
    after(analytics.flushMs);
    expect(batches).toEqual([
      [
        { name: 'page_view', time: 1_000_000, page: '/rooms' },
        { name: 'page_stay', time: 1_004_000, page: '/rooms', durationMs: 4_000 },
        { name: 'page_view', time: 1_004_000, page: '/details/{meetingNo}' },
      ],
    ]);
  });

  it('are sent at once when the page goes out of sight, whose time does not count on', () => {
    const { batches, open, hide, show } = views();
    open('/rooms', seen);
    after(2_000);
    hide();
    hide();
    after(60_000);
    show();
    after(3_000);
    hide();
    const stays = batches.flat().flatMap((event) => (event.name === 'page_stay' ? [event.durationMs] : []));
    expect(stays).toEqual([2_000, 3_000]);
    expect(batches).toHaveLength(2);
  });

  it('begin to count time with the first look', () => {
    const { batches, open, hide, show } = views();
    open('/rooms', { isSeen: false });
    after(50_000);
    show();
    after(1_000);
    hide();
    expect(batches.flat().at(-1)).toMatchObject({ name: 'page_stay', durationMs: 1_000 });
  });

  it('wait for no more than a batch holds', () => {
    const { batches, open } = views();
    for (let opened = 0; opened < analytics.eventsPerBatch; opened += 1) open('/rooms', { isSeen: false });
    expect(batches.map(({ length }) => length)).toEqual([analytics.eventsPerBatch]);
  });

  it('are none for other addresses, and stop with the session', () => {
    const { batches, open, hide, stop } = views();
    open('/share/secret', seen);
    hide();
    open('/rooms', seen);
    stop();
    hide();
    after(analytics.flushMs);
    expect(batches).toEqual([]);
  });

  it('say nothing impossible after a sleep or a clock that was set back', () => {
    const { batches, open, hide } = views();
    open('/rooms', seen);
    jest.setSystemTime(900_000);
    hide();
    expect(batches.flat().at(-1)).toMatchObject({ durationMs: 0 });
    open('/rooms', seen);
    jest.setSystemTime(900_000 + 7 * 24 * 3_600_000);
    hide();
    expect(batches.flat().at(-1)).toMatchObject({ durationMs: analytics.longestStayMs });
  });
});
