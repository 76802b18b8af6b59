import { dehydrate, HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { OrderMeeting } from '@/components/booking/form/order-meeting';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { ToastProvider } from '@/components/ui/toast/toast';
import { createApi } from '@/lib/client/api';
import { browserTransport } from '@/lib/client/transport/browser-transport';
import { ApiProvider } from '@/lib/query/context/api-context';
import { createQueryClient } from '@/lib/query/context/query-client';
import { fakeBff } from '@/test/http/fake-bff';
import { at, me, now, zone } from '@/test/builders/meeting-builders';
import { anOrder, aPage, aRoom, roomCalls } from '@/test/builders/room-builders';
import { aPerson, peopleCalls } from '@/test/builders/people-builders';
import { prefetchBooking } from './prefetch-booking';

const river = aRoom('望江');
const query = {
  startTime: String(at('14:15')),
  endTime: String(at('15:00')),
  subject: '版本评审',
  members: 'staff-周宁',
};

jest.mock('next/navigation', () => ({
  useRouter: () => ({}),
  useSearchParams: () => new URLSearchParams(query),
}));

it('[UX-04] [BOOK-10] the booking form holds rooms, people, times and what was asked for before script has loaded', async () => {
  const bff = fakeBff({
    [roomCalls.settings]: {
      publicAddressBook: true,
      template: { createMode: 'single', noticeLabels: ['before_15'], scope: 2 },
    },
    [roomCalls.page]: aPage([river], { pageSize: 100 }),
    [roomCalls.orders]: [anOrder(river, { beginTime: at('14:30'), endTime: at('16:00') })],
    [peopleCalls.byId]: [aPerson('周宁')],
  });
  const api = createApi(browserTransport(bff));
  const queryClient = createQueryClient();
  await prefetchBooking({ api, queryClient, query, moment: { now, zone }, staffId: me });
  const html = renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <ApiProvider api={api}>
        <ToastProvider>
          <ServerClockProvider now={now}>
            <HydrationBoundary state={dehydrate(queryClient)}>
              <OrderMeeting staffId={me} realName="林晓" zone={zone} />
            </HydrationBoundary>
          </ServerClockProvider>
        </ToastProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
  for (const text of ['版本评审', '11月18日 周三', '望江', '14:30–16:00 已占用', '林晓', '周宁'])
    expect(html).toContain(text);
  expect(bff.keys()).toEqual([roomCalls.page, roomCalls.settings, peopleCalls.byId, roomCalls.orders]);
});
