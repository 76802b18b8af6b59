import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { fakeBff, json, type SeenCall } from '@/test/http/fake-bff';
import { at, me, now, zone } from '@/test/builders/meeting-builders';
import { renderApp } from '@/test/render/render-app';
import { card, clickAt } from '@/test/render/render-day';
import { anOrder, aPage, areas, aRoom, equipment, roomCalls } from '@/test/builders/room-builders';
import { PersonChoicesProvider } from '@/components/session/choices/person-choices';
import { peopleCalls } from '@/test/builders/people-builders';
import { RoomsScreen } from '../day/rooms-screen';

jest.mock('next/navigation', () => jest.requireActual('@/test/browser/address-navigation'));

const router = {
  pathname: '/rooms',
  asPath: '/rooms',
  query: {},
  prefetch: () => Promise.resolve(),
} as unknown as NextRouter;

const rooms = [
  aRoom('揽月', { capacity: 4 }),
  aRoom('望江', { capacity: 8, equipment: ['屏幕', '白板'] }),
  aRoom('听涛', { capacity: 12, equipment: ['白板'] }),
];

/** 听涛 is never free. */
const taken = rooms
  .filter(({ name }) => name === '听涛')
  .map((room) => anOrder(room, { beginTime: at('08:00'), endTime: at('20:00') }));

type Body = {
  pageSize: number;
  capacityGe?: number;
  equipment?: string[];
  keyword?: string;
  freeFrom?: number;
  freeTo?: number;
};

/** Answers as the service would, by its own filter. */
function matchingRooms({ pageSize, capacityGe = 0, equipment: wanted = [], keyword = '', freeFrom }: Body) {
  const list = rooms.filter(
    (room) =>
      room.capacity >= capacityGe &&
      wanted.every((name) => room.equipment.includes(name)) &&
      room.name.includes(keyword) &&
      (freeFrom === undefined || room.name !== '听涛'),
  );
  return aPage(list.slice(0, pageSize), { pageSize, total: list.length });
}

type Setup = { address?: string; areaTrees?: unknown; answer?: (body: Body) => Promise<Response> | Response };

function renderFinder({
  address = '/rooms',
  areaTrees = areas,
  answer = (body) => json(matchingRooms(body)),
}: Setup = {}) {
  window.history.pushState(null, '', address);
  const bff = fakeBff({
    [roomCalls.areas]: areaTrees,
    [roomCalls.equipment]: equipment,
    [roomCalls.page]: (call: SeenCall) => answer(call.body as Body),
    [roomCalls.orders]: taken,
    [peopleCalls.config]: {},
    [peopleCalls.setConfig]: ({ body }: SeenCall) => json(body),
  });
  renderApp(
    <RouterContext.Provider value={router}>
      <ServerClockProvider now={now}>
        <PersonChoicesProvider staffId={me}>
          <RoomsScreen zone={zone} />
        </PersonChoicesProvider>
      </ServerClockProvider>
    </RouterContext.Provider>,
    bff,
  );
  const lists = () =>
    bff.calls
      .filter(({ key }) => key === roomCalls.page)
      .map(({ body }) => body as Body)
      .filter(({ pageSize }) => pageSize === 30);
  return { user: userEvent.setup(), lists };
}

const results = () => screen.getByRole('group', { name: '会议室与当日安排' });
const row = (name: string) => within(results()).queryByRole('row', { name: new RegExp(`^${name}`) });
const names = () => rooms.map(({ name }) => name).filter((name) => row(name));
const choice = (name: string) =>
  within(screen.getByRole('group', { name: '空闲时段' })).getByRole('radio', { name });
const shows = (...expected: string[]) => waitFor(() => expect(names()).toEqual(expected));

beforeEach(() => window.localStorage.clear());

describe('the room finder', () => {
  it('[ROOM-07] narrows by seats and equipment, keeps the focus, says how many, and Back takes it back', async () => {
    const { user } = renderFinder();
    await shows('揽月', '望江', '听涛');
    expect(screen.getByRole('status')).toHaveTextContent('3 间，此刻 2 间空闲');

    const size = screen.getByRole('radio', { name: '8+' });
    await user.click(size);
    await shows('望江', '听涛');
    expect(size).toBeChecked();
    expect(size).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 间，此刻 1 间空闲'));

    await user.click(screen.getByRole('checkbox', { name: '屏幕' }));
    await shows('望江');
    expect(window.location.search).toBe('?day=2026-11-18&capacity=8&equipment=%E5%B1%8F%E5%B9%95');

    window.history.back();
    await shows('望江', '听涛');
    expect(screen.getByRole('checkbox', { name: '屏幕' })).not.toBeChecked();
  });

  it('[ROOM-07] looks for rooms that are free at a time, and books exactly that', async () => {
    const { user, lists } = renderFinder();
    await shows('揽月', '望江', '听涛');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await user.click(choice('自定'));
    expect(screen.getByLabelText('空闲时段到')).toBeDisabled();
    await user.selectOptions(screen.getByLabelText('空闲时段从'), '14:00');
    await shows('揽月', '望江');
    expect(lists().at(-1)).toMatchObject({ freeFrom: at('14:00'), freeTo: at('14:30') });

    await user.selectOptions(screen.getByLabelText('空闲时段到'), '15:00');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 间在 14:00–15:00 空闲'));
    expect(results().querySelector('[data-highlight]')).toBeInTheDocument();
    await user.click(await within(results()).findByRole('button', { name: '预订望江' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('14:00–15:00');
  });

  it('[ROOM-07] a click anywhere in the band of the time that is looked for books exactly that', async () => {
    renderFinder({ address: '/rooms?day=2026-11-18&from=14:00&to=15:00' });
    await shows('揽月', '望江');
    await clickAt('望江', '14:20');
    expect(await card()).toHaveTextContent('14:00–15:00');
    await clickAt('望江', '15:05');
    expect(await card()).toHaveTextContent('15:00–15:30');
  });

  it('[ROOM-07] finds what is free now with one click, and lets it go with one', async () => {
    const { user, lists } = renderFinder({ address: '/rooms?day=2026-11-20' });
    await shows('揽月', '望江', '听涛');
    await user.click(choice('现在（今天）'));
    await shows('揽月', '望江');
    expect(window.location.search).toBe('?day=2026-11-18&from=10%3A15&to=10%3A45');
    expect(lists().at(-1)).toMatchObject({ freeFrom: at('10:15'), freeTo: at('10:45') });
    expect(choice('现在')).toBeChecked();
    await user.click(choice('不限'));
    await shows('揽月', '望江', '听涛');
  });

  it('[ROOM-07] finds what is free all through a part of the day, says when that is, and follows Back', async () => {
    const { user, lists } = renderFinder();
    await shows('揽月', '望江', '听涛');
    await user.click(choice('下午'));
    await shows('揽月', '望江');
    expect(lists().at(-1)).toMatchObject({ freeFrom: at('13:00'), freeTo: at('18:00') });
    expect(screen.getByText('13:00–18:00 全程空闲')).toHaveAttribute('aria-live', 'polite');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();

    await user.click(choice('自定'));
    await user.selectOptions(screen.getByLabelText('空闲时段到'), '17:00');
    expect(choice('自定')).toBeChecked();
    await user.click(choice('上午'));
    expect(screen.getByText('10:15–12:00 全程空闲')).toBeVisible();
    window.history.back();
    await waitFor(() => expect(choice('自定')).toBeChecked());
    expect(screen.getByLabelText('空闲时段到')).toHaveDisplayValue('17:00');
    window.history.back();
    await waitFor(() => expect(choice('下午')).toBeChecked());
  });

  it.each([
    ['over', 'from=09:00&to=09:30', '该时段已过去'],
    ['reversed', 'from=15:00&to=14:00', '结束时间须晚于开始时间'],
  ])('[ROOM-07] [ERR-04] says of a time that it is %s, and shows all rooms', async (_, query, words) => {
    renderFinder({ address: `/rooms?${query}` });
    await shows('揽月', '望江', '听涛');
    expect(screen.getByText(new RegExp(words))).toBeVisible();
    expect(screen.getByLabelText('空闲时段到')).toBeInvalid();
  });

  it('[ROOM-07] [UX-03] keeps the rows, set back, until the next ones are there', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const { user } = renderFinder({
      answer: async (body) => {
        if (body.capacityGe) await gate;
        return json(matchingRooms(body));
      },
    });
    await shows('揽月', '望江', '听涛');
    await user.click(screen.getByRole('radio', { name: '12+' }));
    expect(results()).toHaveAttribute('aria-busy', 'true');
    expect(names()).toEqual(['揽月', '望江', '听涛']);
    expect(screen.getByRole('status')).toHaveTextContent('3 间，此刻 2 间空闲');
    release();
    await shows('听涛');
    expect(results()).toHaveAttribute('aria-busy', 'false');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 间，此刻 0 间空闲'));
  });

  it('[ROOM-07] shows what narrows the list, and takes one away without losing the place', async () => {
    const { user } = renderFinder({ address: '/rooms?capacity=8&equipment=屏幕,白板' });
    await shows('望江');
    const chosen = screen.getByRole('list', { name: '已选条件' });
    expect(screen.getByRole('button', { name: '筛选 3 个条件' })).toBeInTheDocument();
    await user.click(within(chosen).getByRole('link', { name: '移除条件 屏幕' }));
    await shows('望江', '听涛');
    expect(within(chosen).getByRole('link', { name: '移除条件 白板' })).toHaveFocus();
    await user.click(within(chosen).getByRole('link', { name: '清除筛选' }));
    await shows('揽月', '望江', '听涛');
    expect(results()).toHaveFocus();
    expect(window.location.search).toBe('?day=2026-11-18');
  });

  it('[ROOM-07] [ERR-03] offers the steps that would find a room', async () => {
    const { user } = renderFinder({ address: '/rooms?capacity=12&equipment=屏幕' });
    const relaxed = await screen.findByRole('link', { name: '放宽到 8 人，有 1 间' });
    expect(screen.getByText('没有符合条件的会议室')).toBeVisible();
    expect(screen.getByRole('link', { name: '去掉屏幕，有 1 间' })).toBeVisible();
    await user.click(relaxed);
    await shows('望江');
  });

  it('[ROOM-01] lets one go on typing while the rooms follow, and follows Back', async () => {
    const { user, lists } = renderFinder();
    await shows('揽月', '望江', '听涛');
    const search = screen.getByRole('searchbox', { name: '搜索会议室' });
    await user.type(search, '望');
    await shows('望江');
    expect(search).toHaveFocus();
    await user.type(search, '江');
    await waitFor(() => expect(lists().at(-1)).toMatchObject({ keyword: '望江' }));
    await user.click(screen.getAllByRole('link', { name: '清除筛选' })[0]!);
    await waitFor(() => expect(search).toHaveValue(''));
    window.history.back();
    await waitFor(() => expect(search).toHaveValue('望江'));
  });

  it('[ROOM-01] [CFG-04] a link that says anything shows what it says, whatever was remembered', async () => {
    const stored = JSON.stringify({ roomFilter: { areaIds: ['area-two'] } });
    window.localStorage.setItem(`person-choices.${me}`, stored);
    const { lists } = renderFinder({ address: '/rooms?capacity=8' });
    await shows('望江', '听涛');
    expect(lists()).toEqual([{ pageNo: 1, pageSize: 30, capacityGe: 8 }]);
    expect(window.localStorage.getItem(`person-choices.${me}`)).toBe(stored);
  });

  it('[ROOM-07] shows two floors of the same name as two filters', async () => {
    const error = jest.spyOn(console, 'error');
    const [first] = areas;
    const twins = [
      { ...first, id: 'one', name: '3F', children: [] },
      { ...first, id: 'two', name: '3F', children: [] },
    ];
    renderFinder({ address: '/rooms?areaIds=one,two', areaTrees: twins });
    expect(await screen.findAllByRole('link', { name: '移除条件 3F' })).toHaveLength(2);
    expect(error).not.toHaveBeenCalled();
  });

  it('[UX-01] the legend tells each rule that shuts a room, and running from over, as the grid draws them', async () => {
    renderFinder();
    await shows('揽月', '望江', '听涛');
    const legend = within(screen.getByRole('list', { name: '图例', hidden: true }));
    const looks = [
      '不可预约时段',
      '无预订权限',
      '会议室不可用',
      '企业微信会议室',
      '我的，进行中',
      '我的，已结束',
    ].map((words) => {
      const drawn = legend.getByText(words).querySelector<HTMLElement>('.slots > span');
      const { shut, order, running, over } = drawn?.dataset ?? {};
      const when = [running && 'running', over && 'over'];
      return [shut && `shut ${shut}`, order && `order ${order}`, ...when].filter(Boolean).join(' ');
    });
    expect(looks).toEqual([
      'shut closed',
      'shut not-permitted',
      'shut out-of-order',
      'shut chat-app',
      'order mine running',
      'order mine over',
    ]);
  });

  it('[UX-01] Esc closes the legend and nothing else', async () => {
    const { user } = renderFinder();
    await shows('揽月', '望江', '听涛');
    const others = jest.fn<void, [KeyboardEvent]>();
    window.addEventListener('keydown', others);
    const legend = screen.getByText('图例', { selector: 'summary' });
    await user.click(legend);
    await user.keyboard('{Escape}');
    window.removeEventListener('keydown', others);
    expect(legend.closest('details')).not.toHaveAttribute('open');
    expect(others.mock.calls[0]?.[0].defaultPrevented).toBe(true);
  });

  it('[UX-01] T shows today, but is a letter where one types', async () => {
    const { user } = renderFinder({ address: '/rooms?day=2026-11-20' });
    await shows('揽月', '望江', '听涛');
    await user.type(screen.getByRole('searchbox'), 't');
    expect(window.location.search).toContain('day=2026-11-20');
    act(() => within(results()).getByRole('grid').focus());
    await user.keyboard('t');
    expect(window.location.search).toContain('day=2026-11-18');
  });

  it('[UX-01] N and P show the days beside', async () => {
    const { user } = renderFinder({ address: '/rooms?day=2026-11-20' });
    await shows('揽月', '望江', '听涛');
    act(() => within(results()).getByRole('grid').focus());
    await user.keyboard('n');
    expect(window.location.search).toContain('day=2026-11-21');
    act(() => within(results()).getByRole('grid').focus());
    await user.keyboard('p');
    expect(window.location.search).toContain('day=2026-11-20');
  });
});
