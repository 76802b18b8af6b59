import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSlidingCaptcha } from '@/components/captcha/sliding/use-sliding-captcha';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import type { AuthConfig } from '@/lib/client/configuration';
import { envelopeKey } from '@/test/envelope-key';
import { failure, fakeBff, json, offline } from '@/test/http/fake-bff';
import { renderApp } from '@/test/render/render-app';
import { readStoredMobile } from '@/components/credentials/session/stored-mobile';
import { ForgotPassword } from './forgot-password';

jest.mock('@/components/captcha/sliding/use-sliding-captcha', () => ({ useSlidingCaptcha: jest.fn() }));

const config = { privateVariant: false, passwordTransport: 'encrypted', passwordDigest: 'none' } as const;
const key = 'GET /api-auth/api/pauth/token/public-key';
const set = 'PATCH /api-auth/api/client/accounts/13900000005/password';
const session = 'POST /api-auth/api/pauth/token/session';
const answers = {
  [key]: envelopeKey().key,
  [set]: () => new Response(null, { status: 204 }),
  [session]: { sessionId: 'captcha-1' },
};

const busy = () => {
  const refused = failure(429);
  refused.headers.set('retry-after', '30');
  return refused;
};

type Typed = Partial<Record<'mobile' | 'smsCode' | 'password' | 'confirm', string>>;
type Setup = { bff?: Record<string, unknown>; config?: Partial<AuthConfig> };

function renderForgot(setup: Setup = {}) {
  const bff = fakeBff({ ...answers, ...setup.bff });
  renderApp(
    <ServerClockProvider now={0}>
      <ForgotPassword {...config} {...setup.config} />
    </ServerClockProvider>,
    bff,
  );
  const user = userEvent.setup();
  return {
    bff,
    user,
    mobile: () => screen.getByRole('textbox', { name: '手机号' }),
    smsCode: () => screen.getByRole('textbox', { name: '验证码' }),
    newPassword: () => screen.getByLabelText('新密码'),
    confirmPassword: () => screen.getByLabelText('确认密码'),
    submit: () => screen.getByRole('button', { name: '设置密码' }),
    async fill({ mobile = '139 0000 0005', smsCode = '123456', password = 'New12345', confirm }: Typed = {}) {
      for (const [field, typed] of [
        [this.mobile(), mobile],
        [this.smsCode(), smsCode],
        [this.newPassword(), password],
        [this.confirmPassword(), confirm ?? password],
      ] as const) {
        await user.click(field);
        await user.paste(typed);
      }
    },
  };
}

async function sent(setup?: Setup, typed?: Typed) {
  const forgot = renderForgot(setup);
  await forgot.fill(typed);
  await forgot.user.click(forgot.submit());
  return forgot;
}

const solved = { sessionId: 'captcha-1', slidingCaptcha: { challenge: 'c', validate: 'v', seccode: 's' } };

beforeEach(() => {
  jest.mocked(useSlidingCaptcha).mockReturnValue({ ask: () => Promise.resolve(solved), dialog: null });
  sessionStorage.clear();
  localStorage.clear();
});

describe('the forgotten password', () => {
  it('[AUTH-11] is set anew with number, code and envelope, and the way in begins with the number', async () => {
    const { bff } = await sent();
    expect(await screen.findByRole('heading', { name: '密码设置成功' })).toBeVisible();
    expect(screen.getByRole('link', { name: '立即进入' })).toHaveAttribute('href', '/login?mode=password');
    expect(readStoredMobile()).toBe('13900000005');
    expect(screen.getByRole('region', { name: '密码设置成功' })).toHaveFocus();

    expect(bff.keys()).toEqual([key, set]);
    expect(bff.calls[1]?.body).toEqual({
      mobile: '13900000005',
      mobileCaptcha: '123456',
      password: expect.stringMatching(/^[\w+/]{300,}={0,2}$/) as string,
      keyId: 'k1',
    });
  });

  it('[AUTH-04] travels in the clear only by configuration', async () => {
    const { bff } = await sent({ config: { passwordTransport: 'plain' } });
    await screen.findByRole('heading', { name: '密码设置成功' });
    expect(bff.keys()).toEqual([set]);
    expect(bff.calls[0]?.body).toMatchObject({ password: 'New12345' });
  });

  it('[AUTH-14] can be sent once all four fields are filled', async () => {
    const forgot = renderForgot();
    for (const field of [forgot.mobile(), forgot.smsCode(), forgot.newPassword(), forgot.confirmPassword()]) {
      expect(forgot.submit()).toBeDisabled();
      await forgot.user.type(field, '1');
    }
    expect(forgot.submit()).toBeEnabled();
  });

  it('[AUTH-14] takes over what was typed before script ran', () => {
    const early = jest
      .spyOn(FormData.prototype, 'get')
      .mockImplementation((name) => (name === 'mobile' || name === 'smsCode' ? '1' : name));
    const { newPassword, submit } = renderForgot();
    early.mockRestore();
    expect(newPassword()).toHaveValue('newPassword');
    expect(submit()).toBeEnabled();
  });

  it('[S27] lets password managers fill, keep and paste', () => {
    const forgot = renderForgot();
    expect(forgot.mobile()).toHaveAttribute('autocomplete', 'username');
    expect(forgot.smsCode()).toHaveAttribute('autocomplete', 'one-time-code');
    for (const field of [forgot.newPassword(), forgot.confirmPassword()])
      expect(field).toHaveAttribute('autocomplete', 'new-password');
  });

  it('[AUTH-17] is nothing to be set by oneself where no SMS is sent', () => {
    renderApp(<ForgotPassword {...config} privateVariant />);
    expect(screen.getByRole('heading', { name: '暂不支持自助找回密码' })).toBeVisible();
    expect(screen.getByRole('link', { name: '返回登录' })).toHaveAttribute('href', '/login');
  });
});

const format = '密码须为8-16位，且至少包含字母、数字、符号中的两种';

it.each([
  ['mobile', { mobile: '2390000000' }, '手机号格式错误'],
  ['newPassword', { password: 'abc1234' }, format],
  ['newPassword', { password: 'abcdefgh' }, format],
  ['newPassword', { password: 'a1'.repeat(9) }, format],
  ['confirmPassword', { confirm: 'New12346' }, '两次输入的密码不一致'],
] as const)('[AUTH-15] asks for a better %s before anything is sent: %j', async (name, typed, words) => {
  const forgot = await sent({}, typed);
  expect(forgot[name]()).toHaveAccessibleDescription(words);
  expect(forgot[name]()).toHaveFocus();
  expect(forgot.bff.keys()).toEqual([]);
});

it('[AUTH-15] takes white space out of a new password and at most 64 characters in', async () => {
  const forgot = renderForgot();
  await forgot.fill({ password: ` New 12345 ${'x'.repeat(70)}` });
  expect(forgot.newPassword()).toHaveValue(`New12345${'x'.repeat(56)}`);
});

it('[AUTH-15] asks for the number before it asks for a code', async () => {
  const forgot = renderForgot();
  await forgot.user.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(forgot.mobile()).toHaveAccessibleDescription('请输入手机号');
  expect(forgot.bff.keys()).toEqual([]);
});

it('[AUTH-11] [S25] promises no code to whoever asks for one: it goes to those who have an account', async () => {
  const forgot = renderForgot({
    bff: { 'POST /api-auth/api/client/mobileCaptchas/slide': () => new Response(null, { status: 204 }) },
  });
  await forgot.user.type(forgot.mobile(), '13900000005');
  await forgot.user.click(screen.getByRole('button', { name: '获取验证码' }));
  await waitFor(() =>
    expect(forgot.smsCode()).toHaveAccessibleDescription(
      '验证码会发送到已注册的手机号，未收到请稍后重新获取',
    ),
  );
});

it('[AUTH-11] [S25] tells everybody alike what to do where no code comes, and takes the number along', async () => {
  const forgot = renderForgot();
  await forgot.user.type(forgot.mobile(), '13900000005');
  const link = screen.getByRole('link', { name: '验证码登录' });
  expect(link.parentElement).toHaveTextContent('没收到验证码？请检查号码，或直接使用验证码登录');
  expect(link).toHaveAttribute('href', '/login?mode=sms');
  link.addEventListener('click', (event) => event.preventDefault());
  await forgot.user.click(link);
  expect(readStoredMobile()).toBe('13900000005');
});

describe('[AUTH-16] what the service says of a password', () => {
  const sameAsLast = '设置密码失败，错误原因不能与上一次密码相同';

  it.each([
    [4002002, 'smsCode', '验证码错误'],
    [4003043, 'smsCode', '验证码错误'],
    [4002003, 'smsCode', '验证码错误次数过多，请稍后重试'],
    [400401004, 'newPassword', sameAsLast],
    [4003015, 'newPassword', sameAsLast],
    [4001007, 'newPassword', sameAsLast],
    [4001005, 'mobile', '账号未注册'],
  ] as const)('%i stands beside %s, which has the focus', async (code, name, words) => {
    const forgot = await sent({ bff: { [set]: () => failure(400, code) } });
    await waitFor(() => expect(forgot[name]()).toHaveAccessibleDescription(words));
    expect(forgot[name]()).toBeInvalid();
    expect(forgot[name]()).toHaveFocus();
  });

  it('a password that everybody guesses is refused beside it, in the service’s words', async () => {
    const message = '密码过于常见，请换一个';
    const data = { fields: [{ part: 'body', path: 'password', message }] };
    const refused = () => json({ code: 400000, message, data, traceId: 't' }, 400);
    const forgot = await sent({ bff: { [set]: refused } });
    await waitFor(() => expect(forgot.newPassword()).toHaveAccessibleDescription(message));
    expect(forgot.newPassword()).toHaveFocus();
  });

  it.each([
    ['an unknown code', () => failure(400, 4009999), '设置密码失败，请稍后再试'],
    ['too many calls', () => failure(429), '操作频繁，请稍后再试'],
    ['too many of them, with the seconds to wait (S29)', busy, '操作频繁，请稍后再试（30 秒后可重试）'],
    ['a broken service', () => failure(500), '服务器异常'],
    ['no network', offline, '网络异常，请稍后再试'],
    [
      'an old password that nobody asked for',
      () => json({ code: 4000000, message: 'Password is invalid.', traceId: 't' }, 400),
      '旧密码错误',
    ],
  ])('%s is told below the button, and forgotten with the next key', async (_, answer, words) => {
    const forgot = await sent({ bff: { [set]: answer } });
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
    await forgot.user.type(forgot.smsCode(), '7');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it.each([
    ['cannot be fetched', () => failure(500), '获取加密公钥失败，请稍后再试'],
    ['cannot be fetched again at once (S29)', busy, '操作频繁，请稍后再试（30 秒后可重试）'],
    [
      'is broken',
      { keyId: 'k1', publicKey: 'no key', nonce: 'n', expireTime: 0 },
      '密码加密失败，请稍后再试',
    ],
  ])('[AUTH-04] a key that %s sends nothing', async (_, answer, words) => {
    const { bff } = await sent({ bff: { [key]: answer } });
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
    expect(bff.keys()).toEqual([key]);
  });

  it('4001005 offers to register, with the number kept', async () => {
    const { user } = await sent({ bff: { [set]: () => failure(400, 4001005) } });
    expect(await screen.findByText('账号未注册')).toBeVisible();
    const link = await screen.findByRole('link', { name: '立即注册' });
    expect(link).toHaveAttribute('href', '/login?mode=sms');
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(readStoredMobile()).toBe('13900000005');
  });

  it.each([
    [4001003, '请输入图形验证码'],
    [4001004, '图形验证码错误'],
  ])('%i brings the graphic captcha, which then counts and goes along', async (code, words) => {
    const refusals = [() => failure(400, code), answers[set]];
    const forgot = await sent({ bff: { [set]: () => refusals.shift()?.() } });
    const captcha = await screen.findByRole('textbox', { name: '图形验证码' });
    expect(captcha).toHaveAccessibleDescription(words);
    expect(captcha).toHaveFocus();
    expect(forgot.submit()).toBeDisabled();

    await forgot.user.type(captcha, 'AB12');
    await forgot.user.click(forgot.submit());
    expect(await screen.findByRole('heading', { name: '密码设置成功' })).toBeVisible();
    expect(forgot.bff.calls.at(-1)?.body).toMatchObject({ graphicCaptcha: 'AB12', sessionId: 'captcha-1' });
  });
});
