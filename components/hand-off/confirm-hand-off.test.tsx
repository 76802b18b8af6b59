import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enter } from '@/components/session/enter';
import { failure, fakeBff } from '@/test/http/fake-bff';
import { renderApp } from '@/test/render/render-app';
import { ConfirmHandOff } from './confirm-hand-off';
import { HandOffRefused } from './hand-off-refused';

jest.mock('@/components/session/enter', () => ({ enter: jest.fn() }));
beforeEach(() => jest.mocked(enter).mockClear());

const people = {
  current: { realName: '林晓', detail: '示例科技' },
  arriving: { realName: '王芳', detail: '138****0003' },
};

describe('[AUTH-07] [S14] somebody else arrives', () => {
  it('shows both, and changes nothing by itself', () => {
    renderApp(<ConfirmHandOff {...people} />, fakeBff({}));
    for (const said of ['林晓', '示例科技', '王芳', '138****0003'])
      expect(screen.getByText(said)).toBeVisible();
    expect(enter).not.toHaveBeenCalled();
  });

  it('[S18] takes over when asked to, and finds nothing of the former person', async () => {
    sessionStorage.setItem('draft', 'x');
    localStorage.setItem('areas', 'x');
    const bff = fakeBff({ 'POST /handoff': { next: '/transfer' } });
    renderApp(<ConfirmHandOff {...people} />, bff);
    await userEvent.click(screen.getByRole('button', { name: '切换账号' }));
    expect(bff.calls[0]?.headers.get('x-csrf')).toBe('1');
    expect(enter).toHaveBeenCalledWith('/transfer');
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
  });

  it('stays out when asked to', async () => {
    sessionStorage.setItem('draft', 'x');
    renderApp(<ConfirmHandOff {...people} />, fakeBff({ 'DELETE /handoff': { next: '/schedule' } }));
    await userEvent.click(screen.getByRole('button', { name: '保持当前账号' }));
    expect(enter).toHaveBeenCalledWith('/schedule');
    expect(sessionStorage).toHaveLength(1);
    sessionStorage.clear();
  });

  it('says so when the question is no more', async () => {
    renderApp(<ConfirmHandOff {...people} />, fakeBff({ 'POST /handoff': () => failure(410) }));
    await userEvent.click(screen.getByRole('button', { name: '切换账号' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('操作失败，请重新从企业微信应用进入');
    expect(enter).not.toHaveBeenCalled();
  });
});

describe('[AUTH-07] nobody came in', () => {
  const show = (props: Partial<Parameters<typeof HandOffRefused>[0]>) =>
    renderApp(<HandOffRefused reason="none" isFromLogin={false} isLoggedIn={false} {...props} />);

  it.each([
    ['none', '请从企业微信应用进入'],
    ['expired', '请从企业微信应用进入'],
    ['not-synced', '请在会议管理后台同步企业微信账号'],
    ['unavailable', '登录未完成'],
  ] as const)('because of %s: %s, and the log-in is left to a browser', (reason, said) => {
    show({ reason });
    expect(screen.getByRole('heading', { name: said })).toBeVisible();
    expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name: '去登录' })]);
  });

  it('offers what is not the way that failed', () => {
    const { unmount } = show({ reason: 'expired', isFromLogin: true });
    expect(screen.getByRole('heading', { name: '登录失败' })).toBeVisible();
    expect(screen.getByRole('link', { name: '去登录' })).toHaveAttribute('href', '/login');
    unmount();
    const again = show({ enterAgainUrl: 'https://work-chat.example/enter' });
    expect(screen.getByRole('link', { name: '重新进入' })).toHaveAttribute(
      'href',
      'https://work-chat.example/enter',
    );
    again.unmount();
    show({ reason: 'expired', isLoggedIn: true });
    expect(screen.getByRole('link', { name: '返回会议日程' })).toHaveAttribute('href', '/schedule');
  });
});
