import { screen, waitFor } from '@testing-library/react';
import { renderLogin } from '@/test/render/render-login';
import { loginModeCookie } from './modes/login-mode';
import { loginModes } from './modes/login-modes';

jest.mock('@/components/session/enter', () => ({ enter: jest.fn() }));
jest.mock('next/navigation', () => jest.requireActual('@/test/browser/address-navigation'));
jest.mock('@/lib/client/server-answers', () => ({ serverAnswers: () => Promise.resolve(true) }));

const both = { modes: ['sms', 'password'] as ('sms' | 'password')[] };
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const switchTo = (name: string) => screen.getByRole('link', { name });

beforeEach(() => {
  document.cookie = `${loginModeCookie}=; Max-Age=0`;
  window.sessionStorage.clear();
});

describe('[AUTH-09] the modes of the log-in page', () => {
  it('shows the one that the configuration names first, and links to the others', async () => {
    await renderLogin({ config: both });
    expect(title()).toBe('验证码登录');
    expect(screen.getByRole('navigation', { name: '其他登录方式' })).toHaveTextContent('密码登录');
    expect(screen.queryByRole('link', { name: '验证码登录' })).not.toBeInTheDocument();
  });

  it.each([
    ['the one in the address', { search: '?mode=password', remembered: 'sms' }, '密码登录'],
    ['the one chosen last where the address names none', { remembered: 'password' }, '密码登录'],
    ['the first where neither is offered', { search: '?mode=fax', remembered: 'qr' }, '验证码登录'],
  ])('shows %s', async (_title, setup, expected) => {
    await renderLogin({ config: both, ...setup });
    expect(title()).toBe(expected);
  });

  it('offers no switch where there is one mode only', async () => {
    await renderLogin({ config: { modes: ['password'] } });
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('puts the mode into the address, keeps where the log-in leads, and remembers it in this browser', async () => {
    const { user } = await renderLogin({ config: both, search: '?to=%2Frooms' });
    await user.click(switchTo('密码登录'));
    await screen.findByLabelText('密码');
    expect(window.location.search).toBe('?to=%2Frooms&mode=password');
    expect(document.cookie).toContain('rooms-login-mode=password');
  });

  it('keeps number and tick, puts the cursor into the first field, and Back leads back', async () => {
    const { user, fill, agreement } = await renderLogin({ config: both });
    await fill('手机号', '13912345678');
    await user.click(agreement());
    await user.click(switchTo('密码登录'));
    await screen.findByLabelText('密码');
    await waitFor(() => expect(screen.getByLabelText('手机号')).toHaveFocus());
    expect(screen.getByLabelText('手机号')).toHaveValue('13912345678');
    expect(agreement()).toBeChecked();
    window.history.back();
    expect(await screen.findByLabelText('验证码')).toBeVisible();
    expect(screen.getByLabelText('手机号')).toHaveValue('13912345678');
  });

  it('leaves the cursor alone on the page that comes from the server', async () => {
    await renderLogin({ config: both });
    expect(document.body).toHaveFocus();
  });

  it('[AUTH-08] leaves behind what a try at the identity provider came to', async () => {
    const config = { ...both, sso: true };
    const { user } = await renderLogin({ config, search: '?to=%2Frooms&sso=denied' });
    expect(await screen.findByText('单点登录已取消，未授权登录')).toBeVisible();
    await user.click(switchTo('密码登录'));
    await screen.findByLabelText('密码');
    expect(screen.queryByText('单点登录已取消，未授权登录')).not.toBeInTheDocument();
    expect(window.location.search).toBe('?to=%2Frooms&mode=password');
  });

  it('[R28] stays as it is, and says why, when the form of another mode does not come', async () => {
    const preload = jest.spyOn(loginModes.password!, 'preload').mockRejectedValue(new Error('gone'));
    const { user, fill } = await renderLogin({ config: both });
    await fill('手机号', '13912345678');
    await user.click(switchTo('密码登录'));
    expect(await screen.findByText('页面已更新，请刷新后重试')).toBeVisible();
    expect(title()).toBe('验证码登录');
    expect(screen.getByLabelText('手机号')).toHaveValue('13912345678');
    preload.mockRestore();
  });
});

describe('[AUTH-17] the private deployment', () => {
  it('has one form with account, password and the password again, and no other way in', async () => {
    await renderLogin({ config: { ...both, privateVariant: true }, search: '?mode=sms' });
    expect(title()).toBe('登录/注册');
    expect(screen.getByRole('button', { name: '登录/注册' })).toBeDisabled();
    expect(screen.getByLabelText('账号')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('密码')).toBeVisible();
    expect(screen.getByLabelText('确认密码')).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});

describe('a chat account that waits', () => {
  it('[AUTH-06] [UX-01] leaves the cursor at the heading once it is forgotten', async () => {
    const { user } = await renderLogin({
      chat: { nickname: '小林', shown: 'mark-of-x' },
      bff: { 'POST /api-auth/api/weChatLogin/actions/decline': () => new Response(null, { status: 204 }) },
    });
    await user.click(await screen.findByRole('button', { name: '不绑定' }));
    await waitFor(() => expect(screen.queryByText('小林')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe('the demo', () => {
  it('shows its log-in only when the configuration names one', async () => {
    await renderLogin({ config: { demo: { mobile: '13800000001', password: 'Demo1234' } } });
    expect(screen.getByText('演示环境：13800000001 / Demo1234')).toBeVisible();
  });

  it('[AUTH-06] offers no password where no field takes one', async () => {
    const demo = { mobile: '13800000001', password: 'Demo1234' };
    await renderLogin({ config: { demo, modes: ['qr'] } });
    expect(screen.queryByText(/演示环境/)).not.toBeInTheDocument();
  });
});
