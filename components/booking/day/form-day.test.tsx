import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type * as rowHead from '@/components/room/grid/rows/row-head';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import type { Room, RoomOrder } from '@/lib/contract/room';
import { givePointerEvents } from '@/test/browser/pointer-events';
import { failure, fakeBff, json } from '@/test/http/fake-bff';
import { at, me, now, zone } from '@/test/builders/meeting-builders';
import { peopleCalls } from '@/test/builders/people-builders';
import { renderApp } from '@/test/render/render-app';
import { anOrder, aPage, aRoom, roomCalls } from '@/test/builders/room-builders';
import { OrderMeeting } from '../form/order-meeting';

/** The rooms whose rows were drawn, in turn. */
let drawn: string[] = [];

jest.mock('@/components/room/grid/rows/row-head', () => {
  const { RowHead } = jest.requireActual<typeof rowHead>('@/components/room/grid/rows/row-head');
  return {
    RowHead(props: Parameters<typeof RowHead>[0]) {
      drawn.push(props.room.name);
      return <RowHead {...props} />;
    },
  };
});

let query = new URLSearchParams();
jest.mock('next/navigation', () => ({ useRouter: () => ({}), useSearchParams: () => query }));

const river = aRoom('望江');
const wave = aRoom('听雨');
const hall = aRoom('临川');
const orchid = aRoom('兰亭', { can: { book: false, open: true } });

type Setup = { roomId?: string; rooms?: Room[]; orders?: RoomOrder[] | (() => Response) };

/** The form at 14:15–15:00 on a screen that has room for the grid. */
function renderForm({ roomId = '', rooms = [river, wave, orchid, hall], orders = [] }: Setup = {}) {
  query = new URLSearchParams({
    startTime: String(at('14:15')),
    endTime: String(at('15:00')),
    subject: '版本评审',
    roomId,
  });
  const bff = fakeBff({
    [roomCalls.settings]: {
      publicAddressBook: true,
      template: { createMode: 'single', noticeLabels: ['before_15'], scope: 2 },
    },
    [roomCalls.page]: aPage(rooms, { pageSize: 100 }),
    [roomCalls.orders]: orders,
    [roomCalls.services]: [],
    [roomCalls.check]: { refusals: [] },
    [peopleCalls.recommended]: [],
  });
  renderApp(
    <ServerClockProvider now={now}>
      <OrderMeeting staffId={me} realName="林晓" zone={zone} />
    </ServerClockProvider>,
    bff,
  );
  return userEvent.setup();
}

const grid = () => screen.findByRole('region', { name: '当天安排' });
const rowOf = async (name: string) =>
  within(await grid()).findByRole('row', { name: new RegExp(`^${name}`) });

/** A track of 1440 px: a pixel is a minute of the day. */
async function trackOf(name: string) {
  const row = await rowOf(name);
  await waitFor(() => expect(row.querySelector('[data-track][data-bookable="true"]')).not.toBeNull());
  const track = row.querySelector<HTMLElement>('[data-track]');
  if (!track) throw new Error(`no track of ${name}`);
  track.getBoundingClientRect = () => ({ left: 0, width: 1440 }) as DOMRect;
  track.setPointerCapture = () => undefined;
  return track;
}

const minute = (clockTime: string) => Number(clockTime.slice(0, 2)) * 60 + Number(clockTime.slice(3));
const clickAt = async (name: string, clockTime: string) =>
  fireEvent.click(await trackOf(name), { clientX: minute(clockTime) });

async function drag(name: string, from: string, to: string) {
  const track = await trackOf(name);
  const mouse = { pointerType: 'mouse', button: 0, pointerId: 1 };
  fireEvent.pointerDown(track, { ...mouse, clientX: minute(from) });
  fireEvent.pointerMove(track, { ...mouse, clientX: minute(to) });
  fireEvent.pointerUp(track, { ...mouse, clientX: minute(to) });
  fireEvent.click(track, { clientX: minute(to) });
}

const times = () =>
  ['开始时间', '结束时间'].map(
    (name) => screen.getByRole('combobox', { name }).querySelector('option:checked')?.textContent,
  );
const checkedRooms = () =>
  screen
    .getAllByRole('checkbox', { checked: true })
    .map((box) => box.closest('label')?.textContent)
    .filter((text) => text?.includes(' 人'));

beforeAll(() => {
  window.matchMedia = ((media: string) => ({
    media,
    matches: media === '(min-width: 600px)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  givePointerEvents();
});
beforeEach(() => window.sessionStorage.clear());

describe('the day of all rooms in the booking form', () => {
  it('[R34] typing a subject draws no row of the grid again', async () => {
    const user = renderForm({ roomId: hall.id });
    await trackOf('听雨');
    drawn = [];
    await user.type(screen.getByLabelText('会议主题'), '二');
    expect(screen.getByLabelText('会议主题')).toHaveValue('版本评审二');
    expect(drawn.filter((name) => name !== '临川')).toEqual([]);
  });

  it('[ROOM-02] shows the rooms one could have, the chosen one first, with the form’s time over all of them', async () => {
    renderForm({ roomId: hall.id, orders: [anOrder(wave, { subject: '客户回访' })] });
    expect(await within(await rowOf('听雨')).findByText('客户回访')).toBeInTheDocument();
    const names = within(await grid())
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent?.slice(0, 2));
    expect(names).toEqual(['临川', '望江', '听雨']);
    expect((await rowOf('临川')).querySelector('[data-pick]')).toHaveTextContent('45 分钟');
    expect((await grid()).querySelector('[data-highlight]')).toBeInTheDocument();
  });

  it('[ROOM-02] begins with a few of many rooms and the chosen one, so that only the page scrolls', async () => {
    const many = Array.from({ length: 10 }, (_, index) => aRoom(`厅${index}`));
    const user = renderForm({ rooms: [...many, river], roomId: river.id });
    const heads = async () => within(await grid()).getAllByRole('rowheader').length;
    await trackOf('望江');
    expect(await heads()).toBe(8);
    await user.click(within(await grid()).getByRole('button', { name: '显示更多会议室（还有 3 间）' }));
    expect(await heads()).toBe(11);
    expect(within(await grid()).getByRole('grid')).toHaveFocus();
  });

  it('[BOOK-02] a click sets room and time and keeps the length, the subject and the row’s place', async () => {
    renderForm({ roomId: river.id });
    await clickAt('听雨', '16:20');
    expect(times()).toEqual(['16:15', '17:00（45 分钟）']);
    expect(checkedRooms()).toEqual([expect.stringContaining('听雨')]);
    expect(screen.getByLabelText('会议主题')).toHaveValue('版本评审');
    expect((await rowOf('听雨')).querySelector('[data-pick]')).not.toBeNull();
    const [first] = within(await grid()).getAllByRole('rowheader');
    expect(first).toHaveTextContent('望江');
  });

  it('[BOOK-02] a click takes no more than what is left before the next booking', async () => {
    renderForm({ orders: [anOrder(wave, { beginTime: at('16:30'), endTime: at('17:00') })] });
    await clickAt('听雨', '16:00');
    expect(times()).toEqual(['16:00', '16:30（30 分钟）']);
  });

  it('[BOOK-03] a drag changes the time; several rooms stay together', async () => {
    const user = renderForm({ roomId: river.id });
    await user.click(await screen.findByRole('checkbox', { name: /^听雨/ }));
    await drag('临川', '11:00', '12:10');
    expect(times()).toEqual(['11:00', '12:15（1 小时 15 分钟）']);
    expect(checkedRooms()).toHaveLength(3);
    await drag('望江', '17:00', '17:20');
    expect(times()).toEqual(['17:00', '17:30（30 分钟）']);
    expect(checkedRooms()).toHaveLength(3);
  });

  it('[ERR-03] says that the bookings could not be read, and reads them again when asked', async () => {
    let answer = () => failure(503);
    const user = renderForm({ orders: () => answer() });
    expect(await screen.findByText('当日安排加载失败')).toBeVisible();
    answer = () => json([anOrder(wave, { subject: '客户回访' })]);
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await within(await rowOf('听雨')).findByText('客户回访')).toBeInTheDocument();
  });
});
