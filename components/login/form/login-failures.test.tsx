import { screen, waitFor } from '@testing-library/react';
import { enter } from '@/components/session/enter';
import { envelopeKey } from '@/test/envelope-key';
import { failure, json, offline } from '@/test/http/fake-bff';
import { loggedIn, renderLogin, type LoginSetup } from '@/test/render/render-login';

jest.mock('@/components/session/enter', () => ({ enter: jest.fn() }));
jest.mock('next/navigation', () => jest.requireActual('@/test/browser/address-navigation'));

const keyCall = 'GET /api-auth/api/pauth/token/public-key';
const csrfCall = 'GET /api-auth/api/getLoginCsrfToken';
const { key } = envelopeKey();
const busy = () =>
  new Response(JSON.stringify({ code: 429_000, message: '', traceId: 't' }), {
    status: 429,
    headers: { 'content-type': 'application/json', 'retry-after': '30' },
  });

const forms = {
  sms: {
    setup: { config: { modes: ['sms'] } },
    call: 'POST /api-auth/api/pauth/token/mobile',
    typed: { 手机号: '13912345678', 验证码: '123456' },
  },
  password: {
    setup: { config: { modes: ['password'] } },
    call: 'POST /api-auth/api/pauth/token/encrypted/password',
    typed: { 手机号: '13912345678', 密码: 'Demo1234' },
  },
  private: {
    setup: { config: { privateVariant: true } },
    call: 'POST /api-auth/api/client/accounts/register-by-encrypted-password',
    typed: { 账号: 'lin.xiao', 密码: 'Demo1234', 确认密码: 'Demo1234' },
  },
} satisfies Record<string, { setup: LoginSetup; call: string; typed: Record<string, string> }>;
type Form = keyof typeof forms;

/** Fills the form, submits it, and looks that nothing of it is lost whatever came back. */
async function submitted(form: Form, answers: Record<string, unknown>) {
  const { setup, call, typed } = forms[form];
  const bff = { [keyCall]: key, [call]: loggedIn, ...answers };
  const login = await renderLogin({ ...setup, bff });
  for (const [label, text] of Object.entries(typed)) await login.fill(label, text);
  await login.user.click(login.agreement());
  await login.user.click(login.submit());
  return {
    ...login,
    expectKept() {
      for (const [label, text] of Object.entries(typed))
        expect(screen.getByLabelText(label)).toHaveValue(text);
      expect(login.agreement()).toBeChecked();
      expect(enter).not.toHaveBeenCalled();
    },
  };
}

beforeEach(() => jest.mocked(enter).mockClear());

describe('[AUTH-16] what the service answers to a log-in is told beside the field it is about', () => {
  const credentials = '账号不存在或密码错误，请重新输入';
  it.each<[Form, number, string, string]>([
    ['sms', 4002002, '验证码', '验证码错误'],
    ['sms', 4002003, '验证码', '验证码错误次数过多，请稍后重试'],
    ['password', 4001004, '图形验证码', '图形验证码错误'],
    ['password', 4001000, '密码', credentials],
    ['password', 4001007, '密码', credentials],
    ['private', 4001004, '图形验证码', '图形验证码错误'],
    ['private', 4001000, '密码', credentials],
    ['private', 4001007, '密码', credentials],
    ['private', 4003000, '账号', '账号未注册'],
  ])('%s: %i', async (form, code, label, words) => {
    const { expectKept } = await submitted(form, { [forms[form].call]: () => failure(400, code) });
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words));
    expect(screen.getByLabelText(label)).toBeInvalid();
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expectKept();
  });

  it.each<Form>(['password', 'private'])('%s: 4001003 only brings the captcha', async (form) => {
    const { expectKept } = await submitted(form, { [forms[form].call]: () => failure(400, 4001003) });
    const captcha = await screen.findByLabelText('图形验证码');
    await waitFor(() => expect(captcha).toHaveFocus());
    expect(captcha).toBeValid();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expectKept();
  });

  it('[S25] sms: who holds the number of a disabled account is told so beside it', async () => {
    const message = '您的账号已停用，请联系企业IT管理员';
    const data = { fields: [{ part: 'body', path: 'mobile', message }] };
    const refused = () => json({ code: 400_000, message, data, traceId: 't' }, 400);
    await submitted('sms', { [forms.sms.call]: refused });
    await waitFor(() => expect(screen.getByLabelText('手机号')).toHaveAccessibleDescription(message));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('[S27] private: a password that the service refuses is told in its words', async () => {
    const message = '这个密码太常见';
    const refusal = json(
      {
        code: 400_000,
        message,
        traceId: 't',
        data: { fields: [{ part: 'body', path: 'password', message }] },
      },
      400,
    );
    const { expectKept } = await submitted('private', { [forms.private.call]: () => refusal });
    await waitFor(() => expect(screen.getByLabelText('密码')).toHaveAccessibleDescription(message));
    expectKept();
  });
});

describe('what else goes wrong is told below the button, and nothing typed is lost', () => {
  const all: Form[] = ['sms', 'password', 'private'];
  const withPassword: Form[] = ['password', 'private'];
  const anyForm: [string, (form: Form) => Record<string, unknown>, string, Form[]][] = [
    ['[ERR-01] being offline', (form) => ({ [forms[form].call]: offline }), '网络异常，请稍后再试', all],
    ['[ERR-01] being offline from the start', () => ({ [csrfCall]: offline }), '网络异常，请稍后再试', all],
    ['[ERR-01] a broken server', (form) => ({ [forms[form].call]: () => failure(500) }), '服务器异常', all],
    [
      '[ERR-01] [S29] too many tries, with the seconds to wait',
      (form) => ({ [forms[form].call]: busy }),
      '操作频繁，请稍后再试（30 秒后可重试）',
      all,
    ],
    [
      '[ERR-01] [S29] too many keys, with the seconds to wait',
      () => ({ [keyCall]: busy }),
      '操作频繁，请稍后再试（30 秒后可重试）',
      withPassword,
    ],
    [
      '[AUTH-04] a key that does not come',
      () => ({ [keyCall]: () => failure(500) }),
      '获取加密公钥失败，请稍后再试',
      withPassword,
    ],
    [
      '[AUTH-04] a broken key',
      () => ({ [keyCall]: { ...key, publicKey: 'broken' } }),
      '密码加密失败，请稍后再试',
      withPassword,
    ],
    [
      '[SESS-01] a session that no cookie holds',
      (form) => ({ [forms[form].call]: () => failure(507) }),
      '登录信息过大，无法保存',
      all,
    ],
    [
      '[SESS-01] a cookie that did not stay',
      () => ({ 'GET /session': () => failure(401) }),
      '浏览器无法保存登录状态',
      all,
    ],
    [
      '[AUTH-18] [SESS-01] a cookie that did not even stay until the log-in',
      (form) => ({ [forms[form].call]: () => failure(403, 403_001) }),
      '请允许本站使用 Cookie',
      all,
    ],
    [
      '[AUTH-16] an unknown code',
      (form) => ({ [forms[form].call]: () => failure(400, 4009999) }),
      '登录失败，请稍后再试',
      ['sms'],
    ],
    [
      '[AUTH-16] an unknown code',
      (form) => ({ [forms[form].call]: () => failure(400, 4009999) }),
      '未知错误',
      withPassword,
    ],
  ];
  const rows = anyForm.flatMap(([title, answers, words, of]) =>
    of.map((form) => [form, title, answers(form), words] as const),
  );

  it.each(rows)('%s: %s', async (form, _title, answers, words) => {
    const { expectKept, submit } = await submitted(form, answers);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
    expect(submit()).toBeEnabled();
    expectKept();
  });
});
