import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MeetingRow } from '@/components/schedule/list/meeting-row';
import { failure, fakeBff, json, offline } from '@/test/http/fake-bff';
import { aRecord, me, zone } from '@/test/builders/meeting-builders';
import { renderApp } from '@/test/render/render-app';
import { SignOutcomes } from './sign-outcomes';

const sign = 'POST /api-meeting/api/user/meetings/m1/actions/sign';
const signable = { answer: false, signIn: true, endEarly: false };

function renderRow(answer?: unknown, phone = '400-000-0000') {
  const bff = fakeBff({ [sign]: answer });
  const record = aRecord({
    _id: 'm1',
    can: answer === undefined ? { ...signable, signIn: false } : signable,
  });
  renderApp(
    <SignOutcomes phone={phone} zone={zone}>
      <MeetingRow record={record} staffId={me} zone={zone} />
    </SignOutcomes>,
    bff,
  );
  return { bff, user: userEvent.setup() };
}

const button = () => screen.getByRole('button', { name: '签到：产品周会' });

describe('signing in from the schedule', () => {
  it('[SIGN-01] is offered only where the service allows it', () => {
    renderRow();
    expect(screen.queryByRole('button', { name: /签到/ })).not.toBeInTheDocument();
  });

  it('[SIGN-02] [ERR-05] shows the meeting and the help desk’s number, 300 wide', async () => {
    const { user } = renderRow({ signStatus: 1 });
    await user.click(button());
    const dialog = await screen.findByRole('dialog', { name: '签到成功' });
    expect(dialog).toHaveStyle({ width: '300px' });
    expect(dialog).toHaveTextContent('产品周会10:00–11:00 · 望江');
    const help = within(dialog).getByRole('link', { name: '如需帮助请拨打服务电话：400-000-0000' });
    expect(help).toHaveAttribute('href', 'tel:4000000000');
    await user.click(within(dialog).getByRole('button', { name: '知道了' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('[SIGN-02] says nothing of help without a number', async () => {
    const { user } = renderRow({ signStatus: 1 }, '');
    await user.click(button());
    expect(await screen.findByRole('dialog')).not.toHaveTextContent('服务电话');
  });

  it.each([
    [400411001, '会议开始前10分钟起可以签到'],
    [400411002, '会议已签到，无需重复签到'],
    [400403013, '会议已结束'],
    [400405020, '会议状态不允许此操作'],
    [599_000, '签到失败'],
  ])('[SIGN-01] [ERR-01] says why not for %d', async (code, words) => {
    const { user } = renderRow(() => failure(409, code));
    await user.click(button());
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[R19] can be tried again when the network was gone', async () => {
    let isOffline = true;
    const { user, bff } = renderRow(() => (isOffline ? offline() : Promise.resolve(json({ signStatus: 1 }))));
    await user.click(button());
    expect(await screen.findByText('网络异常，请稍后再试')).toBeVisible();
    isOffline = false;
    await user.click(button());
    expect(await screen.findByRole('dialog', { name: '签到成功' })).toBeVisible();
    expect(bff.keys()).toEqual([sign, sign]);
  });
});
