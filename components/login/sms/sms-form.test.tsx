import { act, screen, waitFor } from '@testing-library/react';
import { enter } from '@/components/session/enter';
import { useSlidingCaptcha } from '@/components/captcha/sliding/use-sliding-captcha';
import { failure, json, offline } from '@/test/http/fake-bff';
import { loggedIn, renderLogin, type LoginSetup } from '@/test/render/render-login';

jest.mock('@/components/session/enter', () => ({ enter: jest.fn() }));
jest.mock('next/navigation', () => jest.requireActual('@/test/browser/address-navigation'));
jest.mock('@/components/captcha/sliding/use-sliding-captcha', () => ({ useSlidingCaptcha: jest.fn() }));

const sendCall = 'POST /api-auth/api/client/mobileCaptchas/slide';
const logInCall = 'POST /api-auth/api/pauth/token/mobile';
const slidingCaptcha = { challenge: 'c', validate: 'v', seccode: 's' };
const solved = { sessionId: 'captcha-1', slidingCaptcha };
const ask = jest.fn<Promise<typeof solved | undefined>, []>();

const open = async (setup: LoginSetup = {}) => {
  const login = await renderLogin({
    ...setup,
    config: { modes: ['sms', 'password'], ...setup.config },
    bff: { [sendCall]: () => new Response(null, { status: 204 }), [logInCall]: loggedIn, ...setup.bff },
  });
  return {
    ...login,
    mobile: () => screen.getByRole('textbox', { name: '手机号' }),
    code: () => screen.getByRole('textbox', { name: '验证码' }),
    send: (name: string | RegExp = '获取验证码') => screen.getByRole('button', { name }),
    async sendTo(mobile: string) {
      await login.fill('手机号', mobile);
      await login.user.click(screen.getByRole('button', { name: '获取验证码' }));
    },
  };
};

beforeEach(() => {
  jest.mocked(enter).mockClear();
  ask.mockReset().mockResolvedValue(solved);
  jest.mocked(useSlidingCaptcha).mockReturnValue({ ask, dialog: null });
  window.sessionStorage.clear();
});

describe('the SMS form', () => {
  it('[AUTH-01] says that an unregistered number registers itself, and logs in with number and code', async () => {
    const login = await open({ wanted: '/rooms' });
    expect(screen.getByText('未注册的手机号将自动注册')).toBeVisible();
    await login.fill('手机号', '139 1234 5678');
    await login.fill('验证码', '12 34 56');
    await login.user.click(login.agreement());
    await login.user.type(login.code(), '{Enter}');
    await screen.findByRole('button', { name: '登录成功，正在进入…' });
    expect(login.bff.keys()).toEqual(['GET /api-auth/api/getLoginCsrfToken', logInCall, 'GET /session']);
    expect(login.sent(logInCall)?.body).toEqual({ mobile: '13912345678', mobileCaptcha: '123456' });
    expect(login.sent(logInCall)?.headers.get('x-csrf-token')).toBe('csrf-1');
    await waitFor(() => expect(enter).toHaveBeenCalledWith('/rooms'), { timeout: 3_000 });
  });

  it('[AUTH-01] [SESS-10] says of a number that it was new, long enough to be read, before it leads on', async () => {
    const answer = { ...loggedIn, next: '/none', registered: true };
    const login = await open({ bff: { [logInCall]: answer } });
    await login.fill('手机号', '13912345678');
    await login.fill('验证码', '123456');
    await login.user.click(login.agreement());
    await login.user.click(login.submit());
    await screen.findByRole('button', { name: '已为您注册新账号，正在进入…' });
    expect(enter).not.toHaveBeenCalled();
    await waitFor(() => expect(enter).toHaveBeenCalledWith('/none'), { timeout: 3_000 });
  });

  it('[AUTH-14] [AUTH-15] can be submitted once both fields are filled, and judges number and agreement', async () => {
    const login = await open();
    expect(login.submit()).toBeDisabled();
    await login.fill('手机号', '23800000001');
    await login.fill('验证码', '123456');
    expect(login.submit()).toBeEnabled();
    await login.user.click(login.submit());
    expect(login.mobile()).toHaveAccessibleDescription('手机号格式错误');
    expect(login.mobile()).toHaveFocus();
    expect(login.agreement()).toHaveAccessibleDescription('请阅读并同意相关条款和协议');
    expect(login.bff.keys()).toEqual([]);
  });

  it('[AUTH-15] takes the code as phones and messages give it', async () => {
    const login = await open();
    expect(login.code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(login.code()).toHaveAttribute('inputmode', 'numeric');
    await login.fill('验证码', '【会议室预约】您的验证码是 482913，5 分钟内有效。');
    expect(login.code()).toHaveValue('482913');
  });
});

describe('asking for a code', () => {
  it.each([
    ['', '请输入手机号'],
    ['2380000', '手机号格式错误'],
  ])('[AUTH-02] judges the number %s before the captcha', async (mobile, words) => {
    const login = await open();
    if (mobile) await login.fill('手机号', mobile);
    await login.user.click(login.send());
    expect(login.mobile()).toHaveAccessibleDescription(words);
    expect(login.mobile()).toHaveFocus();
    expect(ask).not.toHaveBeenCalled();
  });

  it('[AUTH-02] sends number, kind and the proof of the captcha, and puts the cursor where the code goes', async () => {
    const login = await open();
    await login.sendTo('13912345678');
    await waitFor(() => expect(login.code()).toHaveFocus());
    expect(ask).toHaveBeenCalledTimes(1);
    expect(login.sent(sendCall)?.body).toEqual({ mobile: '13912345678', type: 5, ...solved });
    expect(login.code()).toHaveAccessibleDescription('验证码已发送，请查看短信');
  });

  it('[AUTH-02] [AUTH-14] is what Enter in the number does, until there is a code to log in with', async () => {
    const login = await open();
    await login.user.type(login.mobile(), '1391234567{Enter}');
    expect(login.mobile()).toHaveAccessibleDescription('手机号格式错误');
    await login.user.type(login.mobile(), '8{Enter}');
    await waitFor(() => expect(login.bff.keys()).toEqual([sendCall]));
    await waitFor(() => expect(login.code()).toHaveFocus());
    await login.user.type(login.mobile(), '{Enter}');
    await login.user.type(login.code(), '123456');
    await login.user.type(login.mobile(), '{Enter}');
    expect(login.agreement()).toHaveFocus();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('[AUTH-15] [S22] half a code is no try: it is told beside the field, and nothing is sent', async () => {
    const login = await open();
    await login.fill('手机号', '13912345678');
    await login.fill('验证码', '12');
    await login.user.click(login.agreement());
    await login.user.click(login.submit());
    expect(login.code()).toHaveAccessibleDescription('验证码格式错误');
    expect(login.code()).toHaveFocus();
    expect(login.bff.keys()).toEqual([]);
  });

  it('[AUTH-02] sends nothing when the captcha was closed, and can be asked again', async () => {
    ask.mockResolvedValueOnce(undefined);
    const login = await open();
    await login.sendTo('13912345678');
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
    expect(login.bff.keys()).toEqual([]);
    expect(login.mobile()).toHaveValue('13912345678');
    await login.user.click(login.send());
    await waitFor(() => expect(login.bff.keys()).toEqual([sendCall]));
  });

  it('[AUTH-02] stays usable while a hung captcha is neither solved nor closed', async () => {
    ask.mockReturnValue(new Promise(() => undefined));
    const login = await open();
    await login.sendTo('13912345678');
    await login.fill('验证码', '123456');
    expect(login.submit()).toBeEnabled();
    expect(login.mobile()).toHaveValue('13912345678');
  });
});

describe('the wait for another code', () => {
  // Only what tells the time: React and the test's user go on as ever.
  const pass = async (seconds: number) => {
    const now = performance.now();
    jest.spyOn(performance, 'now').mockReturnValue(now + seconds * 1_000);
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  };
  afterEach(() => jest.restoreAllMocks());

  it('[AUTH-03] counts 60 seconds down, then offers another', async () => {
    const login = await open();
    await login.sendTo('13912345678');
    expect(await screen.findByRole('button', { name: /^(60|59)s$/ })).toBeDisabled();
    await pass(30);
    expect(screen.getByRole('button', { name: /^(30|29)s$/ })).toBeDisabled();
    await pass(31);
    expect(login.send('重新获取')).toBeEnabled();
  });

  it('[AUTH-03] is about one number only', async () => {
    const login = await open();
    await login.sendTo('13912345678');
    await screen.findByRole('button', { name: /^\d+s$/ });
    await login.user.clear(login.mobile());
    await login.fill('手机号', '13900000002');
    expect(login.send()).toBeEnabled();
  });

  it('[AUTH-03] goes on over a switch of the mode and back', async () => {
    const login = await open();
    await login.sendTo('13912345678');
    await screen.findByRole('button', { name: /^\d+s$/ });
    await login.user.click(screen.getByRole('link', { name: '密码登录' }));
    await screen.findByLabelText('密码');
    await login.user.click(screen.getByRole('link', { name: '验证码登录' }));
    expect(await screen.findByRole('button', { name: /^\d+s$/ })).toBeDisabled();
  });

  it('[AUTH-03] goes on over a reload, for the number that it is about', async () => {
    const login = await open();
    await login.sendTo('13912345678');
    await screen.findByRole('button', { name: /^\d+s$/ });
    login.unmount();
    const again = await open();
    expect(await screen.findByRole('button', { name: /^\d+s$/ })).toBeDisabled();
    expect(again.mobile()).toHaveValue('13912345678');
  });

  it.each([
    ['[AUTH-03] the seconds in the message', { code: 4031000, message: '请 45 秒后再试' }, {}, /^4[45]s$/],
    [
      '[AUTH-03] the seconds in the head',
      { code: 4031000, message: '' },
      { 'retry-after': '20' },
      /^(20|19)s$/,
    ],
    ['[AUTH-03] a whole wait where nobody says', { code: 4031000, message: '' }, {}, /^(60|59)s$/],
  ])('4031000 waits %s', async (_title, refusal, headers, countdown) => {
    const login = await open({
      bff: {
        [sendCall]: () => {
          const answer = json({ ...refusal, traceId: 't' }, 429);
          for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
          return answer;
        },
      },
    });
    await login.sendTo('13912345678');
    expect(await screen.findByRole('button', { name: countdown })).toBeDisabled();
    expect(login.code()).toHaveAccessibleDescription('获取验证码过于频繁，请稍后再试');
  });

  it.each([
    ['[AUTH-16] an unknown code', () => failure(400, 4009999), '获取验证码失败，请稍后再试'],
    [
      '[AUTH-16] a captcha that the service refuses',
      () => failure(400, 4001004),
      '获取验证码失败，请稍后再试',
    ],
    ['[ERR-01] being offline', offline, '网络异常，请稍后再试'],
    ['[ERR-01] a broken server', () => failure(500), '服务器异常'],
    ['[ERR-01] too many calls', () => failure(429), '操作频繁，请稍后再试'],
  ])(
    '%s is told beside the code, another can be asked for, and nothing typed is lost',
    async (_title, answer, words) => {
      const login = await open({ bff: { [sendCall]: answer } });
      await login.user.click(login.agreement());
      await login.fill('验证码', '12');
      await login.sendTo('13912345678');
      await waitFor(() => expect(login.code()).toHaveAccessibleDescription(words));
      expect(login.send()).toBeEnabled();
      expect(login.mobile()).toHaveValue('13912345678');
      expect(login.code()).toHaveValue('12');
      expect(login.agreement()).toBeChecked();
      await login.user.type(login.code(), '3');
      expect(login.code()).toBeValid();
    },
  );
});
