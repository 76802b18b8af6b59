import { dehydrate, HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { RoomDetail } from '@/components/room/detail/room-detail';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { ToastProvider } from '@/components/ui/toast/toast';
import { createApi } from '@/lib/client/api';
import { browserTransport } from '@/lib/client/transport/browser-transport';
import { ApiProvider } from '@/lib/query/context/api-context';
import { createQueryClient } from '@/lib/query/context/query-client';
import { failure, fakeBff } from '@/test/http/fake-bff';
import { at, now, today, zone } from '@/test/builders/meeting-builders';
import { anOrder, aRoom, roomCalls } from '@/test/builders/room-builders';
import { prefetchRoom } from './prefetch-room';

jest.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams() }));

const river = aRoom('望江');
const roomCall = `GET /api-meeting/api/user/rooms/${encodeURIComponent(river.id)}`;

/** The HTML for a browser without script, and the number of calls that rendering it made. */
async function htmlOf(orders: unknown) {
  const bff = fakeBff({ [roomCall]: river, [roomCalls.orders]: orders });
  const api = createApi(browserTransport(bff));
  const queryClient = createQueryClient();
  await prefetchRoom({ api, queryClient, roomId: river.id, day: today, zone });
  const asked = bff.calls.length;
  const html = renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <ApiProvider api={api}>
        <ToastProvider>
          <ServerClockProvider now={now}>
            <HydrationBoundary state={dehydrate(queryClient)}>
              <RoomDetail roomId={river.id} zone={zone} />
            </HydrationBoundary>
          </ServerClockProvider>
        </ToastProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
  return { html: html.replaceAll('<!-- -->', ''), askedWhileRendering: bff.calls.length - asked };
}

describe('a room’s page before script has loaded', () => {
  it('[UX-04] holds the room and its coming days', async () => {
    const later = { beginTime: at('14:00', '2026-11-20'), endTime: at('15:00', '2026-11-20') };
    const { html, askedWhileRendering } = await htmlOf([anOrder(river, { subject: '客户回访', ...later })]);
    for (const text of ['望江', '上海 / 一号楼 / 3F', '11月18日 今天', '11月24日', '客户回访'])
      expect(html).toContain(text);
    expect(askedWhileRendering).toBe(0);
  });

  it('[ERR-03] holds the room also when its bookings could not be read', async () => {
    const { html } = await htmlOf(() => failure(503));
    expect(html).toContain('上海 / 一号楼 / 3F');
  });
});
