import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePathname } from 'next/navigation';
import { expectStaff } from '@/lib/client/browser-api';
import { renderApp } from '@/test/render/render-app';
import { enter } from './enter';
import { IdentityChanged } from './identity-changed';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));
jest.mock('./enter', () => ({ enter: jest.fn() }));

type Setup = { at?: string; companyName?: string | undefined; realName?: string; staffIds?: string[] };

function renderDialog({ at = '/rooms', ...changedTo }: Setup = {}) {
  jest.mocked(usePathname).mockReturnValue(at);
  renderApp(<IdentityChanged {...changedTo} />);
  return { user: userEvent.setup(), dialog: screen.getByRole('alertdialog', { name: '身份已切换' }) };
}

beforeEach(() => {
  jest.mocked(enter).mockClear();
  sessionStorage.clear();
  expectStaff('s1');
});
afterEach(() => expectStaff(undefined));

describe('a page of another identity than the session’s', () => {
  it.each([
    ['远山咨询', '您已在其他页面切换到“远山咨询”，请刷新后继续。'],
    [undefined, '您已在其他页面切换身份，请刷新后继续。'],
  ])('[R32] says what the session has become: %s', (companyName, words) => {
    const { dialog } = renderDialog({ companyName });
    expect(dialog).toHaveTextContent(words);
    expect(dialog).toHaveAccessibleDescription(expect.stringContaining(words) as string);
  });

  it.each([
    ['示例科技', '已在其他页面登录另一账号“周宁”（示例科技），请刷新后继续。'],
    [undefined, '已在其他页面登录另一账号“周宁”，请刷新后继续。'],
  ])(
    '[R32] names the person who has logged in elsewhere, also within the company: %s',
    (companyName, words) => {
      expect(renderDialog({ companyName, realName: '周宁' }).dialog).toHaveTextContent(words);
    },
  );

  it('[R32] [S18] leaves nothing of what was typed to another person', async () => {
    sessionStorage.setItem('order-parameters.s1', JSON.stringify({ link: '', subject: '周会' }));
    const { user, dialog } = renderDialog({ at: '/order-meeting', realName: '周宁' });
    expect(dialog).toHaveTextContent('此页面上尚未提交的内容不会保留。');
    await user.click(screen.getByRole('button', { name: '刷新页面' }));
    expect(sessionStorage).toHaveLength(0);
    expect(jest.mocked(enter).mock.calls).toEqual([['/order-meeting']]);
  });

  it('[R32] [ERR-02] takes nothing from the same person, who has logged in again in another company', async () => {
    sessionStorage.setItem('order-parameters.s1', JSON.stringify({ link: '', subject: '周会' }));
    const again = { companyName: '远山咨询', realName: '林晓', staffIds: ['s1', 's9'] };
    const { user, dialog } = renderDialog({ at: '/order-meeting', ...again });
    expect(dialog).toHaveTextContent('您已在其他页面切换到“远山咨询”');
    expect(dialog).toHaveTextContent('未提交的预约已暂存在此标签页');
    await user.click(screen.getByRole('button', { name: '刷新页面' }));
    expect(sessionStorage).toHaveLength(1);
  });

  it('[R32] stays until it is answered, with the answer under the Enter key', async () => {
    const { user, dialog } = renderDialog();
    await user.keyboard('{Escape}');
    expect(dialog).toBeVisible();
    await user.keyboard('{Enter}');
    expect(enter).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['/rooms', '/rooms'],
    ['/order-meeting', '/order-meeting'],
    ['/details/20261118001', '/schedule'],
    ['/edit/42', '/schedule'],
  ])('[R32] [SESS-12] leads from %s to %s, which every company has', async (at, to) => {
    window.history.replaceState(null, '', `${at}?roomId=7`);
    const { user } = renderDialog({ at });
    await user.click(screen.getByRole('button', { name: '刷新页面' }));
    expect(jest.mocked(enter).mock.calls).toEqual([[to]]);
  });

  it.each([
    {
      at: '/order-meeting',
      staffId: 's1',
      words: '未提交的预约已暂存在此标签页，切换回原企业后可继续填写。',
    },
    { at: '/order-meeting', staffId: 's2', words: '此页面上尚未提交的内容不会保留。' },
    { at: '/rooms', staffId: 's1', words: '此页面上尚未提交的内容不会保留。' },
  ])(
    '[R32] tells what becomes of what is typed at $at, with a draft of $staffId',
    ({ at, staffId, words }) => {
      sessionStorage.setItem(`order-parameters.${staffId}`, JSON.stringify({ link: '', subject: '周会' }));
      expect(renderDialog({ at }).dialog).toHaveTextContent(words);
    },
  );
});
