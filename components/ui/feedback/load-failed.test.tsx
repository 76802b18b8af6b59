import { act, render, screen } from '@testing-library/react';
import { ApiError } from '@/lib/client/failures/api-error';
import { LoadFailed } from './load-failed';

const failed = (status: number, retryAfterSeconds?: number) =>
  new ApiError({
    status,
    code: status * 1_000,
    message: 'for the log',
    traceId: 'trace-1',
    retryAfterSeconds,
  });

const retry = () => screen.getByRole('button', { name: /重试/ });

describe('what could not be loaded', () => {
  it.each([
    ['[R21] nothing answered', failed(0), '网络异常，请稍后再试'],
    ['[R19] nothing answered in time', failed(504), '网络异常，请稍后再试'],
    ['[R22] something unreadable answered', failed(502), '服务器异常'],
    ['[R23] the service failed', failed(500), '服务器异常'],
    ['[R23] the service is shut', failed(503), '服务器异常'],
    ['[R23] it was asked too often', failed(429), '操作频繁，请稍后再试'],
    ['[ERR-01] something of ours broke', new TypeError('boom'), '未知错误'],
  ])('says why: %s', (_, error, words) => {
    render(<LoadFailed title="日程加载失败" error={error} onRetry={() => undefined} />);
    expect(screen.getByRole('alert')).toHaveTextContent(`日程加载失败${words}`);
    expect(screen.queryByText(/for the log|boom/)).not.toBeInTheDocument();
    expect(retry()).toHaveTextContent('重试');
    expect(retry()).toBeEnabled();
  });

  it('[R23] counts the seconds down that the service asked for, then lets one try again', () => {
    jest.useFakeTimers();
    render(<LoadFailed title="日程加载失败" error={failed(429, 7)} onRetry={() => undefined} />);
    expect(retry()).toHaveTextContent('7 秒后可重试');
    expect(retry()).toBeDisabled();
    act(() => jest.advanceTimersByTime(5_000));
    expect(retry()).toHaveTextContent('2 秒后可重试');
    act(() => jest.advanceTimersByTime(2_250));
    expect(retry()).toHaveTextContent('重试');
    expect(retry()).toBeEnabled();
    jest.useRealTimers();
  });

  it('shows that it is being tried again', () => {
    render(<LoadFailed title="日程加载失败" error={failed(500)} onRetry={() => undefined} isRetrying />);
    expect(retry()).toBeDisabled();
  });
});
