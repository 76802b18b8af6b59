import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import type { ActiveSession, OwnAccount } from '@/lib/contract/account';
import { failure, fakeBff, json, offline } from '@/test/http/fake-bff';
import { at, now, zone } from '@/test/builders/meeting-builders';
import { renderApp } from '@/test/render/render-app';
import { AccountDialog } from './account-dialog';

const accountCall = 'GET /api-auth/api/user/account';
const sessionsCall = 'GET /api-auth/api/user/account/sessions';
const endOthers = 'DELETE /api-auth/api/user/account/sessions';
const endPhone = 'DELETE /api-auth/api/user/account/sessions/s2';
const unbind = 'POST /api-auth/api/user/account/weixin/actions/unbind';
const done = () => new Response(null, { status: 204 });

const account: OwnAccount = {
  userId: 'u1',
  username: '13800000001',
  mobile: '13800000001',
  hasPassword: true,
};
const here: ActiveSession = {
  id: 's1',
  device: 'Chrome · Windows',
  clientAddress: '203.0.113.4',
  createTime: at('08:55'),
  lastSeenTime: now,
  current: true,
};
const phone: ActiveSession = {
  ...here,
  id: 's2',
  device: 'Safari · iOS',
  clientAddress: '198.51.100.7',
  lastSeenTime: at('17:40', '2026-11-17'),
  current: false,
};
const nameless: ActiveSession = {
  id: 's3',
  createTime: 0,
  lastSeenTime: at('09:00', '2026-11-10'),
  current: false,
};

type Setup = { account?: Partial<OwnAccount>; sessions?: ActiveSession[]; bff?: Record<string, unknown> };

function renderDialog({ account: more, sessions = [phone, here, nameless], bff: answers }: Setup = {}) {
  let remaining = sessions;
  const bff = fakeBff({
    [accountCall]: { ...account, ...more },
    [sessionsCall]: () => json(remaining),
    [endPhone]: () => {
      remaining = remaining.filter(({ id }) => id !== 's2');
      return done();
    },
    [endOthers]: () => {
      remaining = remaining.filter(({ current }) => current);
      return done();
    },
    [unbind]: done,
    ...answers,
  });
  const onSetPassword = jest.fn();
  renderApp(
    <ServerClockProvider now={now}>
      <AccountDialog open zone={zone} onSetPassword={onSetPassword} onClose={() => undefined} />
    </ServerClockProvider>,
    bff,
  );
  return { bff, user: userEvent.setup(), onSetPassword };
}

/** The rows of a part of the dialog, each as its words. */
async function rowsOf(name: string) {
  const part = await screen.findByRole('region', { name });
  const rows = await within(part).findAllByRole('listitem');
  return rows.map((row) => [...row.querySelectorAll('p')].map((line) => line.textContent).join('｜'));
}

describe('the account dialog: ways in', () => {
  it('shows what the account is known by, the number masked', async () => {
    renderDialog();
    expect(await rowsOf('登录方式')).toEqual(['手机号｜138****0001', '登录密码｜已设置']);
    expect(screen.queryByRole('button', { name: '解绑微信' })).not.toBeInTheDocument();
  });

  it('[AUTH-20] shows the social chat account where there is one to bind', async () => {
    renderDialog({ account: { canBindWeixin: true } });
    expect(await rowsOf('登录方式')).toContain('微信｜未绑定');
  });

  it('names social chat and single sign-on where they are bound', async () => {
    renderDialog({
      account: {
        mobile: undefined,
        hasPassword: false,
        weixin: { openid: 'o1', boundTime: at('09:12') },
        sso: { issuer: 'https://id.example.com/realms/x' },
      },
    });
    expect(await rowsOf('登录方式')).toEqual([
      '手机号｜未绑定',
      '登录密码｜未设置',
      '微信｜已绑定 · 今天 09:12',
      '单点登录｜id.example.com',
    ]);
    expect(screen.getByRole('button', { name: '设置密码' })).toBeVisible();
  });

  it('[AUTH-12] leads to the password, under the name that the menu has for it', async () => {
    const { user, onSetPassword } = renderDialog();
    await user.click(await screen.findByRole('button', { name: '设置密码' }));
    expect(onSetPassword).toHaveBeenCalledTimes(1);
  });

  it('[AUTH-20] asks before it parts from the social chat account, and then shows it unbound', async () => {
    const bound = { openid: 'o1' };
    const answersOf = [
      { ...account, weixin: bound, canBindWeixin: false },
      { ...account, canBindWeixin: true },
    ];
    const { user, bff } = renderDialog({ bff: { [accountCall]: () => json(answersOf.shift()) } });
    await user.click(await screen.findByRole('button', { name: '解绑微信' }));
    const question = screen.getByRole('dialog', { name: '确定要解绑微信吗？' });
    await user.click(within(question).getByRole('button', { name: '解绑' }));
    expect(await screen.findByText('已解绑微信')).toBeVisible();
    expect(bff.calls.find(({ key }) => key === unbind)?.body).toEqual({ openid: 'o1' });
    await waitFor(async () => expect(await rowsOf('登录方式')).toContain('微信｜未绑定'));
  });

  it('[AUTH-20] leads to the chat app where there is one and none is bound, and comes back here', async () => {
    window.history.replaceState(null, '', '/rooms?keyword=A');
    renderDialog({ account: { canBindWeixin: true } });
    expect(await screen.findByRole('link', { name: '绑定微信' })).toHaveAttribute(
      'href',
      '/bff/wechat/start?bind&to=%2Frooms%3Fkeyword%3DA',
    );
    window.history.replaceState(null, '', '/');
  });

  it('[AUTH-20] says so where it is the last way in', async () => {
    const { user } = renderDialog({
      account: { weixin: { openid: 'o1' } },
      bff: { [unbind]: () => failure(409) },
    });
    await user.click(await screen.findByRole('button', { name: '解绑微信' }));
    await user.click(screen.getByRole('button', { name: '解绑' }));
    expect(await screen.findByText('这是您唯一的登录方式，请先设置密码后再解绑')).toBeVisible();
    expect(await rowsOf('登录方式')).toContain('微信｜已绑定');
  });

  it('[AUTH-20] keeps it where the question is answered with no', async () => {
    const { user, bff } = renderDialog({ account: { weixin: { openid: 'o1' } } });
    await user.click(await screen.findByRole('button', { name: '解绑微信' }));
    await user.click(screen.getByRole('button', { name: '取消' }));
    expect(bff.keys()).not.toContain(unbind);
  });
});

describe('the account dialog: where the account is logged in', () => {
  it('shows this place first, with device, time of the company and address', async () => {
    renderDialog();
    expect(await rowsOf('登录设备')).toEqual([
      'Chrome · Windows当前设备｜登录于 今天 08:55 · 203.0.113.4',
      'Safari · iOS｜最近使用 昨天 17:40 · 198.51.100.7',
      '未知设备｜最近使用 11月10日 09:00',
    ]);
    expect(screen.queryByRole('button', { name: '退出“Chrome · Windows”的登录' })).not.toBeInTheDocument();
  });

  it('[AUTH-20] ends one other place after a question, and stays where it was read', async () => {
    const { user, bff } = renderDialog();
    await user.click(await screen.findByRole('button', { name: '退出“Safari · iOS”的登录' }));
    const question = screen.getByRole('dialog', { name: '确定要退出“Safari · iOS”的登录吗？' });
    expect(bff.keys()).not.toContain(endPhone);
    await user.click(within(question).getByRole('button', { name: '退出' }));
    expect(await screen.findByText('已退出该设备的登录')).toBeVisible();
    await waitFor(async () => expect(await rowsOf('登录设备')).toHaveLength(2));
    expect(screen.getByRole('heading', { name: '登录设备' })).toHaveFocus();
  });

  it('counts a place that is already gone as ended', async () => {
    const { user } = renderDialog({ bff: { [endPhone]: () => failure(404) } });
    await user.click(await screen.findByRole('button', { name: '退出“Safari · iOS”的登录' }));
    await user.click(screen.getByRole('button', { name: '退出' }));
    expect(await screen.findByText('已退出该设备的登录')).toBeVisible();
  });

  it('ends all other places at once', async () => {
    const { user } = renderDialog();
    await user.click(await screen.findByRole('button', { name: '退出其他所有设备' }));
    const question = screen.getByRole('dialog', { name: '确定要退出其他所有设备的登录吗？' });
    expect(question).toHaveTextContent('其他 2 处登录将立即退出，当前设备保持登录');
    await user.click(within(question).getByRole('button', { name: '退出' }));
    expect(await screen.findByText('没有其他设备登录此账号')).toBeVisible();
    expect(screen.queryByRole('button', { name: '退出其他所有设备' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: '登录设备' })).toHaveFocus());
  });

  it.each([
    ['offline', offline, '网络异常，请稍后再试'],
    ['refused', () => failure(500), '服务器异常'],
  ])('says why a place was not ended when %s, and keeps it', async (_, answer, words) => {
    const { user } = renderDialog({ bff: { [endPhone]: answer } });
    await user.click(await screen.findByRole('button', { name: '退出“Safari · iOS”的登录' }));
    await user.click(screen.getByRole('button', { name: '退出' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(await rowsOf('登录设备')).toHaveLength(3);
  });

  it('[ERR-01] says which part failed to load, and loads it again', async () => {
    const tries = [() => failure(500), () => json([here])];
    const { user } = renderDialog({ bff: { [sessionsCall]: () => tries.shift()?.() } });
    expect(await screen.findByText('登录设备加载失败')).toBeVisible();
    expect(await rowsOf('登录方式')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await rowsOf('登录设备')).toHaveLength(1);
  });
});
