import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import type { BookingDraft } from '@/lib/query/booking-keys';
import { roomKeys } from '@/lib/query/room-keys';
import { failure, fakeBff, json } from '@/test/http/fake-bff';
import { at, me, now, zone } from '@/test/builders/meeting-builders';
import { aBookedMeeting, aPage, aRoom, roomCalls } from '@/test/builders/room-builders';
import { renderApp } from '@/test/render/render-app';
import { FreedOffers, FreedTime } from './freed-time';
import { useRememberVain } from './remember-vain';
import { useVainSearch } from './use-vain-search';
import { readSearches, usefulSearches, type VainSearch, withSearch, writeSearches } from './vain-searches';

const river = aRoom('望江');
const tide = aRoom('听涛', { audit: { required: true, auditors: [] } });
const window = { beginTime: at('14:00'), endTime: at('15:00') };
const filter = { capacityGe: 8, freeFrom: window.beginTime, freeTo: window.endTime };
const draft: BookingDraft = { subject: '版本评审', ...window, roomBookingForms: [{ roomId: river.id }] };

/** Stands for a list of rooms without a result. */
function EmptyList() {
  useVainSearch(filter);
  return null;
}

/** Stands for a form whose booking was refused. */
function RefusedForm() {
  const remember = useRememberVain();
  return <button onClick={() => remember({ draft, roomNames: '望江' })}>发送</button>;
}

type Setup = { list?: boolean; answers?: Record<string, unknown> };

function renderPage({ list = true, answers = {} }: Setup = {}) {
  let rooms = [tide];
  let refusals = [{ code: 400403002, message: '' }];
  const bff = fakeBff({
    [roomCalls.page]: () => json(aPage(rooms)),
    [roomCalls.check]: () => json({ refusals }),
    [roomCalls.schedule]: aBookedMeeting(river),
    ...answers,
  });
  const view = renderApp(
    <ServerClockProvider now={now}>
      <FreedTime staffId={me}>
        {list ? <EmptyList /> : <RefusedForm />}
        <FreedOffers realName="林晓" zone={zone} />
      </FreedTime>
    </ServerClockProvider>,
    bff,
  );
  /** A booking of somebody else goes, and the stream of changes says so. */
  const free = async () => {
    // React Query does not begin a first reading anew.
    await waitFor(() => expect([bff.calls.length > 0, view.queryClient.isFetching()]).toEqual([true, 0]));
    rooms = [tide, river];
    refusals = [];
    await act(() => view.queryClient.invalidateQueries());
  };
  const sent = () => bff.calls.filter(({ key }) => key === roomCalls.schedule);
  return { ...view, bff, user: userEvent.setup(), free, sent };
}

const offer = () => screen.findByRole('region', { name: '望江 空出来了' });
const noOffer = () => expect(screen.queryByRole('region', { name: /空出来了/ })).not.toBeInTheDocument();

beforeEach(() => globalThis.sessionStorage.clear());

describe('time that was searched for in vain', () => {
  it('[BEY-09] is offered once a room is free, and booked by one press', async () => {
    const { user, free, sent, bff } = renderPage();
    await waitFor(() => expect(bff.keys()).toContain(roomCalls.page));
    noOffer();
    await free();
    expect(await offer()).toHaveTextContent('您刚才查找的 14:00–15:00');
    await user.click(screen.getByRole('button', { name: '立即预订' }));
    expect(await screen.findByText('已预订 望江 14:00–15:00')).toBeVisible();
    expect(screen.getByRole('button', { name: '撤销' })).toBeVisible();
    noOffer();
    expect(sent().map(({ body }) => body)).toEqual([
      { subject: '林晓的会议', ...window, roomBookingForms: [{ roomId: river.id }] },
    ]);
    expect(readSearches(me)).toEqual([]);
  });

  it('[BEY-09] of a refused booking is booked as it was written', async () => {
    const { user, free, sent, bff } = renderPage({ list: false });
    await user.click(screen.getByRole('button', { name: '发送' }));
    await waitFor(() => expect(bff.keys()).toContain(roomCalls.check));
    noOffer();
    await free();
    await user.click(await screen.findByRole('button', { name: '立即预订' }));
    await waitFor(() => expect(sent().map(({ body }) => body)).toEqual([draft]));
  });

  it('[BEY-09] goes to the first press; the others are told, and presses use one key', async () => {
    const { user, free, sent } = renderPage({
      answers: { [roomCalls.schedule]: () => failure(409, 400403002) },
    });
    await free();
    await user.click(await screen.findByRole('button', { name: '立即预订' }));
    expect(await screen.findByText('晚了一步，该时段刚被他人预订')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: '立即预订' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(new Set(sent().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });

  it('[BEY-09] is offered after a reload, and no more once the offer is closed', async () => {
    const first = renderPage();
    first.unmount();
    const { user, free } = renderPage({ list: false });
    await free();
    await offer();
    await user.click(screen.getByRole('button', { name: '关闭' }));
    noOffer();
    expect(readSearches(me)).toEqual([]);
  });

  it('[UX-02] is read again when any room changes', () => {
    const { queryClient } = renderPage();
    const query = queryClient.getQueryCache().find({ queryKey: [...roomKeys.all, 'become-free', filter] });
    expect(query?.meta).toEqual({ follows: [{ kind: 'room' }] });
  });
});

describe('what is remembered', () => {
  const search = { filter, storedAt: now };

  it('[BEY-09] half an hour long, and not beyond the time itself', () => {
    const useful = (later: number) => usefulSearches([search], now + later).length;
    expect([0, 29 * 60_000, 30 * 60_000].map(useful)).toEqual([1, 1, 0]);
    expect(
      usefulSearches([{ filter: { ...filter, freeFrom: now + 60_000 }, storedAt: now }], now + 60_000),
    ).toEqual([]);
  });

  it('[BEY-09] is each search once, and the newest three', () => {
    const other = (freeTo: number) => ({ filter: { ...filter, freeTo }, storedAt: now });
    const ends = (list: VainSearch[]) =>
      list.map((each) => ('filter' in each ? each.filter.freeTo - window.endTime : undefined));
    const all = [1, 2, 3, 4].reduce<VainSearch[]>(
      (list, hour) => withSearch(list, other(window.endTime + hour)),
      [],
    );
    expect(ends(all)).toEqual([4, 3, 2]);
    expect(ends(withSearch(all, other(window.endTime + 3)))).toEqual([3, 4, 2]);
  });

  it.each(['x', '{}', '[null,{"storedAt":1},{"filter":{"freeFrom":"a"},"storedAt":1}]'])(
    '[BOOK-03] is nothing of a storage that holds %s',
    (text) => {
      globalThis.sessionStorage.setItem(`vain-searches.${me}`, text);
      expect(readSearches(me)).toEqual([]);
    },
  );

  it('[S18] is the person’s own', () => {
    writeSearches('other', [search]);
    expect(readSearches(me)).toEqual([]);
  });
});
