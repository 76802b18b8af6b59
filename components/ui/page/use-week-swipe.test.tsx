import { fireEvent, render, screen } from '@testing-library/react';
import { useWeekSwipe } from './use-week-swipe';

const onSwipe = jest.fn<void, [number]>();

function Weeks({ week }: { week: string }) {
  const swipe = useWeekSwipe({ week, onSwipe });
  return <div {...swipe} data-testid="weeks" />;
}

/** Weeks of 300 px; none has a width while the strip shows a single one. */
function renderWeeks({ width }: { width: number }) {
  const { rerender } = render(<Weeks week="2026-11-15" />);
  const weeks = screen.getByTestId('weeks');
  const lay = (size: number) =>
    Object.defineProperties(weeks, {
      clientWidth: { value: size, configurable: true },
      scrollWidth: { value: 3 * size, configurable: true },
    });
  lay(width);
  const swipeTo = (left: number) => {
    weeks.scrollLeft = left;
    fireEvent(weeks, new Event('scrollend'));
  };
  return { weeks, lay, swipeTo, show: (week: string) => rerender(<Weeks week={week} />) };
}

beforeEach(() => onSwipe.mockClear());

describe('weeks that can be swiped', () => {
  it('[NAV-07] show the week where the swipe ends, which then has the middle', () => {
    const { weeks, swipeTo, show } = renderWeeks({ width: 300 });
    swipeTo(310);
    expect(onSwipe).not.toHaveBeenCalled();
    swipeTo(600);
    expect(onSwipe).toHaveBeenCalledWith(1);
    show('2026-11-22');
    expect(weeks.scrollLeft).toBe(300);
    swipeTo(0);
    expect(onSwipe).toHaveBeenLastCalledWith(-1);
  });

  it('[NAV-07] have the middle one in sight once a phone is turned upright', () => {
    const { weeks, lay, swipeTo } = renderWeeks({ width: 0 });
    swipeTo(0);
    expect(onSwipe).not.toHaveBeenCalled();
    lay(300);
    fireEvent(window, new Event('resize'));
    expect(weeks.scrollLeft).toBe(300);
  });
});
