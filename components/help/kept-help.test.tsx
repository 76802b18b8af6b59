import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePathname } from 'next/navigation';
import { KeptHelp } from './kept-help';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
const scrolledTo = (y: number) => {
  Object.assign(window, { scrollY: y });
  window.dispatchEvent(new Event('scroll'));
};

it('[NAV-03] help that is left and entered again is as it was: its text, its element, its place', async () => {
  const at = (pathname: string) => {
    jest.mocked(usePathname).mockReturnValue(pathname);
    return (
      <KeptHelp>
        <textarea aria-label="反馈内容" />
      </KeptHelp>
    );
  };
  const { rerender } = render(at('/help'));
  const box = screen.getByRole('textbox');
  await userEvent.type(box, '空调太冷了');
  scrolledTo(120);
  rerender(at('/rooms'));
  expect(screen.queryByRole('textbox')).toBeNull();
  scrolledTo(900);
  rerender(at('/help'));
  expect(screen.getByRole('textbox')).toBe(box);
  expect(box).toHaveValue('空调太冷了');
  expect(scrollTo.mock.calls).toEqual([[0, 120]]);
});
