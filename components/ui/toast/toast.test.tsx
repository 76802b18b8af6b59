import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '@/test/render/render-app';
import { useToast } from './toast';
import { fadeMs } from './toast-place';

const undo = jest.fn();

function Buttons() {
  const toast = useToast();
  const showBooked = () =>
    toast('已预订', {
      durationMs: 10_000,
      actions: [
        { label: '撤销', onAct: undo, isUndo: true },
        { label: '查看', href: '/details/7' },
      ],
    });
  return (
    <>
      <button onClick={() => toast('签到成功')}>成功</button>
      <button onClick={() => toast('网络异常，请稍后再试', 'error')}>失败</button>
      <button onClick={showBooked}>预订</button>
      <button onClick={() => setTimeout(() => toast('已撤销'), fadeMs)}>稍后</button>
      <input aria-label="主题" />
    </>
  );
}

function renderButtons() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderApp(<Buttons />);
  return user;
}

beforeEach(() => {
  jest.useFakeTimers();
  undo.mockClear();
});
afterEach(() => jest.useRealTimers());

describe('toasts', () => {
  it('[ERR-01] shows one at a time: a newer one takes the place of the last', async () => {
    const user = renderButtons();
    await user.click(screen.getByRole('button', { name: '成功' }));
    expect(screen.getByRole('status')).toHaveTextContent('签到成功');
    await user.click(screen.getByRole('button', { name: '失败' }));
    expect(screen.queryByText('签到成功')).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('网络异常，请稍后再试');
  });

  it('[ERR-01] goes after 3 s', async () => {
    const user = renderButtons();
    await user.click(screen.getByRole('button', { name: '成功' }));
    act(() => jest.advanceTimersByTime(2_990));
    expect(screen.getByText('签到成功')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(10));
    // The fade, below 200 ms.
    act(() => jest.advanceTimersByTime(200));
    expect(screen.queryByText('签到成功')).not.toBeInTheDocument();
  });

  it('[ERR-01] a newer one has 3 s of its own', async () => {
    const user = renderButtons();
    await user.click(screen.getByRole('button', { name: '成功' }));
    act(() => jest.advanceTimersByTime(2_000));
    await user.click(screen.getByRole('button', { name: '失败' }));
    act(() => jest.advanceTimersByTime(2_000));
    expect(screen.getByRole('alert')).toBeInTheDocument();
  });

  it('[ERR-01] a newer one is not taken away by the end of the last, which is just fading', async () => {
    const user = renderButtons();
    await user.click(screen.getByRole('button', { name: '成功' }));
    fireEvent.click(screen.getByRole('button', { name: '稍后' }));
    fireEvent.keyDown(document, { key: 'Escape' });
    act(() => jest.advanceTimersByTime(fadeMs));
    expect(screen.getByRole('status')).toHaveTextContent('已撤销');
    act(() => jest.advanceTimersByTime(fadeMs));
    expect(screen.getByRole('status')).toHaveTextContent('已撤销');
  });

  it('[UX-03] offers what can be done for as long as it was asked to', async () => {
    const user = renderButtons();
    await user.click(screen.getByRole('button', { name: '预订' }));
    act(() => jest.advanceTimersByTime(9_900));
    expect(screen.getByRole('link', { name: '查看' })).toHaveAttribute('href', '/details/7');
    await user.unhover(screen.getByRole('button', { name: '预订' }));
    await user.hover(screen.getByRole('button', { name: '撤销' }));
    act(() => jest.advanceTimersByTime(30_000));
    await user.click(screen.getByRole('button', { name: '撤销' }));
    expect(undo).toHaveBeenCalledTimes(1);
    act(() => jest.advanceTimersByTime(200));
    expect(screen.queryByText('已预订')).not.toBeInTheDocument();
  });

  it('[UX-03] undoes once, however often it is clicked or asked by key before it is gone', async () => {
    const user = renderButtons();
    await user.click(screen.getByRole('button', { name: '预订' }));
    await user.dblClick(screen.getByRole('button', { name: '撤销' }));
    await user.keyboard('{Control>}z{/Control}');
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it('[UX-01] F6 reaches its actions, Esc leads back to where one was', async () => {
    const user = renderButtons();
    await user.click(screen.getByRole('button', { name: '预订' }));
    await user.click(screen.getByLabelText('主题'));
    await user.keyboard('{F6}');
    expect(screen.getByRole('button', { name: '撤销' })).toHaveFocus();
    act(() => jest.advanceTimersByTime(30_000));
    await user.keyboard('{Escape}');
    expect(screen.getByLabelText('主题')).toHaveFocus();
    expect(undo).not.toHaveBeenCalled();
  });

  it('[UX-01] Ctrl+Z undoes, except in a field, where it belongs to what was typed', async () => {
    const user = renderButtons();
    await user.click(screen.getByRole('button', { name: '预订' }));
    await user.click(screen.getByLabelText('主题'));
    await user.keyboard('{Control>}z{/Control}');
    expect(undo).not.toHaveBeenCalled();
    await user.click(document.body);
    await user.keyboard('{Escape}');
    await user.keyboard('{Control>}z{/Control}');
    expect(undo).toHaveBeenCalledTimes(1);
  });
});
