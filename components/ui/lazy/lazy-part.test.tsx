import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { serverAnswers } from '@/lib/client/server-answers';
import { renderApp } from '@/test/render/render-app';
import { preloadLazyParts, lazyPart } from './lazy-part';

jest.mock('@/lib/client/server-answers', () => ({ serverAnswers: jest.fn() }));

type Props = { open: boolean; onClose: () => void };

const Sheet = ({ open }: Props) => (open ? <div role="dialog">筛选</div> : null);

function renderPart(load: () => Promise<ComponentType<Props>>) {
  const LazySheet = lazyPart(load, { isOpen: ({ open }) => open });
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button aria-expanded={open} onClick={() => setOpen(true)}>
          打开
        </button>
        <LazySheet open={open} onClose={() => setOpen(false)} />
      </>
    );
  }
  renderApp(<Page />);
  return { user: userEvent.setup(), button: screen.getByRole('button', { name: '打开' }) };
}

describe('a part that comes when it is opened', () => {
  it('is not asked for before, and shows once it is there', async () => {
    const load = jest.fn(() => Promise.resolve(Sheet));
    const { user, button } = renderPart(load);
    expect(load).not.toHaveBeenCalled();
    await user.click(button);
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('comes ahead of the click once somebody is there', async () => {
    const load = jest.fn(() => Promise.resolve(Sheet));
    const { user, button } = renderPart(load);
    await preloadLazyParts();
    expect(load).toHaveBeenCalledTimes(1);
    await user.click(button);
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['[R28]', true, '页面已更新，请刷新后重试'],
    ['[R31]', false, '网络异常，请稍后再试'],
  ])(
    '%s says so when it does not come, and is asked for again (the server answers: %s)',
    async (_, answers, words) => {
      jest.mocked(serverAnswers).mockResolvedValue(answers);
      const load = jest.fn<Promise<ComponentType<Props>>, []>().mockRejectedValueOnce(new Error('gone'));
      load.mockResolvedValue(Sheet);
      const { user, button } = renderPart(load);
      await user.click(button);
      expect(await screen.findByRole('alert')).toHaveTextContent(words);
      await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
      await user.click(button);
      expect(await screen.findByRole('dialog')).toBeVisible();
    },
  );
});
