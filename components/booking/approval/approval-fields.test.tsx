import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { at, me, now, zone } from '@/test/builders/meeting-builders';
import { aBookedMeeting, aPage, aRoom, roomCalls } from '@/test/builders/room-builders';
import { failure, fakeBff, json } from '@/test/http/fake-bff';
import { renderApp } from '@/test/render/render-app';
import { OrderMeeting } from '../form/order-meeting';

let query = new URLSearchParams();
jest.mock('next/navigation', () => ({
  useRouter: () => ({ replace: jest.fn(), back: jest.fn() }),
  useSearchParams: () => query,
}));

const approval = (realName: string) => ({
  audit: { required: true, auditors: [{ id: realName, realName }] },
});
const river = aRoom('望江');
const tide = aRoom('听涛', approval('陈晨'));
const peak = aRoom('揽月', approval('周宁'));
const tea = { id: 'tea', name: '茶水', auditors: [{ id: 'a', realName: '何静' }] };
const config = [{ roomId: river.id, services: [tea, { id: 'staff', name: '会务' }] }];

function renderForm([roomId]: readonly [string], services: unknown = config) {
  window.sessionStorage.clear();
  query = new URLSearchParams({
    subject: '版本评审',
    roomId,
    startTime: String(at('14:15')),
    endTime: String(at('15:00')),
  });
  const bff = fakeBff({
    [roomCalls.settings]: {
      publicAddressBook: true,
      template: { createMode: 'single', noticeLabels: ['none'], scope: 2 },
    },
    [roomCalls.page]: aPage([river, tide, peak], { pageSize: 100 }),
    [roomCalls.orders]: [],
    [roomCalls.services]: services,
    [roomCalls.check]: { refusals: [] },
    [roomCalls.schedule]: aBookedMeeting(river),
  });
  renderApp(
    <ServerClockProvider now={now}>
      <OrderMeeting staffId={me} realName="林晓" zone={zone} />
    </ServerClockProvider>,
    bff,
  );
  const sent = () => bff.calls.filter(({ key }) => key === roomCalls.schedule).map(({ body }) => body);
  return { user: userEvent.setup(), sent };
}

const send = () => screen.getByRole('button', { name: '发送预订' });
const reason = () => screen.findByRole('textbox', { name: '申请理由' });

describe('[BOOK-06] a booking that needs an approval', () => {
  it('says who decides, and how long ahead', async () => {
    renderForm([tide.id]);
    expect(await reason()).toHaveAccessibleDescription('由 陈晨 审批，须至少提前10分钟发起');
  });

  it('offers the services of the chosen rooms, and sends those that are chosen, with a reason', async () => {
    const { user, sent } = renderForm([river.id]);
    await user.click(await screen.findByRole('checkbox', { name: '茶水' }));
    expect(await reason()).toHaveAccessibleDescription('由 何静 审批，须至少提前10分钟发起');
    await user.click(send());
    expect(screen.getByText('请输入申请理由')).toBeVisible();
    await user.type(await reason(), '客户来访');
    await user.click(send());
    await waitFor(() => expect(sent()).toMatchObject([{ serviceIds: ['tea'], reason: '客户来访' }]));
  });

  it('takes a service off with its room', async () => {
    const { user, sent } = renderForm([river.id]);
    await user.click(await screen.findByRole('checkbox', { name: '茶水' }));
    await user.click(screen.getByRole('button', { name: '移除望江' }));
    expect(screen.queryByRole('checkbox', { name: '茶水' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('checkbox', { name: /^听涛/ }));
    await user.type(await reason(), '客户来访');
    await user.click(send());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).not.toHaveProperty('serviceIds');
  });

  it('asks for nothing where nothing needs one', async () => {
    renderForm([river.id], []);
    expect(await screen.findByRole('list', { name: '已选会议室' })).toHaveTextContent('望江');
    expect(screen.queryByRole('textbox', { name: '申请理由' })).not.toBeInTheDocument();
    expect(screen.queryByText('会议服务（须审批）')).not.toBeInTheDocument();
  });

  it('[ERR-03] says that the services cannot be read, and tries again', async () => {
    const answers = [failure(500), json(config)];
    const { user } = renderForm([river.id], () => answers.shift());
    expect(await screen.findByText('会议服务加载失败')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('checkbox', { name: '茶水' })).toBeVisible();
  });
});

it('[BOOK-06] of several rooms each says who decides', async () => {
  const { user } = renderForm([tide.id]);
  await user.click(await screen.findByRole('checkbox', { name: /^揽月/ }));
  expect(await reason()).toHaveAccessibleDescription(
    '听涛由 陈晨 审批；揽月由 周宁 审批，须至少提前10分钟发起',
  );
});
