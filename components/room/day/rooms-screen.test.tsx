import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import type { PersonConfig } from '@/lib/contract/person-config';
import type { Room, RoomOrder } from '@/lib/contract/room';
import { changedConfig } from '@/lib/query/person-config';
import { failure, fakeBff, json, type SeenCall } from '@/test/http/fake-bff';
import { at, me, now, zone } from '@/test/builders/meeting-builders';
import { renderApp } from '@/test/render/render-app';
import { anOrder, aPage, areas, aRoom, equipment, roomCalls } from '@/test/builders/room-builders';
import { PersonChoicesProvider } from '@/components/session/choices/person-choices';
import { peopleCalls } from '@/test/builders/people-builders';
import { RoomsScreen } from './rooms-screen';

jest.mock('next/navigation', () => jest.requireActual('@/test/browser/address-navigation'));

/** jsdom lays nothing out, so a test says itself when the end of the list comes into sight. */
let reachEnd: () => void = () => undefined;
class SightOfEnd {
  constructor(callback: IntersectionObserverCallback) {
    reachEnd = () =>
      callback(
        [{ isIntersecting: true } as IntersectionObserverEntry],
        this as unknown as IntersectionObserver,
      );
  }
  observe() {}
  disconnect() {}
}
globalThis.IntersectionObserver = SightOfEnd as unknown as typeof IntersectionObserver;

const router = {
  pathname: '/rooms',
  asPath: '/rooms',
  query: {},
  prefetch: () => Promise.resolve(),
} as unknown as NextRouter;

const river = aRoom('望江');
const tide = aRoom('听涛', { audit: { required: true, auditors: [{ id: 'chen', realName: '陈晨' }] } });
const chat = aRoom('企微一号', { appId: 'wecom', can: { book: false, open: false } });

type Body = {
  pageNo: number;
  pageSize: number;
  areaIds?: string[];
  freeFrom?: number;
  roomIdList?: string[];
};
const bodyOf = (call: SeenCall) => call.body as Body;

type Setup = { rooms?: Room[]; orders?: RoomOrder[]; answers?: Record<string, unknown>; address?: string };

function renderRooms({ rooms = [river, tide, chat], orders = [], answers, address = '/rooms' }: Setup = {}) {
  window.history.replaceState(null, '', address);
  const bff = fakeBff({
    [roomCalls.areas]: areas,
    [roomCalls.equipment]: equipment,
    [roomCalls.page]: (call: SeenCall) => {
      const { pageNo, pageSize, freeFrom } = bodyOf(call);
      if (freeFrom !== undefined) return json(aPage(rooms.slice(0, 2), { pageSize }));
      const list = rooms.slice((pageNo - 1) * pageSize, pageNo * pageSize);
      return json(aPage(list, { pageNo, pageSize, total: rooms.length }));
    },
    [roomCalls.orders]: (call: SeenCall) =>
      json(orders.filter((order) => bodyOf(call).roomIdList?.includes(order.roomId))),
    [peopleCalls.config]: {},
    [peopleCalls.setConfig]: ({ body }: SeenCall) => json(body),
    ...answers,
  });
  const { queryClient } = renderApp(
    <RouterContext.Provider value={router}>
      <ServerClockProvider now={now}>
        <PersonChoicesProvider staffId={me}>
          <RoomsScreen zone={zone} />
        </PersonChoicesProvider>
      </ServerClockProvider>
    </RouterContext.Provider>,
    bff,
  );
  return { bff, queryClient, user: userEvent.setup() };
}

const results = () => screen.getByRole('group', { name: '会议室与当日安排' });
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });
const listCalls = (calls: SeenCall[]) =>
  calls.filter(({ key, body }) => key === roomCalls.page && (body as Body).freeFrom === undefined);

beforeEach(() => window.localStorage.clear());

describe('the room list', () => {
  it('[ROOM-01] asks for rooms by pages of 30, and for more when the end comes into sight', async () => {
    const rooms = Array.from({ length: 42 }, (_, index) => aRoom(`室${index + 1}`));
    const { bff } = renderRooms({ rooms });
    await screen.findByText('室30');
    expect(screen.queryByText('室31')).not.toBeInTheDocument();
    expect(screen.getByText(/^42 间，此刻/)).toBeInTheDocument();
    expect(screen.getByText('42 间中的前 30 间')).toHaveAttribute('data-print', 'only');
    act(() => reachEnd());
    await screen.findByText('室31');
    expect(screen.queryByText('42 间中的前 30 间')).not.toBeInTheDocument();
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '43');
    expect(listCalls(bff.calls).map(({ body }) => body)).toEqual([
      { pageNo: 1, pageSize: 30 },
      { pageNo: 2, pageSize: 30 },
    ]);
    expect(screen.queryByRole('button', { name: '加载更多' })).not.toBeInTheDocument();
  });

  it('[ROOM-01] has the service count what is free in this minute, and again in the next', async () => {
    jest.useFakeTimers({ now });
    const { bff } = renderRooms();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText('3 间，此刻 2 间空闲')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    const counts = bff.calls.map(bodyOf).filter(({ freeFrom } = {} as Body) => freeFrom !== undefined);
    expect(counts).toEqual([
      { pageNo: 1, pageSize: 1, freeFrom: now, freeTo: now + 60_000 },
      { pageNo: 1, pageSize: 1, freeFrom: now + 60_000, freeTo: now + 120_000 },
    ]);
    jest.useRealTimers();
  });

  it('[ROOM-07] goes on with the clock where it asks for what is free now', async () => {
    jest.useFakeTimers({ now });
    renderRooms({ address: '/rooms?from=10:15&to=10:45&capacity=4' });
    await act(() => jest.advanceTimersByTimeAsync(5 * 60_000));
    expect(window.location.search).toBe('?from=10:15&to=10:45&capacity=4');
    await act(() => jest.advanceTimersByTimeAsync(10 * 60_000));
    const query = new URLSearchParams(window.location.search);
    expect([query.get('from'), query.get('to'), query.get('capacity')]).toEqual(['10:30', '11:00', '4']);
    jest.useRealTimers();
  });

  it('[ROOM-07] leaves a time that one chose oneself', async () => {
    jest.useFakeTimers({ now });
    renderRooms({ address: '/rooms?from=10:15&to=11:00' });
    await act(() => jest.advanceTimersByTimeAsync(15 * 60_000));
    expect(window.location.search).toBe('?from=10:15&to=11:00');
    jest.useRealTimers();
  });

  it('[ROOM-01] [ERR-03] counts what is free also where the bookings cannot be read', async () => {
    renderRooms({ answers: { [roomCalls.orders]: () => failure(503) } });
    expect(await screen.findByText('3 间，此刻 2 间空闲')).toBeVisible();
  });

  it('[ROOM-01] counts what is free at this moment on no other day than today, and names the month', async () => {
    renderRooms({ address: '/rooms?day=2028-03-01' });
    await rowOf('望江');
    expect(await screen.findByText('共 3 间', { selector: '[role=status] :first-child' })).toBeVisible();
    expect(screen.getByText('2028年3月')).toBeVisible();
  });

  it('[ROOM-01] [CFG-04] filters by an area of the tree, in the address and remembered on every device', async () => {
    const { bff, user } = renderRooms();
    await rowOf('望江');
    const filter = screen.getByRole('navigation', { name: '筛选' });
    expect(within(filter).getByRole('link', { name: /全部区域\s*42/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await user.click(within(filter).getByRole('link', { name: /北京/ }));
    await waitFor(() =>
      expect(listCalls(bff.calls).at(-1)?.body).toMatchObject({ areaIds: ['area-beijing'] }),
    );
    expect(window.location.search).toContain('areaIds=area-beijing');
    const choice = { roomFilter: { areaIds: ['area-beijing'] } };
    await waitFor(() =>
      expect(bff.calls.filter(({ key }) => key === peopleCalls.setConfig).map(({ body }) => body)).toEqual([
        choice,
      ]),
    );
  });

  it.each([
    [
      'this browser',
      { roomFilter: { areaIds: ['area-two'] } },
      { roomFilter: { areaIds: ['area-beijing'] } },
    ],
    ['another device', undefined, { roomFilter: { areaIds: ['area-two'] } }],
  ])(
    '[ROOM-01] [CFG-04] brings the filter of %s back where the address names none',
    async (_, cached, stored) => {
      if (cached) window.localStorage.setItem(`person-choices.${me}`, JSON.stringify(cached));
      const { bff } = renderRooms({ answers: { [peopleCalls.config]: stored } });
      await waitFor(() => expect(listCalls(bff.calls).at(-1)?.body).toMatchObject({ areaIds: ['area-two'] }));
      expect(window.location.search).toContain('areaIds=area-two');
    },
  );

  describe('[CFG-04] with favourites', () => {
    const rooms = Array.from({ length: 34 }, (_, index) => aRoom(`室${index + 1}`));
    /** The service's side: choices, and the list in the order that they ask for. */
    function answersOf(first: PersonConfig) {
      let config = first;
      return {
        [peopleCalls.config]: () => json(config),
        [peopleCalls.setConfig]: ({ body }: SeenCall) =>
          json((config = changedConfig(config, body as object))),
        [roomCalls.page]: (call: SeenCall) => {
          const { pageNo, pageSize } = bodyOf(call);
          const isFirst = ({ id }: Room) =>
            config.favouritesFirst === true && config.favouriteRoomIds?.includes(id) === true;
          const list = rooms.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)));
          const part = list.slice((pageNo - 1) * pageSize, pageNo * pageSize);
          return json(aPage(part, { pageNo, pageSize, total: rooms.length }));
        },
      };
    }
    const names = () =>
      within(screen.getByRole('grid'))
        .getAllByRole('rowheader')
        .map((head) => within(head).getByRole('link').textContent);
    const sent = (calls: SeenCall[]) =>
      calls.filter(({ key }) => key === peopleCalls.setConfig).map(({ body }) => body);

    it('first, where one chooses so, also those of later pages', async () => {
      const { bff, user } = renderRooms({ answers: answersOf({ favouriteRoomIds: ['room-室33'] }) });
      await screen.findByText('室1');
      expect(names().slice(0, 2)).toEqual(['室1', '室2']);
      await user.click(screen.getByRole('switch', { name: '收藏优先' }));
      await waitFor(() => expect(names().slice(0, 2)).toEqual(['室33', '室1']));
      expect(sent(bff.calls)).toEqual([{ favouritesFirst: true }]);
      await user.click(screen.getByRole('switch', { name: '收藏优先' }));
      await waitFor(() => expect(names().slice(0, 2)).toEqual(['室1', '室2']));
    });

    it('[UX-03] that one presses: the row goes to the top with its bookings, which are not read as unknown', async () => {
      const { user } = renderRooms({
        orders: [anOrder(rooms[4]!, { subject: '客户回访', meetingNo: '77' })],
        answers: answersOf({ favouritesFirst: true }),
      });
      await within(await rowOf('室5')).findByRole('link', { name: /客户回访/ });
      await user.click(screen.getByRole('button', { name: '收藏 室5' }));
      await waitFor(() => expect(names()[0]).toBe('室5'));
      expect(within(await rowOf('室5')).getByRole('link', { name: /客户回访/ })).toBeVisible();
      expect(await rowOf('室5')).not.toHaveAttribute('aria-busy');
    });

    it('in their places costs no reading of the list', async () => {
      const { bff, user } = renderRooms({ answers: answersOf({}) });
      await rowOf('室5');
      const lists = () => bff.calls.filter(({ key }) => key === roomCalls.page).length;
      const before = lists();
      await user.click(await screen.findByRole('button', { name: '收藏 室5' }));
      await waitFor(() => expect(sent(bff.calls)).toHaveLength(1));
      expect(await screen.findByRole('button', { name: '取消收藏 室5' })).toBeInTheDocument();
      expect(lists()).toBe(before);
    });
  });

  it('[ROOM-01] drops an area that the company does not have', async () => {
    const { bff } = renderRooms({ address: '/rooms?areaIds=gone' });
    await waitFor(() => expect(listCalls(bff.calls).at(-1)?.body).toEqual({ pageNo: 1, pageSize: 30 }));
  });

  it('[ROOM-02] shows the bookings of each room on the chosen day', async () => {
    const { bff } = renderRooms({
      address: '/rooms?day=2026-11-19',
      orders: [
        anOrder(river, {
          beginTime: at('14:00', '2026-11-19'),
          endTime: at('15:00', '2026-11-19'),
          subject: '客户回访',
          organizerName: '王芳',
          meetingNo: '77',
        }),
      ],
    });
    const block = await within(await rowOf('望江')).findByRole('link', { name: /客户回访/ });
    expect(block).toHaveTextContent('14:00–15:00 已占用 客户回访王芳');
    const call = bff.calls.find(({ key }) => key === roomCalls.orders);
    expect(call?.body).toEqual({
      roomIdList: [river.id, tide.id, chat.id],
      beginTime: at('00:00', '2026-11-19'),
      endTime: at('00:00', '2026-11-20'),
    });
  });

  it('[ROOM-02] tells mine, booked and held apart in words, and keeps what I may not see closed', async () => {
    renderRooms({
      orders: [
        anOrder(river, { subject: '复盘', mine: 'organizer', organizerName: '林晓', meetingNo: '1' }),
        anOrder(river, { beginTime: at('13:00'), endTime: at('14:00') }),
        anOrder(tide, { state: 'held', subject: '预算评审', organizerName: '陈晨', meetingNo: '2' }),
      ],
    });
    const row = within(await rowOf('望江'));
    expect(await row.findByRole('link', { name: /复盘/ })).toHaveTextContent('我的 复盘我组织');
    expect(row.getByText('已占用')).toBeInTheDocument();
    expect(row.queryByRole('link', { name: /13:00/ })).not.toBeInTheDocument();
    expect(within(await rowOf('听涛')).getByRole('link', { name: /预算评审/ })).toHaveTextContent(
      '待审批 · 陈晨',
    );
  });

  it('[ROOM-03] leads from a room to its detail and from a booking to the meeting', async () => {
    renderRooms({ orders: [anOrder(river, { subject: '复盘', meetingNo: '2026 7' })] });
    const row = within(await rowOf('望江'));
    expect(row.getByRole('link', { name: '望江' })).toHaveAttribute(
      'href',
      '/room-detail/room-%E6%9C%9B%E6%B1%9F',
    );
    expect(await row.findByRole('link', { name: /复盘/ })).toHaveAttribute(
      'href',
      '/details/2026%207?from=rooms',
    );
  });

  it('[ROOM-04] neither opens nor books a room of the chat app, and says so', async () => {
    const { user } = renderRooms();
    const row = within(await rowOf('企微一号'));
    expect(row.queryByRole('link')).not.toBeInTheDocument();
    expect(row.queryByRole('button', { name: /预订/ })).not.toBeInTheDocument();
    await user.click(row.getByRole('button', { name: '企微一号' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('企业微信会议室暂不支持预订');
  });

  it('[ROOM-06] [BEY-03] says before one tries which rule shuts a room, and when it is free next', async () => {
    const broken = aRoom('松风', { status: 'OUT_OF_ORDER' });
    const closed = aRoom('兰亭', { can: { book: false, open: true } });
    const hours = aRoom('观云', { openFromMinute: 540, openToMinute: 1080 });
    renderRooms({ rooms: [broken, closed, hours, tide] });
    const noteOf = async (name: string) => (await within(await rowOf(name)).findAllByRole('gridcell'))[0];
    expect(await noteOf('松风')).toHaveAccessibleName('会议室不可用，维护中，当天没有空闲时段');
    expect(await noteOf('兰亭')).toHaveAccessibleName(/没有该会议室的预订权限/);
    expect(await noteOf('观云')).toHaveAccessibleName(/仅 09:00–18:00 可订，最近空闲 10:15–18:00/);
    expect(within(await rowOf('听涛')).getByText('需审批')).toBeInTheDocument();
    expect(await noteOf('听涛')).toHaveAccessibleName(/需审批，须至少提前10分钟/);
    for (const name of ['松风', '兰亭'])
      expect(within(await rowOf(name)).queryByRole('button', { name: /预订/ })).not.toBeInTheDocument();
  });

  it.each<[string, Partial<Room>, string, string]>([
    [
      'whose approver is missing',
      { audit: { required: true, auditors: [] } },
      '审批人缺失',
      '审批人缺失，无法发起申请',
    ],
    ['out of order', { status: 'OUT_OF_ORDER' }, '维护中', '会议室不可用，维护中'],
    ['of the chat app', { appId: 'wecom' }, '企业微信', '企业微信会议室暂不支持预订'],
    ['of others', {}, '无权限', '没有该会议室的预订权限'],
  ])('[ROOM-06] names one cause of a room %s, in its tag and on its day', async (_, parts, tag, words) => {
    renderRooms({ rooms: [aRoom('兰亭', { ...parts, can: { book: false, open: true } })] });
    const row = within(await rowOf('兰亭'));
    const tags = ['审批人缺失', '维护中', '企业微信', '无权限', '需审批'];
    expect(tags.filter((each) => row.queryAllByText(each).length > 0)).toEqual([tag]);
    const [slot] = await row.findAllByRole('gridcell');
    expect(slot).toHaveAccessibleName(expect.stringContaining(words));
    expect(slot).not.toHaveAccessibleName(/无预订权限/);
    expect(row.queryByRole('button', { name: /预订/ })).not.toBeInTheDocument();
  });

  it('[ERR-03] offers to clear a filter that fits no room', async () => {
    renderRooms({ rooms: [], address: '/rooms?keyword=xyz&day=2026-11-18' });
    expect(await screen.findByText('没有符合条件的会议室')).toBeVisible();
    const clear = within(results()).getByRole<HTMLAnchorElement>('link', { name: '清除筛选' });
    expect(clear.href).toBe('http://localhost/rooms?day=2026-11-18');
  });

  it('[ERR-03] says that the rooms could not be loaded, with the trace and a retry', async () => {
    renderRooms({ answers: { [roomCalls.page]: () => failure(500) } });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('会议室加载失败');
    expect(alert).toHaveTextContent('trace-1');
    expect(screen.getByRole('button', { name: '重试' })).toBeVisible();
  });

  it('[ERR-02] takes no booking for a day it could not read', async () => {
    renderRooms({ answers: { [roomCalls.orders]: () => failure(500) } });
    expect(await screen.findByRole('alert')).toHaveTextContent(/当日安排加载失败.*服务器异常.*trace-1/);
    const row = screen.getByRole('row', { name: /^望江/ });
    // Below the rows, which must not jump away from under the pointer.
    expect(screen.getByRole('grid').compareDocumentPosition(screen.getByRole('alert'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    const track = row.querySelector<HTMLElement>('[data-track]');
    expect(track).toHaveTextContent('当日安排未知');
    expect(track).toHaveAttribute('data-unknown', 'true');
    expect(within(row).queryByRole('button', { name: /^预订/ })).not.toBeInTheDocument();

    const mouse = { pointerType: 'mouse', button: 0, pointerId: 1 };
    fireEvent.pointerDown(track!, { ...mouse, clientX: 900 });
    fireEvent.pointerMove(track!, { ...mouse, clientX: 960 });
    fireEvent.click(track!, { clientX: 960 });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(row.querySelector('[data-draft]')).toBeNull();
  });
});
