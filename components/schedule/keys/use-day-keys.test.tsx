import { fireEvent, render, screen } from '@testing-library/react';
import { useDayKeys } from './use-day-keys';

function Days({ day }: { day: string }) {
  const { daysRef, onKeyDown } = useDayKeys<HTMLUListElement>({ mode: 'list', day });
  return (
    <ul ref={daysRef} onKeyDown={onKeyDown}>
      <li data-day={day} tabIndex={0}>
        {day}
      </li>
    </ul>
  );
}

test('[UX-01] keys that are pressed faster than days are drawn each count', () => {
  window.history.replaceState(null, '', '?mode=list&day=2026-11-18');
  render(<Days day="2026-11-18" />);
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft'])
    fireEvent.keyDown(screen.getByText('2026-11-18'), { key });
  expect(window.location.search).toBe('?mode=list&day=2026-11-20');
});
