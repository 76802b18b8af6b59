import { screen } from '@testing-library/react';
import { type LoginSetup, renderLogin } from '@/test/render/render-login';

jest.mock('@/components/session/enter', () => ({ enter: jest.fn() }));
jest.mock('next/navigation', () => jest.requireActual('@/test/browser/address-navigation'));

const message = /^浏览器无法保存登录状态。请允许本站使用 Cookie/;
const send = 'POST /api-auth/api/client/mobileCaptchas/slide';

let cookies: jest.SpyInstance;
beforeEach(() => {
  cookies = jest.spyOn(document, 'cookie', 'set').mockReturnValue(undefined);
});
afterEach(() => cookies.mockRestore());

describe('[SESS-01] a browser that keeps no cookies', () => {
  const modes: [string, LoginSetup['config']][] = [
    ['sms', { modes: ['sms'] }],
    ['password', { modes: ['password'] }],
    ['qr', { modes: ['qr', 'sms'] }],
    ['the private form', { privateVariant: true }],
  ];
  it.each(modes)('[AUTH-09] is told so in %s, before anybody types', async (_mode, config) => {
    const { bff } = await renderLogin({ config });
    expect(await screen.findByText(message)).toHaveAttribute('role', 'alert');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(bff.keys()).toEqual([]);
  });

  it('[AUTH-02] is told so in place of a captcha that could not be solved', async () => {
    const { user, fill, bff } = await renderLogin({ config: { modes: ['sms'] } });
    await fill('手机号', '13912345678');
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    await screen.findAllByText(message);
    expect(screen.getByLabelText('验证码')).toHaveAccessibleDescription(message);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(bff.keys()).not.toContain(send);
  });

  it('[AUTH-04] sends no password', async () => {
    const { user, fill, bff, agreement, submit } = await renderLogin();
    await fill('手机号', '13912345678');
    await fill('密码', 'Demo1234');
    await user.click(agreement());
    await user.click(submit());
    expect(await screen.findAllByText(message)).toHaveLength(2);
    expect(bff.keys()).toEqual([]);
  });
});

it('[SESS-01] says nothing of cookies to a browser that keeps them', async () => {
  cookies.mockRestore();
  await renderLogin();
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  expect(document.cookie).toBe('');
});
