import { useInfiniteQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noPages } from '@/components/room/day/loaded-rooms';
import { RoomsDay } from '@/components/room/day/rooms-day';
import { useDayOrders } from '@/components/room/day/orders/use-day-orders';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import type { Room, RoomOrder } from '@/lib/contract/room';
import { encodeOrders } from '@/lib/contract/codecs/order-columns';
import { useApi } from '@/lib/query/context/api-context';
import { roomPages } from '@/lib/query/room';
import { givePointerEvents } from '../browser/pointer-events';
import { fakeBff, json, type SeenCall } from '../http/fake-bff';
import { now, today, zone } from '../builders/meeting-builders';
import { renderApp } from './render-app';
import { aBookedMeeting, aPage, aRoom, roomCalls } from '../builders/room-builders';

export const river = aRoom('望江');
export const tide = aRoom('听涛', {
  audit: { required: true, auditors: [{ id: 'chen', realName: '陈晨' }] },
});

function Day() {
  const pages = useInfiniteQuery(roomPages(useApi(), {}));
  const dayOrders = useDayOrders(pages.data?.pages ?? noPages, { day: today, zone });
  const view = { day: today, areaIds: [], keyword: '', equipment: [] };
  return <RoomsDay pages={pages} dayOrders={dayOrders} view={view} zone={zone} />;
}

/** Cancels the meeting that `aBookedMeeting` books. */
const cancelCall = 'PUT /api-meeting/api/user/meetings/meeting-9/state/cancel';

type Setup = {
  rooms?: Room[];
  orders?: () => RoomOrder[] | Promise<RoomOrder[]>;
  schedule?: unknown;
  cancel?: unknown;
  /** Answers to other calls. */
  answers?: Record<string, unknown>;
};

export function renderDay({
  rooms = [river],
  orders = () => [],
  schedule = aBookedMeeting(river),
  cancel,
  answers,
}: Setup = {}) {
  const bff = fakeBff({
    [roomCalls.page]: aPage(rooms),
    // In the form that our own service answers in; other tests have the contract's list.
    [roomCalls.orders]: async ({ body }: SeenCall) => {
      const { roomIdList, beginTime } = body as { roomIdList: string[]; beginTime: number };
      const all = await orders();
      const rooms = roomIdList.map((id) => all.filter(({ roomId }) => roomId === id));
      return json(encodeOrders(rooms, beginTime));
    },
    [roomCalls.check]: { refusals: [] },
    [roomCalls.schedule]: schedule,
    [cancelCall]: cancel,
    ...answers,
  });
  const { queryClient } = renderApp(
    <ServerClockProvider now={now}>
      <Day />
    </ServerClockProvider>,
    bff,
  );
  return {
    bff,
    queryClient,
    user: userEvent.setup(),
    sent: () => bff.calls.filter(({ key }) => key === roomCalls.schedule),
    cancelled: () => bff.calls.filter(({ key }) => key === cancelCall),
  };
}

/** A track of 1440 px: a pixel is a minute of the day. */
export async function trackOf(name: string) {
  const row = await screen.findByRole('row', { name: new RegExp(`^${name}`) });
  await within(row).findByRole('button', { name: `预订${name}` });
  const track = row.querySelector<HTMLElement>('[data-track]');
  if (!track) throw new Error(`no track of ${name}`);
  track.getBoundingClientRect = () => ({ left: 0, width: 1440 }) as DOMRect;
  track.setPointerCapture = () => undefined;
  return track;
}

export const minute = (clockTime: string) => Number(clockTime.slice(0, 2)) * 60 + Number(clockTime.slice(3));

/** Until the card has come that a draft brings along, if it is here already. */
const settled = (work: () => unknown) => act(async () => void work());

export async function clickAt(name: string, clockTime: string) {
  const track = await trackOf(name);
  await settled(() => fireEvent.click(track, { clientX: minute(clockTime) }));
}

/** From free time, or from whatever lies on the track there: the draft itself or one of its ends. */
export async function drag(name: string, [from, to]: [from: string, to: string], on = '') {
  const track = await trackOf(name);
  const mouse = { pointerType: 'mouse', button: 0, pointerId: 1 };
  const grip = on ? track.querySelector(on) : track;
  if (!grip) throw new Error(`nothing to drag on ${name}: ${on}`);
  fireEvent.pointerDown(grip, { ...mouse, clientX: minute(from) });
  await settled(() => fireEvent.pointerMove(track, { ...mouse, clientX: minute(to) }));
  const release = () => {
    fireEvent.pointerUp(track, mouse);
    fireEvent.click(track, { clientX: minute(to) });
  };
  return { track, release };
}

export const card = () => screen.findByRole('dialog', { name: '预订会议' });

beforeAll(givePointerEvents);
