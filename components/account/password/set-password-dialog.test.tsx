import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { envelopeKey } from '@/test/envelope-key';
import { failure, fakeBff, json } from '@/test/http/fake-bff';
import { renderApp } from '@/test/render/render-app';
import type { PasswordSettings } from './password-settings';
import { SetPasswordDialog } from './set-password-dialog';

const account = 'GET /api-auth/api/user/account';
const byCode = 'PATCH /api-auth/api/client/accounts/13900000005/password';
const byOldOne = 'PATCH /api-auth/api/user/account/encrypted-password-for-graphic-captcha';
const byOldOneInClear = 'PATCH /api-auth/api/user/account/password-for-graphic-captcha';
const done = () => new Response(null, { status: 204 });
const answers = {
  [account]: { userId: 'u1', username: '13900000005', mobile: '13900000005', hasPassword: true },
  'GET /api-auth/api/pauth/token/public-key': envelopeKey().key,
  'POST /api-auth/api/pauth/token/session': { sessionId: 'captcha-1' },
  [byCode]: done,
  [byOldOne]: done,
  [byOldOneInClear]: done,
};
const sealed = expect.stringMatching(/^[\w+/]{300,}={0,2}$/) as string;

type Setup = { settings?: Partial<PasswordSettings>; bff?: Record<string, unknown> };

function renderDialog({ settings, bff: more }: Setup = {}) {
  const bff = fakeBff({ ...answers, ...more });
  const onClose = jest.fn();
  renderApp(
    <ServerClockProvider now={0}>
      <SetPasswordDialog
        open
        settings={{
          privateVariant: false,
          passwordTransport: 'encrypted',
          passwordDigest: 'none',
          ...settings,
        }}
        onClose={onClose}
      />
    </ServerClockProvider>,
    bff,
  );
  const user = userEvent.setup();
  const labels = {
    smsCode: '验证码',
    oldPassword: '旧密码',
    newPassword: '新密码',
    confirmPassword: '确认密码',
    graphicCaptcha: '图形验证码',
  };
  return {
    bff,
    user,
    onClose,
    async fill(typed: Partial<typeof labels>) {
      for (const [name, value] of Object.entries(typed)) {
        await user.click(await screen.findByLabelText(labels[name as keyof typeof labels]));
        await user.paste(value);
      }
    },
    send: () => user.click(screen.getByRole('button', { name: '设置密码' })),
  };
}

const twice = { newPassword: 'New12345', confirmPassword: 'New12345' };
const withOldOne = { oldPassword: 'Demo1234', ...twice, graphicCaptcha: 'AB12' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('setting the password with a code', () => {
  it('[AUTH-12] knows the number, which is no matter of choice, and is 368 wide', async () => {
    renderDialog();
    const mobile = await screen.findByRole('textbox', { name: '手机号' });
    expect(mobile).toHaveAttribute('type', 'text');
    expect(mobile).toHaveAttribute('autocomplete', 'username');
    expect(mobile).toHaveValue('13900000005');
    expect(mobile).toBeDisabled();
    expect(screen.getByRole('dialog', { name: '设置密码' })).toHaveStyle({ width: '368px' });
  });

  it('[AUTH-12] [S27] sends code and sealed password, and says that the other places are out', async () => {
    const { bff, user, fill, send, onClose } = renderDialog();
    await fill({ smsCode: '123456', ...twice });
    await send();
    expect(await screen.findByRole('heading', { name: '密码设置成功' })).toBeVisible();
    expect(screen.getByText('其他设备上的登录已全部退出，此设备保持登录')).toBeVisible();
    expect(bff.calls.find(({ key }) => key === byCode)?.body).toEqual({
      mobile: '13900000005',
      mobileCaptcha: '123456',
      password: sealed,
      keyId: 'k1',
    });
    await user.click(screen.getByRole('button', { name: '完成' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('[AUTH-12] says so where the account has no number', async () => {
    renderDialog({ bff: { [account]: { userId: 'u1', username: 'lin', hasPassword: false } } });
    expect(await screen.findByText('账号未绑定手机号，请联系企业IT管理员')).toBeVisible();
  });

  it('[AUTH-12] tries again where the account could not be read', async () => {
    const tries = [() => failure(500), () => json(answers[account])];
    const { user } = renderDialog({ bff: { [account]: () => tries.shift()?.() } });
    await user.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByRole('textbox', { name: '手机号' })).toHaveValue('13900000005');
  });

  it('is not lost to a click beside it', async () => {
    const { user, fill, onClose } = renderDialog();
    await fill({ smsCode: '123456' });
    const [, beside] = screen.getAllByRole('presentation');
    await user.click(beside as HTMLElement);
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('setting the password with the old one', () => {
  const settings = { privateVariant: true };

  it('[AUTH-12] sends both passwords under one key, with the captcha', async () => {
    const { bff, fill, send } = renderDialog({ settings });
    await fill(withOldOne);
    await send();
    await screen.findByRole('heading', { name: '密码设置成功' });
    expect(bff.calls.find(({ key }) => key === byOldOne)?.body).toEqual({
      newPassword: sealed,
      oldPassword: sealed,
      keyId: 'k1',
      graphicCaptcha: 'AB12',
      sessionId: 'captcha-1',
    });
  });

  it('[AUTH-12] needs to know nothing of the account for it', async () => {
    const { fill, send } = renderDialog({ settings, bff: { [account]: () => failure(500) } });
    await fill(withOldOne);
    await send();
    expect(await screen.findByRole('heading', { name: '密码设置成功' })).toBeVisible();
  });

  it('[AUTH-12] sends them in the clear only by configuration', async () => {
    const { bff, fill, send } = renderDialog({ settings: { ...settings, passwordTransport: 'plain' } });
    await fill(withOldOne);
    await send();
    await screen.findByRole('heading', { name: '密码设置成功' });
    expect(bff.calls.find(({ key }) => key === byOldOneInClear)?.body).toEqual({
      password: 'New12345',
      oldPassword: 'Demo1234',
      graphicCaptcha: 'AB12',
      sessionId: 'captcha-1',
    });
  });

  it('[AUTH-14] counts the captcha among what has to be filled', async () => {
    const { fill } = renderDialog({ settings });
    await fill({ oldPassword: 'Demo1234', ...twice });
    expect(screen.getByRole('button', { name: '设置密码' })).toBeDisabled();
    await fill({ graphicCaptcha: 'AB12' });
    expect(screen.getByRole('button', { name: '设置密码' })).toBeEnabled();
  });

  it('[AUTH-15] wants another password than the old one, before anything is sent', async () => {
    const { bff, fill, send } = renderDialog({ settings });
    await fill({ ...withOldOne, oldPassword: 'New12345' });
    await send();
    expect(screen.getByLabelText('新密码')).toHaveAccessibleDescription('新密码不能与旧密码相同');
    expect(bff.keys()).not.toContain(byOldOne);
  });

  it.each([
    [
      '旧密码',
      '旧密码错误',
      () => json({ code: 4000000, message: 'Password is invalid.', traceId: 't' }, 400),
    ],
    ['图形验证码', '请输入图形验证码', () => failure(400, 4001003)],
    ['图形验证码', '图形验证码错误', () => failure(400, 4001004)],
    ['新密码', '设置密码失败，错误原因不能与上一次密码相同', () => failure(400, 400401004)],
  ])('[AUTH-16] says beside %s: %s', async (label, words, answer) => {
    const { fill, send } = renderDialog({ settings, bff: { [byOldOne]: answer } });
    await fill(withOldOne);
    await send();
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words));
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(screen.getByLabelText('图形验证码')).toHaveValue('');
  });

  it('[S27] lets password managers tell whose password it is, and the old one from the new one', async () => {
    renderDialog({ settings });
    await screen.findByRole('img', { name: '图形验证码' });
    const [name] = document.querySelectorAll<HTMLInputElement>('form input');
    expect(name).toHaveAttribute('autocomplete', 'username');
    expect(name).toHaveValue('13900000005');
    expect(screen.getByLabelText('旧密码')).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByLabelText('新密码')).toHaveAttribute('autocomplete', 'new-password');
  });
});

it('[AUTH-12] [S50] leads to a page that may load the captcha where a vendor judges it', async () => {
  renderDialog({ settings: { captchaOnOwnPage: true } });
  const link = await screen.findByRole('link', { name: '前往设置密码' });
  expect(link).toHaveAttribute('href', '/forgot-password');
  expect(screen.queryByLabelText('验证码')).not.toBeInTheDocument();
});

it('[AUTH-12] asks for the old password all the same where no code is sent', async () => {
  renderDialog({ settings: { captchaOnOwnPage: true, privateVariant: true } });
  expect(await screen.findByLabelText('旧密码')).toBeVisible();
});
