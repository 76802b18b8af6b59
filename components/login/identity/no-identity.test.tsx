import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enter } from '@/components/session/enter';
import { fakeBff } from '@/test/http/fake-bff';
import { renderApp } from '@/test/render/render-app';
import { NoIdentity } from './no-identity';

jest.mock('@/components/session/enter', () => ({ enter: jest.fn() }));

describe('standing outside', () => {
  it('[SESS-10] offers the log-in to somebody who is not logged in', () => {
    renderApp(<NoIdentity reason="signed-out" />);
    expect(screen.getByRole('heading', { name: '您尚未登录，或登录已过期' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '去登录' })).toHaveAttribute('href', '/login');
  });

  it('[SESS-10] offers the chooser to somebody who has not chosen', () => {
    renderApp(<NoIdentity reason="not-chosen" />);
    expect(screen.getByRole('heading', { name: '您还没有选择要进入的企业' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '选择企业' })).toHaveAttribute('href', '/switch');
  });

  it('[SESS-10] names the IT administrator to somebody without a company, and lets them change the account', async () => {
    const bff = fakeBff({ 'DELETE /session': { next: '/login' } });
    renderApp(<NoIdentity reason="no-company" />, bff);
    expect(
      screen.getByText('您还未加入任何企业，请联系企业IT管理员，或前往管理后台创建企业'),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '换个账号登录' }));
    expect(enter).toHaveBeenCalledWith('/login');
  });

  it('[SESS-10] says who is logged in, for a number may have been mistyped', () => {
    renderApp(<NoIdentity reason="no-company" account="用户5678（139****5678）" />);
    expect(screen.getByText('当前账号：用户5678（139****5678）')).toBeVisible();
  });

  it('[SESS-10] leads on when nothing is missing', () => {
    renderApp(<NoIdentity reason="ready" />);
    expect(screen.getByRole('link', { name: '返回会议日程' })).toHaveAttribute('href', '/schedule');
  });
});
