import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import type { Room } from '@/lib/contract/room';
import { at, me, now, zone } from '@/test/builders/meeting-builders';
import { aPerson, peopleCalls } from '@/test/builders/people-builders';
import { aBookedMeeting, anOrder, aRoom, roomCalls, roomPages } from '@/test/builders/room-builders';
import { fakeBff } from '@/test/http/fake-bff';
import { renderApp } from '@/test/render/render-app';
import { OrderMeeting } from '../form/order-meeting';

let query = new URLSearchParams();
jest.mock('next/navigation', () => ({
  useRouter: () => ({ replace: jest.fn(), back: jest.fn() }),
  useSearchParams: () => query,
}));

const wang = aPerson('王芳');
const river = aRoom('望江');
const wave = aRoom('听雨');
const hall = aRoom('临川');
const tower = aRoom('云顶', { areaPath: '上海 / 二号楼 / 20F' });

type Setup = { rooms?: Room[]; size?: number; roomId?: string; venue?: string };

/** The form at 14:15–15:00; the service answers `size` rooms at a time. */
function renderForm({ rooms = [river, wave, hall, tower], size = 100, roomId = '' }: Setup = {}) {
  window.sessionStorage.clear();
  query = new URLSearchParams({
    startTime: String(at('14:15')),
    endTime: String(at('15:00')),
    subject: '版本评审',
    roomId,
  });
  const bff = fakeBff({
    [roomCalls.settings]: {
      publicAddressBook: true,
      template: { createMode: 'single', noticeLabels: ['none'], scope: 2 },
    },
    [roomCalls.page]: roomPages(rooms, { size, busy: [hall] }),
    [roomCalls.orders]: [anOrder(hall, { beginTime: at('14:00'), endTime: at('16:00') })],
    [roomCalls.services]: [],
    [roomCalls.check]: { refusals: [] },
    [roomCalls.schedule]: aBookedMeeting(river),
    [peopleCalls.recommended]: [wang],
    [peopleCalls.busy]: [],
  });
  renderApp(
    <ServerClockProvider now={now}>
      <OrderMeeting staffId={me} realName="林晓" zone={zone} />
    </ServerClockProvider>,
    bff,
  );
  return {
    bff,
    user: userEvent.setup(),
    sent: () => bff.calls.filter(({ key }) => key === roomCalls.schedule).map(({ body }) => body),
  };
}

const listed = () =>
  within(screen.getByRole('list', { name: '可选会议室' }))
    .queryAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent?.slice(0, 2));
const chosen = () =>
  within(screen.getByRole('list', { name: '已选会议室' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const search = () => screen.getByRole('searchbox', { name: '搜索会议室' });

describe('[BOOK-02] the rooms of a company with more than one page of them', () => {
  it('[BOOK-01] holds the room that a link names, wherever it stands', async () => {
    const { user, sent } = renderForm({ size: 2, roomId: tower.id });
    await waitFor(() => expect(chosen()).toEqual(['云顶']));
    await user.click(screen.getByRole('button', { name: '发送预订' }));
    await waitFor(() => expect(sent()).toMatchObject([{ roomBookingForms: [{ roomId: tower.id }] }]));
  });

  it('are found by the service, and a chosen one stays when the search is over', async () => {
    const { user } = renderForm({ size: 2 });
    await waitFor(() => expect(listed()).toEqual(['望江', '听雨']));
    expect(screen.getByText('还有 2 间未列出，可按名称查找')).toBeVisible();
    await user.type(search(), '云');
    await user.click(await screen.findByRole('checkbox', { name: /^云顶/ }));
    await user.clear(search());
    await waitFor(() => expect(listed()).toEqual(expect.arrayContaining(['望江', '听雨'])));
    expect(chosen()).toEqual(['云顶']);
  });

  it('[ROOM-07] can be narrowed to those that are free then', async () => {
    const { user } = renderForm({ rooms: [hall, river, wave], size: 2 });
    await waitFor(() => expect(listed()).toEqual(['望江', '临川']));
    await user.click(screen.getByRole('checkbox', { name: '仅看空闲' }));
    await waitFor(() => expect(listed()).toEqual(['望江', '听雨']));
  });
});

describe('[BOOK-02] the rooms of a company of one page', () => {
  it('are narrowed by name and by area without a call', async () => {
    const { user, bff } = renderForm();
    await waitFor(() => expect(listed()).toHaveLength(4));
    await user.type(search(), '二号楼');
    expect(listed()).toEqual(['云顶']);
    await user.clear(search());
    await user.click(screen.getByRole('checkbox', { name: '仅看空闲' }));
    expect(listed()).toEqual(['望江', '听雨', '云顶']);
    expect(bff.keys().filter((key) => key === roomCalls.page)).toHaveLength(1);
  });

  it('[BOOK-01] says that a room of the link is gone, and takes it off', async () => {
    const { user, sent } = renderForm({ roomId: `${river.id},room-gone` });
    expect(await screen.findByText('原先选择的会议室已不存在')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '移除' }));
    expect(screen.queryByText('原先选择的会议室已不存在')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '发送预订' }));
    await waitFor(() => expect(sent()).toMatchObject([{ roomBookingForms: [{ roomId: river.id }] }]));
  });
});

describe('[BOOK-02] the many rooms of a company', () => {
  const many = Array.from({ length: 30 }, (_, index) => aRoom(`厅${index + 1}`));
  const count = () =>
    within(screen.getByRole('list', { name: '可选会议室' })).queryAllByRole('checkbox').length;

  it('are listed in whole rows, more of them by a press that leads to the first new one', async () => {
    const { user } = renderForm({ rooms: many });
    await waitFor(() => expect(count()).toBe(8));
    await user.click(screen.getByRole('button', { name: '显示更多会议室（还有 22 间）' }));
    expect(count()).toBe(24);
    expect(screen.getByRole('checkbox', { name: /^厅9/ })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: '显示更多会议室（还有 6 间）' }));
    expect(count()).toBe(30);
    expect(screen.queryByRole('button', { name: /^显示更多会议室/ })).not.toBeInTheDocument();
  });

  it('keep the chosen one in sight, and are all searched', async () => {
    const { user } = renderForm({ rooms: many, roomId: 'room-厅30' });
    const chosen = await screen.findByRole('checkbox', { name: /^厅30/ });
    expect(chosen).toBeChecked();
    await user.click(screen.getByRole('button', { name: '显示更多会议室（还有 21 间）' }));
    expect(screen.getByRole('checkbox', { name: /^厅9/ })).toHaveFocus();
    await user.click(chosen);
    expect(chosen).not.toBeChecked();
    expect(chosen).toHaveFocus();
    await user.type(search(), '厅29');
    expect(screen.getByRole('checkbox', { name: /^厅29/ })).toBeVisible();
  });
});

describe('[BOOK-10] a room that seats fewer than are to come', () => {
  it('is said, and booked all the same', async () => {
    const nook = aRoom('角落', { capacity: 1 });
    const { user, sent } = renderForm({ rooms: [nook], roomId: nook.id });
    await waitFor(() => expect(chosen()).toEqual(['角落']));
    const note = '共 2 人，角落 可容纳 1 人，座位可能不够';
    expect(screen.queryByText(/座位可能不够/)).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: '添加王芳' }));
    expect(await screen.findByText(note)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '发送预订' }));
    await waitFor(() => expect(sent()).toMatchObject([{ roomBookingForms: [{ roomId: nook.id }] }]));
    await user.click(screen.getByRole('button', { name: '移除王芳' }));
    expect(screen.queryByText(note)).not.toBeInTheDocument();
  });
});

describe('[BOOK-02] a place instead of a room', () => {
  it('is asked for, sent without rooms, and given up again', async () => {
    const { user, sent } = renderForm({ roomId: river.id });
    await waitFor(() => expect(chosen()).toEqual(['望江']));
    await user.click(screen.getByRole('radio', { name: '其他地点' }));
    expect(screen.queryByRole('group', { name: '会议室' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '发送预订' }));
    expect(screen.getByRole('textbox', { name: '地点' })).toHaveAccessibleDescription('请输入会议地点');
    expect(screen.getByRole('textbox', { name: '地点' })).toHaveFocus();
    await user.type(screen.getByRole('textbox', { name: '地点' }), '客户公司');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent()).toMatchObject([{ roomBookingForms: [], address: '客户公司' }]));
    await user.click(screen.getByRole('radio', { name: '会议室' }));
    expect(chosen()).toEqual(['望江']);
  });
});
