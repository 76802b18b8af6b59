import { renderToString } from 'react-dom/server';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { addDays, type Day } from '@/lib/time/day';
import { at, today, zone } from '@/test/builders/meeting-builders';
import { useOpening } from './use-opening';

/** A week whose phone shows three days from the chosen one. */
function openingOf(chosen: Day, now: number) {
  let opening: ReturnType<typeof useOpening> | undefined;
  function Week() {
    const narrow = [0, 1, 2].map((days) => addDays(chosen, days));
    const days = [0, 1, 2, 3, 4, 5, 6].map((index) => addDays('2026-11-15', index));
    const places = [...new Set([...days, ...narrow])].map((day) => ({
      day,
      isChosen: day === chosen,
      isBeyond: !days.includes(day),
      isNarrow: narrow.includes(day),
    }));
    opening = useOpening(places, zone);
    return null;
  }
  renderToString(
    <ServerClockProvider now={now}>
      <Week />
    </ServerClockProvider>,
  );
  return opening;
}

describe('[CAL-01] the hour that the week opens at', () => {
  it.each([
    ['00:10', 0.1667],
    ['09:00', 9],
    ['18:55', 18.9167],
    ['23:50', 23.8333],
  ])('is around now: %s', (time, hour) => {
    const { target, hours } = openingOf(today, at(time)) ?? {};
    expect(hours).toMatchObject({ '--now-hour': expect.closeTo(hour, 3) as number });
    expect(target).toEqual({ 'data-now-wide': true, 'data-now-narrow': true });
  });

  it('is the usual one on phones whose three days are without today, and in other weeks', () => {
    expect(openingOf('2026-11-15', at('18:55'))?.target).toEqual({ 'data-now-wide': true });
    expect(openingOf('2026-11-15', at('18:55', '2026-12-02'))?.target).toEqual({});
    expect(openingOf('2026-11-20', at('18:55', '2026-11-22'))?.target).toEqual({ 'data-now-narrow': true });
  });
});
