import { QueryClient, QueryObserver, type QueryKey } from '@tanstack/react-query';
import type { LiveChange } from '@/lib/contract/change';
import { liveChanges } from '@/lib/domain/limits/live-limits';
import type { Api } from '@/lib/client/api';
import { unreadApprovals } from '../approval';
import { bookingCheck, orderSettings } from '../booking';
import { meetingDetail } from '../meeting';
import { areaTrees, roomCount, roomOrders, roomsFreeNow } from '../room';
import { calendarItems, scheduleRecords } from '../schedule';
import { followChanges } from './follow-changes';

const day = { beginTime: 1, endTime: 2 };
const api = jest.fn() as unknown as Api;
const draft = (roomId: string) => ({ subject: 'x', ...day, roomBookingForms: [{ roomId }] });
const readings = {
  roomsOneAndTwo: roomOrders(api, { roomIds: ['r1', 'r2'], ...day }),
  roomThree: roomOrders(api, { roomIds: ['r3'], ...day }),
  freeNow: roomsFreeNow(api, { filter: {}, now: () => 0 }),
  roomsFreeThen: roomCount(api, { freeFrom: 1, freeTo: 2 }),
  allRooms: roomCount(api, {}),
  checkOfOne: bookingCheck(api, draft('r1')),
  checkOfThree: bookingCheck(api, draft('r3')),
  template: orderSettings(api),
  areas: areaTrees(api),
  meetingOne: meetingDetail(api, 'n1'),
  meetingTwo: meetingDetail(api, 'n2'),
  week: scheduleRecords(api, day),
  month: calendarItems(api, day),
  unread: unreadApprovals(api),
};
type Name = keyof typeof readings;

const keyOf = (name: Name): QueryKey => readings[name].queryKey;
/** The parts of the real options that following depends on. */
const optionsOf = (name: Name) => ({ queryKey: keyOf(name), meta: readings[name].meta });

const contents: Partial<Record<Name, unknown>> = {
  meetingOne: { _id: 'm1', meetingNo: 'n1', roomOrderList: [{ roomId: 'r1' }] },
  meetingTwo: { _id: 'm2', meetingNo: 'n2' },
  week: [{ meeting: { _id: 'm1', meetingNo: 'n1' } }],
  month: [{ id: 'm2', meetingNo: 'n2' }],
};

const change = (kind: LiveChange['kind'], ...ids: string[]): LiveChange => ({ kind, ids, version: 'v' });
const untilRead = () => jest.advanceTimersByTimeAsync(liveChanges.spreadMs);
const untilGapRead = () => jest.advanceTimersByTimeAsync(liveChanges.gapSpreadMs);
const untilGathered = () => jest.advanceTimersByTimeAsync(liveChanges.gatherMs);

/** A page that shows all of it, freshly read; `read` is what it has asked for since. */
function openPage(shown = Object.keys(readings) as Name[]) {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, gcTime: Infinity } },
  });
  const read: Name[] = [];
  const answers = new Map<Name, () => Promise<unknown>>();
  const show = (name: Name) =>
    new QueryObserver(queryClient, {
      ...optionsOf(name),
      queryFn: () => {
        read.push(name);
        return answers.get(name)?.() ?? Promise.resolve(contents[name] ?? []);
      },
    }).subscribe(() => undefined);
  for (const name of Object.keys(readings) as Name[])
    queryClient.getQueryCache().build(queryClient, optionsOf(name), fetched(contents[name] ?? []));
  for (const name of shown) show(name);
  return { queryClient, read, answers, show, live: followChanges(queryClient) };
}

/** A promise that the test keeps. */
function promised() {
  let keep: () => void = () => undefined;
  const promise = new Promise<unknown>((resolve) => {
    keep = () => resolve([]);
  });
  return { promise, keep };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('what a change makes a page read again', () => {
  it.each<[string, LiveChange, Name[]]>([
    [
      'a room: its days, its checks, and who is free',
      change('room', 'r1'),
      ['roomsOneAndTwo', 'freeNow', 'roomsFreeThen', 'checkOfOne'],
    ],
    ['a room that is not shown: who is free', change('room', 'r9'), ['freeNow', 'roomsFreeThen']],
    [
      'a meeting: its details, and the schedule that it is on',
      change('meeting', 'm1'),
      ['meetingOne', 'week'],
    ],
    ['another meeting', change('meeting', 'm2'), ['meetingTwo', 'month']],
    [
      '[MEET-07] devices of a room: the details of meetings there',
      change('device', 'r1', 'r2'),
      ['meetingOne'],
    ],
    ['a meeting that is not shown', change('meeting', 'm9'), []],
    ['me: my schedule and my approvals', change('staff', 's1'), ['week', 'month', 'unread']],
  ])('[UX-02] %s', async (_, received, expected) => {
    const { live, read } = openPage();
    live.hear(received);
    await untilRead();
    expect(read).toEqual(expected);
  });

  it('[UX-02] everything, when something may have been missed', async () => {
    const { live, read } = openPage();
    live.hearOfGap();
    await untilGapRead();
    expect(read).toEqual(Object.keys(readings));
  });

  it('[UX-02] [R31] everything later than a single change, since all pages may have missed it, and the change no later for it', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.9);
    const { live, read } = openPage(['roomsOneAndTwo', 'roomThree']);
    live.hearOfGap();
    live.hear(change('room', 'r1'));
    await untilRead();
    expect(read).toEqual(['roomsOneAndTwo']);
    await untilGapRead();
    expect(read).toEqual(['roomsOneAndTwo', 'roomsOneAndTwo', 'roomThree']);
  });

  it('[UX-02] nothing, when told only its place', async () => {
    const { live, read } = openPage();
    live.hear(change('meeting'));
    await untilRead();
    expect(read).toEqual([]);
  });

  it('[UX-02] what is not on the screen only once it comes back', async () => {
    const { live, read, show } = openPage(['week']);
    live.hear(change('room', 'r1'));
    await untilRead();
    expect(read).toEqual([]);
    show('roomsOneAndTwo');
    show('roomThree');
    expect(read).toEqual(['roomsOneAndTwo']);
  });
});

describe('changes that come close together', () => {
  it('[UX-02] are read at once, and the first of them waits for none', async () => {
    const { live, read } = openPage(['roomsOneAndTwo', 'roomThree']);
    live.hear(change('room', 'r1'));
    await untilRead();
    expect(read).toEqual(['roomsOneAndTwo']);
    for (let count = 0; count < 50; count += 1) live.hear(change('room', 'r2', 'r3'));
    await untilGathered();
    expect(read).toEqual(['roomsOneAndTwo', 'roomsOneAndTwo', 'roomThree']);
  });

  it('[UX-02] do not begin a slow reading anew each time, and the last of them is not lost in it', async () => {
    const { live, read, answers } = openPage(['roomThree']);
    const slow = promised();
    answers.set('roomThree', () => slow.promise);
    live.hear(change('room', 'r3'));
    for (let count = 0; count < 5; count += 1) {
      await untilGathered();
      live.hear(change('room', 'r3'));
    }
    expect(read).toHaveLength(1);
    slow.keep();
    await untilGathered();
    expect(read).toHaveLength(2);
  });
});

describe('a change that comes', () => {
  it('[UX-02] while something is read for the first time has it read once more', async () => {
    const { queryClient, live, read, answers, show } = openPage([]);
    queryClient.removeQueries({ queryKey: keyOf('roomThree') });
    const before = promised();
    answers.set('roomThree', () => before.promise);
    show('roomThree');
    live.hear(change('room', 'r3'));
    await untilRead();
    expect(read).toHaveLength(1);
    before.keep();
    await untilRead();
    expect(read).toHaveLength(2);
  });

  it('[UX-03] while something of one’s own is being sent waits until that is settled', async () => {
    const { queryClient, live, read } = openPage();
    const sending = promised();
    const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: () => sending.promise });
    const sent = mutation.execute(undefined);
    live.hear(change('meeting', 'm2'));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(read).toEqual([]);
    sending.keep();
    await sent;
    await untilRead();
    expect(read).toEqual(['meetingTwo', 'month']);
  });

  it('[UX-02] before a page that was rendered without it has that read again, and nothing else', async () => {
    const { queryClient, live, read, show } = openPage(['week']);
    queryClient.removeQueries({ queryKey: keyOf('meetingOne') });
    live.hear(change('meeting', 'm1'));
    await untilRead();
    await untilGathered();
    read.length = 0;
    queryClient.getQueryCache().build(queryClient, optionsOf('meetingOne'), fetched(contents.meetingOne));
    show('meetingOne');
    await untilRead();
    expect(read).toEqual(['meetingOne']);
  });

  it('[UX-02] long before such a page was rendered leaves it alone', async () => {
    const { queryClient, live, read, show } = openPage(['week']);
    queryClient.removeQueries({ queryKey: keyOf('meetingOne') });
    live.hear(change('meeting', 'm1'));
    await jest.advanceTimersByTimeAsync(liveChanges.pageAgeMs);
    read.length = 0;
    queryClient.getQueryCache().build(queryClient, optionsOf('meetingOne'), fetched(contents.meetingOne));
    show('meetingOne');
    await untilRead();
    expect(read).toEqual([]);
  });

  it('[SESS-06] after the end is nobody’s', async () => {
    const { live, read } = openPage();
    live.hear(change('staff', 's1'));
    live.hearOfGap();
    live.end();
    await untilGapRead();
    expect(read).toEqual([]);
  });
});

const fetched = (data: unknown) => ({
  data,
  dataUpdateCount: 0,
  dataUpdatedAt: Date.now(),
  error: null,
  errorUpdateCount: 0,
  errorUpdatedAt: 0,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  isInvalidated: false,
  status: 'success' as const,
  fetchStatus: 'idle' as const,
});
