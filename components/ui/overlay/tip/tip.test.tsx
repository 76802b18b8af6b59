import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from '../../controls/icon-button';
import { Tip } from './tip';

function renderTip() {
  render(
    <Tip text="帮助">
      <IconButton aria-label="帮助">?</IconButton>
    </Tip>,
  );
  return { user: userEvent.setup(), button: screen.getByRole('button', { name: '帮助' }) };
}

describe('words for a sign', () => {
  it('[UX-01] show while it is pointed at', async () => {
    const { user, button } = renderTip();
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await user.hover(button);
    expect(screen.getByRole('tooltip')).toHaveTextContent('帮助');
    await user.unhover(button);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('[UX-01] show for those who come by key, until Esc', async () => {
    const { user } = renderTip();
    await user.tab();
    expect(screen.getByRole('tooltip')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('do not stand in the way of a finger', async () => {
    const { user, button } = renderTip();
    await user.pointer({ keys: '[TouchA>]', target: button });
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });
});
