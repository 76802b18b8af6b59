import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '@/test/render/render-app';
import { DateField } from './date-field';

function renderField(min?: string) {
  const onPick = jest.fn();
  renderApp(<DateField label="日期" day="2026-11-18" today="2026-11-18" min={min} onPick={onPick} />);
  return { onPick, user: userEvent.setup() };
}

describe('a day in a form', () => {
  it('opens the month of its day, from Sunday, and takes another one', async () => {
    const { onPick, user } = renderField();
    await user.click(screen.getByRole('button', { name: '日期 11月18日 周三' }));
    expect(await screen.findByText('2026年11月')).toBeVisible();
    const days = screen.getByRole('group', { name: '2026年11月' }).querySelectorAll('button');
    expect(days).toHaveLength(42);
    expect(days[0]).toHaveAccessibleName('2026年11月1日 周日');
    await user.click(screen.getByRole('button', { name: '2026年11月27日 周五' }));
    expect(onPick).toHaveBeenCalledWith('2026-11-27');
  });

  it('[UX-01] is used by keyboard alone, across months', async () => {
    const { onPick, user } = renderField();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: '2026年11月18日 周三' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}');
    expect(screen.getByText('2026年12月')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(onPick).toHaveBeenCalledWith('2026-12-01');
  });

  it('does not take a day before the first one allowed', async () => {
    const { onPick, user } = renderField('2026-11-18');
    await user.click(screen.getByRole('button', { name: /^日期/ }));
    await user.click(screen.getByRole('button', { name: '2026年11月17日 周二' }));
    expect(onPick).not.toHaveBeenCalled();
  });
});
