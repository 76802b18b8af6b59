import { screen } from '@testing-library/react';
import { type LoginSetup, renderLogin } from '@/test/render/render-login';

jest.mock('@/components/session/enter', () => ({ enter: jest.fn() }));
jest.mock('next/navigation', () => jest.requireActual('@/test/browser/address-navigation'));

const refused = '请阅读并同意相关条款和协议';
const bff = {
  'POST /qr': { codeId: 'c', address: 'http://localhost/qr/c', expireTime: 0 },
  'POST /wechat': { address: 'https://open.example.com/connect/qrconnect', lifeMs: 600_000 },
};

async function open(setup: LoginSetup, name: string) {
  const login = await renderLogin({ bff, ...setup });
  return {
    ...login,
    /** Whether a click would have left the page. */
    async leaves() {
      let left = false;
      const watch = (event: Event) => {
        left = !event.defaultPrevented;
        event.preventDefault();
      };
      document.addEventListener('click', watch, { once: true });
      await login.user.click(screen.getByRole('link', { name }));
      return left;
    },
  };
}

const ways: [string, LoginSetup, string][] = [
  ['single sign-on beside a form', { config: { sso: true } }, '单点登录'],
  ['single sign-on beside the QR code', { config: { sso: true, modes: ['qr'] } }, '单点登录'],
  ['the social chat app', { config: { wechat: true, modes: ['qr'] } }, '二维码没有显示？前往微信页面扫码'],
];

it.each(ways)(
  '[AUTH-10] %s begins once the agreement is ticked, and until then says so',
  async (_, setup, name) => {
    const { agreement, leaves, user } = await open(setup, name);
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    expect(await leaves()).toBe(false);
    expect(screen.getByText(refused)).toBeVisible();
    expect(agreement()).toHaveFocus();
    expect(agreement()).toBeInvalid();
    expect(agreement()).toHaveAccessibleDescription(refused);

    await user.click(agreement());
    expect(screen.queryByText(refused)).not.toBeInTheDocument();
    expect(agreement()).toBeValid();
    expect(await leaves()).toBe(true);
  },
);

it('[AUTH-10] the tick stands above the chat app’s code, which it governs', async () => {
  const { agreement } = await renderLogin({ bff, config: { wechat: true, modes: ['qr'] } });
  const code = screen.getByRole('button', { name: '同意协议并显示二维码' });
  expect(agreement().compareDocumentPosition(code)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('[AUTH-10] asks nothing of whoever shows our own QR code: who confirms it has agreed already', async () => {
  await renderLogin({ bff, config: { modes: ['qr'] } });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
