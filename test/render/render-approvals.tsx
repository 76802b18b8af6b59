import { useRouter, useSearchParams } from 'next/navigation';
import userEvent from '@testing-library/user-event';
import { ApprovalCentre } from '@/components/approval/centre/approval-centre';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import type { ApprovalRecord } from '@/lib/contract/approval';
import { now, zone } from '@/test/builders/meeting-builders';
import { fakeBff } from '@/test/http/fake-bff';
import { renderApp } from './render-app';

class NeverInSight {
  observe() {}
  disconnect() {}
}
globalThis.IntersectionObserver = NeverInSight as unknown as typeof IntersectionObserver;

export const records = '/api-meeting/api/user/meeting-audit-records';
export const toMe = `POST ${records}/send-to-me/page`;
export const byMe = `POST ${records}/send-by-me/page`;
export const unread = `GET ${records}/actions/unread-count`;
export const push = jest.fn();

export const pageOf = (list: ApprovalRecord[], nextCursor?: string) => ({
  list,
  total: list.length,
  pageNo: 1,
  pageSize: 20,
  ...(nextCursor !== undefined && { nextCursor }),
});

/** Puts the screen at an address; the test mocks `next/navigation`. */
export function openAddress(search: string) {
  jest.mocked(useRouter).mockReturnValue({ push } as unknown as ReturnType<typeof useRouter>);
  jest
    .mocked(useSearchParams)
    .mockReturnValue(new URLSearchParams(search) as ReturnType<typeof useSearchParams>);
}

export const theCentre = (
  <ServerClockProvider now={now}>
    <ApprovalCentre zone={zone} />
  </ServerClockProvider>
);

/** The approval centre over a BFF whose lists are empty where the test gives no others. */
export function renderCentre(answers: Record<string, unknown>, search = '') {
  openAddress(search);
  const bff = fakeBff({ [unread]: { count: 0 }, [toMe]: pageOf([]), [byMe]: pageOf([]), ...answers });
  const { queryClient } = renderApp(theCentre, bff);
  const bodiesOf = (key: string) => bff.calls.filter((call) => call.key === key).map(({ body }) => body);
  return { bff, bodiesOf, queryClient, user: userEvent.setup() };
}
