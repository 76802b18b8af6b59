import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure, fakeBff, offline } from '@/test/http/fake-bff';
import { renderApp } from '@/test/render/render-app';
import { ConfirmLogin } from './confirm-login';
import { UnusableCode } from './unusable-code';

const confirm = 'POST /api-auth/api/user/webappAuth/actions/confirm';
const deny = 'POST /api-auth/api/user/webappAuth/actions/deny';
const createdTime = Date.parse('2026-11-18T10:07:00+08:00');

const asking = {
  device: 'Chrome · Windows',
  clientAddress: '203.0.113.7',
  createdTime,
  expireTime: createdTime + 120_000,
};

function renderConfirm(changes: Record<string, unknown> = {}, request: object = asking) {
  const bff = fakeBff({ [confirm]: null, [deny]: null, ...changes });
  renderApp(
    <ConfirmLogin
      codeId="code-1"
      asking={request as typeof asking}
      account={{ realName: '林晓', mobile: '13800000001' }}
      zone="Asia/Shanghai"
    />,
    bff,
  );
  return { bff, user: userEvent.setup() };
}

const click = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

describe('the phone’s page', () => {
  it('[S20] says who asks, from where and since when, as whom one lets them in, and what to look out for', () => {
    renderConfirm();
    const words = screen.getByRole('region', { name: '确认登录会议室预约？' }).textContent;
    for (const fact of ['Chrome · Windows', '203.0.113.7', '10:07', '林晓', '138****0001'])
      expect(words).toContain(fact);
    expect(words).toContain('如果二维码是别人发给您的，请取消');
    expect(words).not.toContain('13800000001');
  });

  it('[S20] says so where device and address are not known', () => {
    renderConfirm({}, { createdTime, expireTime: createdTime });
    expect(screen.getByText('未知设备')).toBeInTheDocument();
    expect(screen.getByText('未知')).toBeInTheDocument();
  });

  it.each([
    ['确认登录', confirm, '已确认登录'],
    ['取消', deny, '已取消登录'],
  ])('[AUTH-06] %s is one POST, and says what came of it', async (button, key, words) => {
    const { bff, user } = renderConfirm();
    expect(bff.keys()).toEqual([]);
    await click(user, button);
    expect(await screen.findByRole('heading', { name: words })).toBeInTheDocument();
    expect(bff.calls).toEqual([expect.objectContaining({ key, body: { codeId: 'code-1' } })]);
    expect(bff.calls[0]?.headers.get('x-csrf')).toBe('1');
  });

  it.each([
    [404, '二维码无效，请在电脑上刷新后重新扫码'],
    [409, '二维码已被使用，请在电脑上刷新后重新扫码'],
    [410, '二维码已过期，请在电脑上刷新后重新扫码'],
  ])('[S20] says why a code cannot be answered any more (%i)', async (status, words) => {
    const { user } = renderConfirm({ [confirm]: () => failure(status) });
    await click(user, '确认登录');
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '确认登录' })).not.toBeInTheDocument();
  });

  it('[AUTH-06] keeps the question where the answer did not get through', async () => {
    const { user } = renderConfirm({ [confirm]: offline });
    await click(user, '确认登录');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('网络异常，请稍后再试'));
    expect(screen.getByRole('button', { name: '确认登录' })).toBeEnabled();
  });
});

it('[S20] a code of an unknown kind of refusal is called invalid', () => {
  renderApp(<UnusableCode status={418} />);
  expect(screen.getByText('二维码无效，请在电脑上刷新后重新扫码')).toBeInTheDocument();
});
