import { act, render, screen } from '@testing-library/react';
import { limits } from '@/lib/domain/limits/limits';
import { at, now, zone } from '@/test/builders/meeting-builders';
import { formatDayTime } from '@/lib/time/format';
import { ServerClockProvider, useServerClock, useServerNow } from './server-clock';

let read: () => number = () => 0;

function Now() {
  const clock = useServerClock();
  const displayed = useServerNow();
  return (
    <button
      onClick={() => {
        read = clock.now;
      }}
    >
      {formatDayTime(displayed, zone)}
    </button>
  );
}

const clockAt = (instant: number) => (
  <ServerClockProvider now={instant}>
    <Now />
  </ServerClockProvider>
);
const displayed = () => screen.getByRole('button').textContent;

const wrongClocks = [
  ['ten minutes slow', -10 * 60_000],
  ['a day ahead', 24 * 60 * 60_000],
] as const;

describe('the server’s clock in the browser', () => {
  // The monotonic clock goes on while the wall clock of the machine says anything at all.
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each(wrongClocks)('[R37] a machine that is %s shows the server’s time', (_, error) => {
    jest.setSystemTime(now + error);
    render(clockAt(now));
    expect(displayed()).toBe('11月18日 10:07');
  });

  it('[R37] goes on by what has really passed, in ticks, whatever becomes of the machine’s clock', () => {
    render(clockAt(now));
    jest.setSystemTime(at('23:00'));
    act(() => jest.advanceTimersByTime(limits.clockTickMs * 6));
    expect(displayed()).toBe('11月18日 10:08');
    act(() => screen.getByRole('button').click());
    expect(formatDayTime(read(), zone)).toBe('11月18日 10:08');
  });

  it('[R37] does not go back when the router brings an older page along', () => {
    const { rerender } = render(clockAt(at('12:00')));
    rerender(clockAt(at('11:00')));
    expect(displayed()).toBe('11月18日 12:00');
  });
});
