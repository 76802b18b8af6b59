import { dehydrate, HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { RoomsScreen } from '@/components/room/day/rooms-screen';
import { roomsView } from '@/components/room/finder/rooms-view';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { ToastProvider } from '@/components/ui/toast/toast';
import { createApi } from '@/lib/client/api';
import { browserTransport } from '@/lib/client/transport/browser-transport';
import { ApiProvider } from '@/lib/query/context/api-context';
import { createQueryClient } from '@/lib/query/context/query-client';
import { failure, fakeBff, json, type SeenCall } from '@/test/http/fake-bff';
import { at, now, today, zone } from '@/test/builders/meeting-builders';
import { anOrder, aPage, areas, aRoom, equipment, roomCalls } from '@/test/builders/room-builders';
import { prefetchRooms } from './prefetch-rooms';

let address = '';
jest.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(address) }));
beforeEach(() => {
  address = '';
});

const river = aRoom('望江');
const broken = aRoom('松风', { status: 'OUT_OF_ORDER' });
const booked = anOrder(river, { subject: '客户回访', organizerName: '王芳', meetingNo: '77' });

const answers = {
  [roomCalls.areas]: areas,
  [roomCalls.equipment]: equipment,
  [roomCalls.page]: (call: SeenCall) => {
    const { pageSize } = call.body as { pageSize: number };
    return json(pageSize === 1 ? aPage([river], { pageSize }) : aPage([river, broken], { pageSize }));
  },
  [roomCalls.orders]: [booked],
};

/** The page for a browser without script: its data, put into HTML by the server. */
async function htmlOf(given: Record<string, unknown>) {
  const bff = fakeBff(given);
  const api = createApi(browserTransport(bff));
  const queryClient = createQueryClient();
  const view = roomsView(new URLSearchParams(address), today);
  await prefetchRooms({ api, queryClient, view, now, zone });
  const asked = bff.calls.length;
  const html = renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <ApiProvider api={api}>
        <ToastProvider>
          <ServerClockProvider now={now}>
            <HydrationBoundary state={dehydrate(queryClient)}>
              <RoomsScreen zone={zone} />
            </HydrationBoundary>
          </ServerClockProvider>
        </ToastProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
  return {
    html: html.replaceAll('<!-- -->', ''),
    askedWhileRendering: bff.calls.length - asked,
    calls: bff.calls,
  };
}

describe('the rooms page before script has loaded', () => {
  it('[UX-04] holds rooms, their day, the areas and the numbers', async () => {
    const { html, askedWhileRendering } = await htmlOf(answers);
    for (const text of [
      '望江',
      '8 人 · 一号楼 3F · 屏幕',
      '客户回访',
      '王芳',
      '维护中',
      '一号楼',
      '08:00',
      '10:07',
    ])
      expect(html).toContain(text);
    expect(html).toContain('2 间，此刻 1 间空闲');
    expect(html).toContain('href="/details/77?from=rooms"');
    expect(askedWhileRendering).toBe(0);
  });

  describe('of a list that goes on', () => {
    const pageBodies = (calls: SeenCall[]) =>
      calls.filter(({ key }) => key === roomCalls.page).map(({ body }) => body);
    const goesOn = aPage([river, broken], { total: 42 });
    it('[ROOM-01] holds how many are free in this minute', async () => {
      const page = ({ body }: SeenCall) =>
        json((body as { freeFrom?: number }).freeFrom ? aPage([river], { total: 7 }) : goesOn);
      const { html, askedWhileRendering, calls } = await htmlOf({ ...answers, [roomCalls.page]: page });
      expect(html).toContain('42 间，此刻 7 间空闲');
      expect(askedWhileRendering).toBe(0);
      expect(pageBodies(calls)).toEqual([
        { pageNo: 1, pageSize: 30 },
        { pageNo: 1, pageSize: 1, freeFrom: now, freeTo: now + 60_000 },
      ]);
    });

    it('[ROOM-01] asks nothing of the kind for another day', async () => {
      address = 'day=2026-11-20';
      const { html, calls } = await htmlOf({ ...answers, [roomCalls.page]: goesOn });
      expect(html).toContain('>共 42 间<');
      expect(pageBodies(calls)).toEqual([{ pageNo: 1, pageSize: 30 }]);
    });
  });

  it('[ROOM-02] asks for the whole day of the chosen rooms', async () => {
    const { calls } = await htmlOf(answers);
    expect(calls.find(({ key }) => key === roomCalls.orders)?.body).toEqual({
      roomIdList: [river.id, broken.id],
      beginTime: at('00:00'),
      endTime: at('00:00', '2026-11-19'),
    });
  });

  it('[ROOM-07] [UX-04] of a link with filters holds what they leave, and how many', async () => {
    address = 'capacity=8&equipment=白板,传真&from=14:00&to=15:00';
    const { html, askedWhileRendering, calls } = await htmlOf(answers);
    expect(html).toContain('2 间在 14:00–15:00 空闲');
    expect(html).toMatch(/<option value="840" selected="">14:00/);
    expect(askedWhileRendering).toBe(0);
    expect(calls.filter(({ key }) => key === roomCalls.page).map(({ body }) => body)).toEqual([
      {
        pageNo: 1,
        pageSize: 30,
        capacityGe: 8,
        equipment: ['白板'],
        freeFrom: at('14:00'),
        freeTo: at('15:00'),
      },
    ]);
  });

  it('[UX-04] keeps no rooms waiting for choices that its address does not name', async () => {
    let pageIsAsked = () => {};
    const asked = new Promise<void>((resolve) => (pageIsAsked = resolve));
    const { html } = await htmlOf({
      ...answers,
      [roomCalls.areas]: () => asked.then(() => json(areas)),
      [roomCalls.page]: () => {
        pageIsAsked();
        return json(aPage([river]));
      },
    });
    expect(html).toContain('一号楼');
  });

  it('[ERR-03] [ROOM-07] is there without the equipment, where that could not be read', async () => {
    const { html } = await htmlOf({ ...answers, [roomCalls.equipment]: () => failure(503) });
    expect(html).toContain('望江');
    expect(html).not.toContain('设备</legend>');
  });

  it('[ERR-03] shows the rooms also when their bookings could not be read', async () => {
    const { html } = await htmlOf({ ...answers, [roomCalls.orders]: () => failure(503) });
    expect(html).toContain('望江');
    expect(html).not.toContain('客户回访');
    expect(html).toContain('2 间，此刻 1 间空闲');
  });
});
