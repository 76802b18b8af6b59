import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmptyState } from './empty-state';
import { ErrorState } from './error-state';
import { ForbiddenState } from './forbidden-state';
import { Loading, SkeletonRows } from './loading';

describe('the states of a page', () => {
  it('[ERR-03] loading is said once, in words', () => {
    render(
      <Loading>
        <SkeletonRows count={3} height={48} />
      </Loading>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('加载中…');
  });

  it('[ERR-03] empty offers the next step', () => {
    render(<EmptyState title="暂无会议" action={<a href="/order-meeting">预订会议</a>} />);
    expect(screen.getByText('暂无会议')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '预订会议' })).toBeInTheDocument();
  });

  it('[ERR-03] an error is announced, with the trace id where there is one', () => {
    render(<ErrorState title="服务器异常" traceId="t-1" onRetry={() => undefined} />);
    expect(screen.getByRole('alert')).toHaveTextContent('服务器异常追踪编号：t-1');
    expect(screen.getByRole('button', { name: '重试' })).toBeEnabled();
  });

  it('[ERR-03] the trace id can be copied, also without https, and says that it was', async () => {
    const written: string[] = [];
    Object.assign(document, {
      execCommand: () => Boolean(written.push((document.activeElement as HTMLTextAreaElement).value)),
    });
    render(<ErrorState title="服务器异常" traceId="t-1" />);
    await userEvent.click(screen.getByRole('button', { name: '复制追踪编号' }));
    expect(await screen.findByRole('button', { name: '已复制' })).toHaveFocus();
    expect(written).toEqual(['t-1']);
    Reflect.deleteProperty(document, 'execCommand');
  });

  it('[ERR-03] not allowed is a page of its own with the only heading', () => {
    render(<ForbiddenState variant="page" />);
    expect(screen.getByRole('heading', { level: 1, name: '没有权限查看此内容' })).toBeInTheDocument();
  });
});
