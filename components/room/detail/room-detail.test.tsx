import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PersonChoicesProvider } from '@/components/session/choices/person-choices';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import type { Room, RoomOrder } from '@/lib/contract/room';
import { failure, fakeBff, json } from '@/test/http/fake-bff';
import { at, me, now, zone } from '@/test/builders/meeting-builders';
import { peopleCalls } from '@/test/builders/people-builders';
import { renderApp } from '@/test/render/render-app';
import { aBookedMeeting, anOrder, aRoom, roomCalls } from '@/test/builders/room-builders';
import { RoomDetail } from './room-detail';

let query = new URLSearchParams();
jest.mock('next/navigation', () => ({ useSearchParams: () => query }));

const river = aRoom('望江');
const roomCall = `GET /api-meeting/api/user/rooms/${encodeURIComponent(river.id)}`;
const tomorrow = '2026-11-19';

type Setup = { room?: Room | (() => unknown); orders?: RoomOrder[] | (() => unknown); search?: string };

function renderRoom({ room = river, orders = [], search = '' }: Setup = {}) {
  query = new URLSearchParams(search);
  const bff = fakeBff({
    [roomCall]: room,
    [peopleCalls.config]: { favouriteRoomIds: [river.id] },
    [peopleCalls.setConfig]: {},
    [roomCalls.orders]: orders,
    [roomCalls.schedule]: aBookedMeeting(river),
  });
  renderApp(
    <ServerClockProvider now={now}>
      <PersonChoicesProvider staffId={me}>
        <RoomDetail roomId={river.id} zone={zone} />
      </PersonChoicesProvider>
    </ServerClockProvider>,
    bff,
  );
  return { bff, user: userEvent.setup(), ordersAsked: () => bodiesOf(bff.calls, roomCalls.orders) };
}

const bodiesOf = (calls: readonly { key: string; body: unknown }[], key: string) =>
  calls.filter((call) => call.key === key).map(({ body }) => body);
const fact = async (name: string) => (await screen.findByText(name)).nextElementSibling;
const dayRow = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });
const card = () => screen.findByRole('dialog', { name: '预订会议' });

describe('what the page says of a room', () => {
  it('[ROOM-05] its place, size, equipment and hours, under the way back to all rooms', async () => {
    renderRoom({
      room: {
        ...river,
        equipment: ['屏幕', '白板'],
        openWeekdays: [1, 2, 3, 4, 5],
        openFromMinute: 540,
        openToMinute: 1080,
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: '望江' })).toBeVisible();
    expect(await fact('容纳人数')).toHaveTextContent('8 人');
    expect(await fact('位置')).toHaveTextContent('上海 / 一号楼 / 3F');
    expect(await fact('设备')).toHaveTextContent('屏幕、白板');
    expect(await fact('可预约时段')).toHaveTextContent('周一至周五 09:00–18:00');
    expect(await fact('审批')).toHaveTextContent('无需审批');
    expect(screen.getByRole('link', { name: '会议室' })).toHaveAttribute('href', '/rooms');
  });

  it('[CFG-04] that it is a favourite, until one takes its star off', async () => {
    const { bff, user } = renderRoom();
    await user.click(await screen.findByRole('button', { name: '取消收藏 望江', pressed: true }));
    await waitFor(() =>
      expect(bodiesOf(bff.calls, peopleCalls.setConfig)).toEqual([
        { favouriteRoom: { roomId: river.id, isFavourite: false } },
      ]),
    );
  });

  const shut = { can: { book: false, open: true } };
  it.each<[string, Partial<Room>, string, string]>([
    [
      'who approves',
      { audit: { required: true, auditors: [{ id: 'chen', realName: '陈晨' }] } },
      '审批',
      '由 陈晨 审批',
    ],
    [
      'that nobody can approve',
      { ...shut, audit: { required: true, auditors: [] } },
      '当前状态',
      '审批人缺失',
    ],
    [
      'why it is out of order',
      { ...shut, status: 'OUT_OF_ORDER', statusReason: '周五恢复' },
      '当前状态',
      '周五恢复',
    ],
    ['that one may not book it', shut, '当前状态', '没有该会议室的预订权限'],
    ['what holds for offline rooms', { offline: true }, '预订规则', '相同参会人不可连续预订'],
  ])('[ROOM-06] %s', async (_, parts, name, words) => {
    renderRoom({ room: { ...river, ...parts } });
    expect(await fact(name)).toHaveTextContent(words);
  });

  it('[ROOM-06] offers no booking of a room that cannot be booked', async () => {
    renderRoom({ room: { ...river, can: { book: false, open: true } } });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    await dayRow('周三');
    expect(screen.queryByRole('button', { name: '预订会议室' })).not.toBeInTheDocument();
  });

  it('[ROOM-05] its picture, larger on demand, and nothing broken in its place', async () => {
    const { user } = renderRoom({ room: { ...river, imageUrl: '/rooms/river.jpg' } });
    const image = await screen.findByRole('img', { name: '望江的照片' });
    expect(image).toHaveAttribute('loading', 'lazy');
    await user.click(screen.getByRole('button', { name: '查看图片' }));
    expect(await screen.findByRole('dialog', { name: '望江的照片' })).toBeVisible();
    await user.keyboard('{Escape}');
    fireEvent.error(image);
    expect(screen.queryByRole('button', { name: '查看图片' })).not.toBeInTheDocument();
  });

  it.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    '//evil.example/x.jpg',
    '/a\tb',
  ])('[S49] no picture from %j', async (imageUrl) => {
    renderRoom({ room: { ...river, imageUrl } });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('img', { name: '望江的照片' })).not.toBeInTheDocument();
  });
});

describe('the coming days of a room', () => {
  it('[ROOM-05] are seven rows from the day of the address, read in one go', async () => {
    const { ordersAsked } = renderRoom({
      search: 'day=2026-11-28',
      orders: [anOrder(river, { beginTime: at('10:00', '2026-11-29'), endTime: at('11:00', '2026-11-29') })],
    });
    const sunday = within(await dayRow('周日'));
    expect((await sunday.findAllByText(/已占用/)).length).toBeGreaterThan(0);
    expect(within(await dayRow('周五')).getByText('12月4日')).toBeInTheDocument();
    expect(ordersAsked()).toEqual([
      {
        roomIdList: [river.id],
        beginTime: at('00:00', '2026-11-28'),
        endTime: at('00:00', '2026-12-05'),
      },
    ]);
    expect(screen.getByRole('link', { name: '前七天' })).toHaveAttribute('href', '?day=2026-11-21');
    expect(screen.getByRole('link', { name: '后七天' })).toHaveAttribute('href', '?day=2026-12-05');
  });

  it.each(['day=2026-02-30', 'day=soon', ''])(
    '[ROOM-05] begin today where the address says %p',
    async (search) => {
      const { ordersAsked } = renderRoom({ search });
      expect(within(await dayRow('周三')).getByText('11月18日 今天')).toBeInTheDocument();
      expect(ordersAsked()).toMatchObject([{ beginTime: at('00:00') }]);
    },
  );

  it('[ROOM-03] [ROOM-05] lead to a meeting, and from there back to the room', async () => {
    renderRoom({ orders: [anOrder(river, { meetingNo: '77', subject: '客户回访' })] });
    expect(await screen.findByRole('link', { name: /客户回访/ })).toHaveAttribute(
      'href',
      `/details/77?${new URLSearchParams({ from: 'room', room: river.id })}`,
    );
  });

  it('[ROOM-05] offer the next free time at once, on a later day where today is full', async () => {
    const full = anOrder(river, { beginTime: at('00:00'), endTime: at('00:00', tomorrow) });
    const { user, bff } = renderRoom({ orders: [full] });
    await user.click(await screen.findByRole('button', { name: '预订会议室' }));
    expect(await card()).toHaveTextContent('11月19日 周四');
    await user.type(within(await card()).getByLabelText('会议主题'), '复盘');
    await user.click(within(await card()).getByRole('button', { name: '发送预订' }));
    await screen.findByText(/^已预订 /);
    expect(screen.getByRole('link', { name: '查看' }).getAttribute('href')).toContain(
      `?from=room&room=${encodeURIComponent(river.id)}`,
    );
    expect(bodiesOf(bff.calls, roomCalls.schedule)).toMatchObject([
      {
        subject: '复盘',
        beginTime: at('09:00', tomorrow),
        endTime: at('09:30', tomorrow),
        roomBookingForms: [{ roomId: river.id }],
      },
    ]);
  });

  it('[ERR-03] say when they cannot be read, and can be asked for again', async () => {
    let answer = () => failure(503);
    const { user } = renderRoom({ orders: () => answer() });
    expect(await screen.findByText('会议室安排加载失败')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: '望江' })).toBeVisible();
    answer = () => json([anOrder(river, { meetingNo: '77', subject: '客户回访' })]);
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('link', { name: /客户回访/ })).toBeInTheDocument();
    expect(screen.queryByText('会议室安排加载失败')).not.toBeInTheDocument();
  });
});

describe('[ERR-03] what stands in place of a room', () => {
  it('is its shape while it loads', () => {
    renderRoom({ room: () => new Promise(() => undefined) });
    expect(screen.getByRole('status')).toHaveTextContent('加载中');
  });

  it.each([
    [404, '会议室不存在'],
    [403, '无法查看该会议室'],
  ])('is a page of its own after %d', async (status, title) => {
    renderRoom({ room: () => failure(status) });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: '查看其他会议室' })).toHaveAttribute('href', '/rooms');
  });

  it('[ROOM-04] says of a room of the chat app why it cannot be opened', async () => {
    renderRoom({ room: { ...river, appId: 'wework', can: { book: false, open: false } } });
    expect(await screen.findByRole('heading', { level: 1, name: '无法查看该会议室' })).toBeVisible();
    expect(screen.getByText('企业微信会议室暂不支持预订')).toBeVisible();
    expect(screen.queryByRole('button', { name: '预订会议室' })).not.toBeInTheDocument();
  });

  it('is a retry with the trace id after a failure', async () => {
    let answer: () => unknown = () => failure(500);
    const { user } = renderRoom({ room: () => answer() });
    expect(await screen.findByText(/trace-1/)).toBeVisible();
    answer = () => json(river);
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('heading', { level: 1, name: '望江' })).toBeVisible();
  });
});
