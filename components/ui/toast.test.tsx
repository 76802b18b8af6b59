import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '@/test/render-app';
import { useToast } from './toast';

function Buttons() {
  const toast = useToast();
  return (
    <>
      <button onClick={() => toast('签到成功')}>成功</button>
      <button onClick={() => toast('网络异常，请稍后再试', 'error')}>失败</button>
    </>
  );
}

function renderButtons() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderApp(<Buttons />);
  return user;
}

beforeEach(() => jest.useFakeTimers());
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
});
