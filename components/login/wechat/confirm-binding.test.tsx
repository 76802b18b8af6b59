import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enter } from '@/components/session/enter';
import { failure, fakeBff, json, offline } from '@/test/http/fake-bff';
import { renderApp } from '@/test/render/render-app';
import { BindingNotice } from './binding-notice';
import { ConfirmBinding } from './confirm-binding';

jest.mock('@/components/session/enter', () => ({ enter: jest.fn() }));

const bind = 'POST /api-auth/api/user/account/weixin/actions/bind';
const decline = 'POST /api-auth/api/weChatLogin/actions/decline';
const done = () => new Response(null, { status: 204 });

const binding = { userId: 'user-1', shown: 'mark-of-x' };
const name = '</bdi><b>小林';

function renderQuestion(changes: Record<string, unknown> = {}, chat: { portrait?: string } = {}) {
  const bff = fakeBff({ [bind]: done, [decline]: done, ...changes });
  renderApp(
    <ConfirmBinding
      binding={binding}
      chat={{ nickname: name, ...chat }}
      account={{ realName: '林晓', mobile: '13800000001' }}
      onward="/rooms"
    />,
    bff,
  );
  return { bff, user: userEvent.setup() };
}

const press = (label: string) => userEvent.click(screen.getByRole('button', { name: label }));

beforeEach(() => jest.mocked(enter).mockClear());

it('[AUTH-06] [S14] names the chat account, as it writes itself, and the account, before anything is bound', () => {
  const { bff } = renderQuestion();
  expect(screen.getByText(name)).toBeVisible();
  expect(screen.getByText('林晓').closest('p')).toHaveTextContent('林晓138****0001');
  expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
  expect(bff.keys()).toEqual([]);
});

it('[AUTH-06] shows the portrait that it is given, and tells its host nothing', () => {
  renderQuestion({}, { portrait: 'https://pic.example.com/1' });
  expect(screen.getByRole('presentation')).toHaveAttribute('referrerpolicy', 'no-referrer');
});

it('[AUTH-06] [S14] binds what it named once somebody says so, and goes on', async () => {
  const { bff } = renderQuestion();
  await press('绑定');
  expect(await screen.findByRole('heading', { name: '微信绑定成功' })).toBeVisible();
  expect(screen.getByRole('link', { name: '继续' })).toHaveAttribute('href', '/rooms');
  expect(bff.keys()).toEqual([bind]);
  expect(bff.calls[0]?.body).toEqual(binding);
});

it.each([
  ['done', done],
  ['not heard of', offline],
])('[AUTH-06] binds nothing where somebody says no: %s', async (_, answer) => {
  const { bff } = renderQuestion({ [decline]: answer });
  await press('不绑定');
  expect(bff.keys()).toEqual([decline]);
  expect(bff.calls[0]?.body).toEqual({ shown: binding.shown });
  expect(enter).toHaveBeenCalledWith('/rooms');
});

const bound = (which: string) => () =>
  json({ code: 409000, message: 'for the log', data: { bound: which }, traceId: 't' }, 409);

it.each([
  [
    'the account has another',
    bound('account'),
    '此账号已绑定其他微信。如需更换，请先在“账号与安全”中解绑，再重新扫码',
  ],
  ['another account has it', bound('wechat'), '该微信已绑定其他账号，不能绑定到此账号'],
  ['its time is over', () => failure(410), '绑定已过期、已完成或已被另一次扫码取代，可在“账号与安全”中查看'],
])('[AUTH-06] says why it cannot be bound, has it forgotten and goes on: %s', async (_, answer, words) => {
  const { bff } = renderQuestion({ [bind]: answer });
  await press('绑定');
  expect(await screen.findByText(words)).toBeVisible();
  await press('继续');
  expect(bff.keys()).toEqual([bind, decline]);
  expect(enter).toHaveBeenCalledWith('/rooms');
});

it('[AUTH-06] [S14] says that somebody else has logged in since, and forgets nothing of theirs', async () => {
  const { bff } = renderQuestion({ [bind]: () => failure(409, 409_001) });
  await press('绑定');
  expect(await screen.findByText('账号或企业已切换，请刷新页面后重试')).toBeVisible();
  expect(bff.keys()).toEqual([bind]);
});

it('[AUTH-06] can be tried again when nothing answered', async () => {
  let isDown = true;
  renderQuestion({ [bind]: () => (isDown ? offline() : done()) });
  await press('绑定');
  expect(await screen.findByText('网络异常，请稍后再试')).toBeVisible();
  isDown = false;
  await press('绑定');
  expect(await screen.findByRole('heading', { name: '微信绑定成功' })).toBeVisible();
});

describe('the log-in page, while a chat account waits', () => {
  it('[AUTH-06] names it and forgets it on request', async () => {
    const bff = fakeBff({ [decline]: done });
    const onForgotten = jest.fn();
    renderApp(<BindingNotice nickname={name} shown={binding.shown} onForgotten={onForgotten} />, bff);
    expect(screen.getByText(name).closest('p')).toHaveTextContent(
      `微信“${name}”尚未绑定账号。请用其他方式登录，登录后可确认将其绑定到您的账号。`,
    );
    await press('不绑定');
    expect(screen.queryByText(name)).not.toBeInTheDocument();
    expect(bff.keys()).toEqual([decline]);
    expect(bff.calls[0]?.body).toEqual({ shown: binding.shown });
  });

  it('[AUTH-06] [ERR-01] keeps naming it where that was not heard, and says so', async () => {
    const onForgotten = jest.fn();
    renderApp(
      <BindingNotice nickname={name} shown={binding.shown} onForgotten={onForgotten} />,
      fakeBff({ [decline]: offline }),
    );
    await press('不绑定');
    expect(await screen.findByText('网络异常，请稍后再试')).toHaveAttribute('role', 'alert');
    expect(screen.getByText(name)).toBeVisible();
    expect(onForgotten).not.toHaveBeenCalled();
  });
});
