import { fireEvent, render, screen } from '@testing-library/react';
import { weekOf } from '@/lib/time/day';
import { useDayKeys } from './use-day-keys';

const week = weekOf('2026-11-18');

function Days({ day }: { day: string }) {
  const { daysRef, onKeyDown } = useDayKeys<HTMLUListElement>({ mode: 'list', day });
  return (
    <ul ref={daysRef} onKeyDown={onKeyDown}>
      {week.map((each) => (
        <li key={each} data-day={each} tabIndex={0}>
          {each}
        </li>
      ))}
    </ul>
  );
}

test.each([
  { keys: ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft'], day: '2026-11-20' },
  { keys: ['ArrowRight', 'ArrowLeft'], day: '2026-11-18' },
])('[UX-01] keys that are pressed faster than days are drawn each count: $keys', ({ keys, day }) => {
  window.history.replaceState(null, '', '?mode=list&day=2026-11-18');
  render(<Days day="2026-11-18" />);
  for (const key of keys) fireEvent.keyDown(screen.getByText('2026-11-18'), { key });
  expect(window.location.search).toBe(`?mode=list&day=${day}`);
});

test('[UX-01] the focus reaches the last of several days that are drawn one after another', () => {
  window.history.replaceState(null, '', '?mode=list&day=2026-11-18');
  const { rerender } = render(<Days day="2026-11-18" />);
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  screen.getByText('2026-11-18').focus();
  press('ArrowRight');
  press('ArrowRight');
  for (const day of ['2026-11-19', '2026-11-20']) rerender(<Days day={day} />);
  expect(screen.getByText('2026-11-20')).toHaveFocus();
  press('ArrowRight');
  expect(window.location.search).toBe('?mode=list&day=2026-11-21');
});
