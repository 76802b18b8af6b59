import { generateKeyPairSync } from 'node:crypto';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enter } from '@/components/shell/enter';
import type { AuthConfig } from '@/lib/client/configuration';
import { failure, fakeBff, offline } from '@/test/fake-bff';
import { renderApp } from '@/test/render-app';
import { LoginScreen } from './login-screen';

jest.mock('@/components/shell/enter', () => ({ enter: jest.fn() }));

const { publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

const config: AuthConfig = {
  environment: 'production',
  modes: ['password'],
  sso: false,
  privateVariant: false,
  privilegedPassword: false,
  passwordTransport: 'encrypted',
  passwordDigest: 'none',
  agreements: { user: '/agreement/user', privacy: 'https://example.com/p', service: '/agreement/service' },
};

const logIn = 'POST /api-auth/api/pauth/token/encrypted/password';
const answers = {
  'GET /api-auth/api/getLoginCsrfToken': { csrfToken: 'csrf-1' },
  'GET /api-auth/api/pauth/token/public-key': { keyId: 'k1', publicKey, nonce: 'n1', expireTime: 0 },
  [logIn]: { userId: 'u1', expireTime: 0, staffs: [], next: '/schedule' },
  'GET /session': { userId: 'u1', realName: '林晓', expireTime: 0, embedded: true },
};

type Setup = { bff?: Record<string, unknown>; config?: Partial<AuthConfig>; wanted?: string };

function renderLogin(setup: Setup = {}) {
  const bff = fakeBff({ ...answers, ...setup.bff });
  renderApp(<LoginScreen config={{ ...config, ...setup.config }} wanted={setup.wanted} />, bff);
  const user = userEvent.setup();
  return {
    bff,
    user,
    mobile: screen.getByRole('textbox', { name: '手机号' }),
    password: screen.getByLabelText('密码'),
    agreement: screen.getByRole('checkbox', { name: '我已阅读并同意' }),
    submit: () => screen.getByRole('button', { name: '登录' }),
    async fill({ mobile = '13800000001', password = 'Demo1234', agree = true } = {}) {
      await user.click(this.mobile);
      await user.paste(mobile);
      await user.click(this.password);
      await user.paste(password);
      if (agree) await user.click(this.agreement);
    },
  };
}

beforeEach(() => jest.mocked(enter).mockClear());

describe('the password form', () => {
  it('[AUTH-14] can be submitted once both fields are filled; the agreement is not counted', async () => {
    const login = renderLogin();
    expect(login.submit()).toBeDisabled();
    await login.user.type(login.mobile, '1');
    expect(login.submit()).toBeDisabled();
    await login.user.type(login.password, '   ');
    expect(login.submit()).toBeDisabled();
    await login.user.type(login.password, 'x');
    expect(login.submit()).toBeEnabled();
    expect(login.agreement).not.toBeChecked();
  });

  it('[AUTH-14] is submitted by Enter', async () => {
    const login = renderLogin();
    await login.fill();
    await login.user.type(login.password, '{Enter}');
    await waitFor(() => expect(login.bff.keys()).toContain(logIn));
  });

  it('[AUTH-14] takes over what was typed before script ran', () => {
    const early = jest.spyOn(FormData.prototype, 'get').mockImplementation((name) => `${name}`);
    const login = renderLogin();
    early.mockRestore();
    expect(login.submit()).toBeEnabled();
  });

  it('[AUTH-10] links the three agreements by configuration and asks for the tick before anything is sent', async () => {
    const login = renderLogin();
    expect(screen.getByRole('link', { name: '《用户协议》' })).toHaveAttribute('href', '/agreement/user');
    expect(screen.getByRole('link', { name: '《隐私政策》' })).toHaveAttribute(
      'href',
      'https://example.com/p',
    );
    expect(screen.getByRole('link', { name: '《会议服务协议》' })).toHaveAttribute(
      'href',
      '/agreement/service',
    );
    await login.fill({ agree: false });
    await login.user.click(login.submit());

    expect(login.agreement).toHaveAccessibleDescription('请阅读并同意相关条款和协议');
    expect(login.agreement).toHaveFocus();
    expect(login.bff.keys()).toEqual([]);

    await login.user.click(login.agreement);
    expect(screen.queryByText('请阅读并同意相关条款和协议')).not.toBeInTheDocument();
  });

  it('[AUTH-15] strips white space from the mobile number, keeps 11 digits and judges the form', async () => {
    const login = renderLogin();
    await login.fill({ mobile: '238 0000 00019' });
    expect(login.mobile).toHaveValue('23800000001');
    await login.user.click(login.submit());
    expect(login.mobile).toHaveAccessibleDescription('手机号格式错误');
    expect(login.mobile).toBeInvalid();
    expect(login.bff.keys()).toEqual([]);
  });

  it('[AUTH-15] lets a password be at most 64 characters long', async () => {
    const login = renderLogin();
    await login.user.click(login.password);
    await login.user.paste('x'.repeat(70));
    expect(login.password).toHaveValue('x'.repeat(64));
  });

  it('shows and hides the password', async () => {
    const login = renderLogin();
    expect(login.password).toHaveAttribute('type', 'password');
    await login.user.click(screen.getByRole('button', { name: '显示密码' }));
    expect(login.password).toHaveAttribute('type', 'text');
    await login.user.click(screen.getByRole('button', { name: '隐藏密码' }));
    expect(login.password).toHaveAttribute('type', 'password');
  });

  it('[AUTH-04] leads to forgot-password and lets password managers know the fields', () => {
    const login = renderLogin();
    expect(screen.getByRole('link', { name: '忘记密码' })).toHaveAttribute('href', '/forgot-password');
    expect(login.mobile).toHaveAttribute('autocomplete', 'username');
    expect(login.password).toHaveAttribute('autocomplete', 'current-password');
  });

  it('shows the demo log-in only when the configuration names one', () => {
    renderLogin({ config: { demo: { mobile: '13800000001', password: 'Demo1234' } } });
    expect(screen.getByText('演示环境：13800000001 / Demo1234')).toBeInTheDocument();
  });
});

describe('logging in', () => {
  async function submitted(setup?: Setup) {
    const login = renderLogin(setup);
    await login.fill();
    await login.user.click(login.submit());
    return login;
  }

  it('[AUTH-18] fetches the CSRF token first and sends it along', async () => {
    const { bff } = await submitted();
    await waitFor(() => expect(bff.calls).toHaveLength(4));
    expect(bff.keys()[0]).toBe('GET /api-auth/api/getLoginCsrfToken');
    expect(bff.calls[2]?.headers.get('x-csrf-token')).toBe('csrf-1');
  });

  it('[AUTH-04] sends the trimmed password in the envelope and never in the clear', async () => {
    const login = renderLogin();
    await login.fill({ password: '  Demo1234 ' });
    await login.user.click(login.submit());
    await waitFor(() => expect(login.bff.keys()).toContain(logIn));
    const body = login.bff.calls[2]?.body as Record<string, string>;
    expect(body).toEqual({
      username: '13800000001',
      keyId: 'k1',
      password: expect.stringMatching(/^[\w+/]{342}==$/),
    });
    expect(JSON.stringify(login.bff.calls)).not.toContain('Demo1234');
  });

  it('[AUTH-04] uses the plain call where the configuration says so', async () => {
    const plain = 'POST /api-auth/api/pauth/token/password';
    const { bff } = await submitted({
      bff: { [plain]: answers[logIn] },
      config: { passwordTransport: 'plain' },
    });
    await waitFor(() => expect(bff.keys()).toContain(plain));
    expect(bff.calls[1]?.body).toEqual({ username: '13800000001', password: 'Demo1234' });
  });

  it.each([
    [
      '[AUTH-04] a failed key fetch',
      { 'GET /api-auth/api/pauth/token/public-key': () => failure(500) },
      '获取加密公钥失败，请稍后再试',
    ],
    [
      '[AUTH-04] a failed encryption',
      {
        'GET /api-auth/api/pauth/token/public-key': {
          keyId: 'k1',
          publicKey: 'broken',
          nonce: 'n',
          expireTime: 0,
        },
      },
      '密码加密失败，请稍后再试',
    ],
    ['[AUTH-16] a captcha that is wanted', { [logIn]: () => failure(400, 4001003) }, '请输入图形验证码'],
    ['[AUTH-16] a wrong captcha', { [logIn]: () => failure(400, 4001004) }, '图形验证码错误'],
    ['[AUTH-16] an unknown code', { [logIn]: () => failure(400, 4009999) }, '未知错误'],
    ['[ERR-01] being offline', { [logIn]: offline }, '网络异常，请稍后再试'],
    ['[ERR-01] a broken server', { [logIn]: () => failure(500) }, '服务器异常'],
    ['[ERR-01] too many tries', { [logIn]: () => failure(429) }, '操作频繁，请稍后再试'],
  ])('%s has its own message, and nothing typed is lost', async (_case, bff, message) => {
    const login = await submitted({ bff });
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
    expect(login.mobile).toHaveValue('13800000001');
    expect(login.password).toHaveValue('Demo1234');
    expect(login.agreement).toBeChecked();
    expect(login.submit()).toBeEnabled();
    expect(enter).not.toHaveBeenCalled();
  });

  it.each([4001000, 4001007])('[AUTH-16] %i is told beside the password', async (code) => {
    const login = await submitted({ bff: { [logIn]: () => failure(401, code) } });
    await waitFor(() => expect(login.password).toBeInvalid());
    expect(login.password).toHaveAccessibleDescription('账号不存在或密码错误，请重新输入');
    await login.user.type(login.password, 'x');
    expect(login.password).toBeValid();
  });

  it('says in words what to do when the cookie did not stay', async () => {
    await submitted({ bff: { 'GET /session': () => failure(401) } });
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('浏览器没有保存登录状态'));
    expect(enter).not.toHaveBeenCalled();
  });

  it('[SESS-03] enters the page asked for about two seconds after the log-in', async () => {
    await submitted({ wanted: '/details/1024?from=schedule' });
    await screen.findByRole('button', { name: '登录成功，正在进入…' });
    expect(enter).not.toHaveBeenCalled();
    await waitFor(() => expect(enter).toHaveBeenCalledWith('/details/1024?from=schedule'), {
      timeout: 3_000,
    });
  });
});
