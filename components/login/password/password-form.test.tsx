import { screen, waitFor } from '@testing-library/react';
import { enter } from '@/components/session/enter';
import { envelopeKey } from '@/test/envelope-key';
import { json, failure } from '@/test/http/fake-bff';
import { loggedIn, renderLogin, type LoginSetup } from '@/test/render/render-login';

jest.mock('@/components/session/enter', () => ({ enter: jest.fn() }));
jest.mock('next/navigation', () => jest.requireActual('@/test/browser/address-navigation'));

const logIn = 'POST /api-auth/api/pauth/token/encrypted/password';
const keyCall = 'GET /api-auth/api/pauth/token/public-key';
const answers = { [keyCall]: envelopeKey().key, [logIn]: loggedIn };

const open = async (setup: LoginSetup = {}) => {
  const login = await renderLogin({ ...setup, bff: { ...answers, ...setup.bff } });
  return {
    ...login,
    mobile: screen.getByRole('textbox', { name: '手机号' }),
    password: screen.getByLabelText('密码'),
    async fillAll({ mobile = '13800000001', password = 'Demo1234', agree = true } = {}) {
      await login.fill('手机号', mobile);
      await login.fill('密码', password);
      if (agree) await login.user.click(login.agreement());
    },
  };
};

async function submitted(setup?: LoginSetup) {
  const login = await open(setup);
  await login.fillAll();
  await login.user.click(login.submit());
  return login;
}

beforeEach(() => jest.mocked(enter).mockClear());

describe('the password form', () => {
  it('[AUTH-14] can be submitted once both fields are filled; the agreement is not counted', async () => {
    const login = await open();
    expect(login.submit()).toBeDisabled();
    await login.user.type(login.mobile, '1');
    expect(login.submit()).toBeDisabled();
    await login.user.type(login.password, '   ');
    expect(login.submit()).toBeDisabled();
    await login.user.type(login.password, 'x');
    expect(login.submit()).toBeEnabled();
    expect(login.agreement()).not.toBeChecked();
  });

  it('[AUTH-14] is submitted by Enter', async () => {
    const login = await open();
    await login.fillAll();
    await login.user.type(login.password, '{Enter}');
    await waitFor(() => expect(login.bff.keys()).toContain(logIn));
  });

  it('[AUTH-14] takes over what was typed before script ran', async () => {
    const early = jest
      .spyOn(FormData.prototype, 'get')
      .mockImplementation((name) => (name === 'mobile' || name === 'smsCode' ? '1' : name));
    const login = await open();
    early.mockRestore();
    expect(login.submit()).toBeEnabled();
  });

  it('[AUTH-10] links the three agreements by configuration and asks for the tick before anything is sent', async () => {
    const login = await open();
    const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(addressOf('《用户协议》')).toBe('/agreement/user');
    expect(addressOf('《隐私政策》')).toBe('https://example.com/p');
    expect(addressOf('《会议服务协议》')).toBe('/agreement/service');
    await login.fillAll({ agree: false });
    await login.user.click(login.submit());

    expect(login.agreement()).toHaveAccessibleDescription('请阅读并同意相关条款和协议');
    expect(login.agreement()).toHaveFocus();
    expect(login.bff.keys()).toEqual([]);

    await login.user.click(login.agreement());
    expect(screen.queryByText('请阅读并同意相关条款和协议')).not.toBeInTheDocument();
  });

  it('[AUTH-15] strips white space from the mobile number, keeps 11 digits and judges the form', async () => {
    const login = await open();
    await login.fillAll({ mobile: '238 0000 00019' });
    expect(login.mobile).toHaveValue('23800000001');
    await login.user.click(login.submit());
    expect(login.mobile).toHaveAccessibleDescription('手机号格式错误');
    expect(login.mobile).toBeInvalid();
    expect(login.mobile).toHaveFocus();
    expect(login.bff.keys()).toEqual([]);
  });

  it('[AUTH-15] lets a password be at most 64 characters long', async () => {
    const login = await open();
    await login.fill('密码', 'x'.repeat(70));
    expect(login.password).toHaveValue('x'.repeat(64));
  });

  it('[AUTH-14] lets the Tab key go from the number to the password, and to the way out after both', async () => {
    const login = await open();
    await login.user.click(login.mobile);
    await login.user.tab();
    expect(login.password).toHaveFocus();
    await login.user.tab();
    expect(screen.getByRole('button', { name: '显示密码' })).toHaveFocus();
    await login.user.tab();
    expect(screen.getByRole('link', { name: '忘记密码' })).toHaveFocus();
  });

  it('shows and hides the password', async () => {
    const login = await open();
    expect(login.password).toHaveAttribute('type', 'password');
    await login.user.click(screen.getByRole('button', { name: '显示密码' }));
    expect(login.password).toHaveAttribute('type', 'text');
    await login.user.click(screen.getByRole('button', { name: '隐藏密码' }));
    expect(login.password).toHaveAttribute('type', 'password');
  });

  it('[AUTH-04] leads to forgot-password and lets password managers know the fields', async () => {
    const login = await open();
    expect(screen.getByRole('link', { name: '忘记密码' })).toHaveAttribute('href', '/forgot-password');
    expect(login.mobile).toHaveAttribute('autocomplete', 'username');
    expect(login.password).toHaveAttribute('autocomplete', 'current-password');
  });

  it('[AUTH-13] asks for the second password only where one is configured, and seals it under the same key', async () => {
    const plain = await open();
    expect(screen.queryByLabelText('特权密码')).not.toBeInTheDocument();
    plain.unmount();
    const login = await open({ config: { privilegedPassword: true } });
    await login.fillAll();
    expect(login.submit()).toBeDisabled();
    await login.fill('特权密码', ' Second-1 ');
    await login.user.click(login.submit());
    await waitFor(() => expect(login.bff.keys()).toContain(logIn));
    expect(login.sent(logIn)?.body).toEqual({
      username: '13800000001',
      sessionId: 'captcha-1',
      keyId: 'k1',
      password: expect.stringMatching(/^[\w+/]{512}$/),
      privilegedPassword: expect.stringMatching(/^[\w+/]{512}$/),
    });
  });
});

describe('logging in with a password', () => {
  it('[AUTH-18] fetches the CSRF token first and sends it along', async () => {
    const { bff, sent } = await submitted();
    await waitFor(() => expect(bff.keys()).toContain('GET /session'));
    expect(bff.keys()[0]).toBe('GET /api-auth/api/getLoginCsrfToken');
    expect(sent(logIn)?.headers.get('x-csrf-token')).toBe('csrf-1');
  });

  it('[AUTH-04] [AUTH-19] sends the trimmed password in the envelope, never in the clear, with the session id', async () => {
    const login = await open();
    await login.fillAll({ password: '  Demo1234 ' });
    await login.user.click(login.submit());
    await waitFor(() => expect(login.bff.keys()).toContain(logIn));
    expect(login.sent(logIn)?.body).toEqual({
      username: '13800000001',
      sessionId: 'captcha-1',
      keyId: 'k1',
      password: expect.stringMatching(/^[\w+/]{512}$/),
    });
    expect(JSON.stringify(login.bff.calls)).not.toContain('Demo1234');
  });

  it('[AUTH-19] goes on without a session id that cannot be had', async () => {
    window.localStorage.clear();
    const { sent } = await submitted({
      bff: { 'POST /api-auth/api/pauth/token/session': () => failure(500) },
    });
    await waitFor(() => expect(sent(logIn)?.body).not.toHaveProperty('sessionId'));
  });

  it('[AUTH-04] uses the plain call where the configuration says so', async () => {
    const plain = 'POST /api-auth/api/pauth/token/password';
    const { bff, sent } = await submitted({
      bff: { [plain]: loggedIn },
      config: { passwordTransport: 'plain' },
    });
    await waitFor(() => expect(bff.keys()).toContain(plain));
    expect(sent(plain)?.body).toMatchObject({ username: '13800000001', password: 'Demo1234' });
  });

  it('[ERR-02] [S18] keeps what the person was writing in any company, and nothing of who was here before', async () => {
    for (const staffId of ['s1', 's2', 's9']) sessionStorage.setItem(`order-parameters.${staffId}`, '{}');
    const staffs = [{ staffId: 's1' }, { staffId: 's2' }];
    await submitted({ bff: { [logIn]: { ...loggedIn, staffs } } });
    await screen.findByRole('button', { name: '登录成功，正在进入…' });
    const drafts = Object.keys(sessionStorage).filter((key) => key.startsWith('order-parameters.'));
    expect(drafts.sort()).toEqual(['order-parameters.s1', 'order-parameters.s2']);
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

describe('a password that does not get in', () => {
  it.each([4001000, 4001007])('[AUTH-16] %i is told beside the password', async (code) => {
    const login = await submitted({ bff: { [logIn]: () => failure(401, code) } });
    await waitFor(() => expect(login.password).toBeInvalid());
    expect(login.password).toHaveAccessibleDescription('账号不存在或密码错误，请重新输入');
    expect(login.password).toHaveFocus();
    expect(login.password).toHaveValue('Demo1234');
    await login.user.type(login.password, 'x');
    expect(login.password).toBeValid();
  });

  it('[AUTH-05] [AUTH-16] 4001003 brings the graphic captcha, which says what it wants and is then required', async () => {
    const login = await submitted({ bff: { [logIn]: () => failure(400, 4001003) } });
    const captcha = await screen.findByLabelText('图形验证码');
    await waitFor(() => expect(captcha).toHaveFocus());
    expect(captcha).toBeValid();
    expect(captcha).toHaveAccessibleDescription('请输入图形验证码');
    expect(login.password).toBeValid();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(login.submit()).toBeDisabled();
    await login.user.type(captcha, 'AB12');
    expect(login.submit()).toBeEnabled();
  });

  it('[AUTH-05] 4001003 leaves standing what the try before came to, while nothing else was typed', async () => {
    const refusals = [failure(400, 4001000), failure(400, 4001003)];
    const login = await submitted({ bff: { [logIn]: () => refusals.shift() } });
    await waitFor(() => expect(login.password).toBeInvalid());
    await login.user.click(login.submit());
    const captcha = await screen.findByLabelText('图形验证码');
    await waitFor(() => expect(captcha).toHaveFocus());
    expect(captcha).toHaveAccessibleDescription('请输入图形验证码');
    expect(login.password).toHaveAccessibleDescription('账号不存在或密码错误，请重新输入');
  });

  it('[AUTH-05] [AUTH-16] 4001004 says so beside the captcha, which is drawn anew and empty after every failure', async () => {
    const refusals = [failure(400, 4001003), failure(400, 4001004), failure(401, 4001000), json(loggedIn)];
    const login = await submitted({ bff: { [logIn]: () => refusals.shift() } });
    const captcha = await screen.findByLabelText('图形验证码');
    const pictures = new Set([(await screen.findByAltText('图形验证码')).getAttribute('src')]);

    await login.user.type(captcha, 'AB12{Enter}');
    await waitFor(() => expect(captcha).toHaveAccessibleDescription('图形验证码错误'));
    expect(captcha).toHaveValue('');
    expect(captcha).toHaveFocus();
    pictures.add((await screen.findByAltText('图形验证码')).getAttribute('src'));

    await login.user.type(captcha, 'CD34{Enter}');
    await waitFor(() => expect(login.password).toBeInvalid());
    expect(captcha).toHaveValue('');
    pictures.add((await screen.findByAltText('图形验证码')).getAttribute('src'));
    expect(pictures.size).toBe(3);

    await login.user.type(captcha, 'EF56{Enter}');
    await screen.findByRole('button', { name: '登录成功，正在进入…' });
    const bodies = login.bff.calls.filter(({ key }) => key === logIn).map(({ body }) => body);
    expect(bodies.slice(1)).toEqual(
      ['AB12', 'CD34', 'EF56'].map((graphicCaptcha) =>
        expect.objectContaining({ sessionId: 'captcha-1', graphicCaptcha }),
      ),
    );
  });
});
