import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '@/test/render/render-app';
import { PageError } from './page-error';

const refresh = jest.fn();
const reset = jest.fn();
const serverAnswers = jest.fn<Promise<boolean>, []>();
jest.mock('@/lib/client/server-answers', () => ({ serverAnswers: () => serverAnswers() }));
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

beforeEach(() => jest.clearAllMocks());

describe('a page that failed', () => {
  it('[ERR-02] is never blank: it says so, names the trace and offers a retry and a way home', async () => {
    serverAnswers.mockResolvedValue(true);
    renderApp(<PageError error={Object.assign(new Error('for the log'), { digest: 'd-1' })} reset={reset} />);
    expect(screen.getByRole('alert')).toHaveTextContent('服务器异常');
    expect(screen.getByText('追踪编号：d-1')).toBeInTheDocument();
    expect(screen.queryByText('for the log')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '返回会议日程' })).toHaveAttribute('href', '/schedule');

    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(refresh).toHaveBeenCalled();
    expect(reset).toHaveBeenCalled();
  });

  it('[R31] stays and says so when nothing answers the retry, which can be pressed again', async () => {
    serverAnswers.mockResolvedValue(false);
    renderApp(<PageError error={new Error('for the log')} reset={reset} />);
    const retry = screen.getByRole('button', { name: '重试' });
    await userEvent.click(retry);
    expect(await screen.findByText('网络异常，请稍后再试')).toBeInTheDocument();
    expect(retry).toBeEnabled();
    expect(refresh).not.toHaveBeenCalled();
    expect(reset).not.toHaveBeenCalled();
  });
});
