import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignOutcomes } from '@/components/meeting/sign-in/sign-outcomes';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import type { ScheduleRecord } from '@/lib/contract/schedule';
import { msPerMinute } from '@/lib/time/instant';
import { aRecord, at, me, now, today, zone } from '@/test/builders/meeting-builders';
import { fakeBff, json, type SeenCall } from '@/test/http/fake-bff';
import { renderApp } from '@/test/render/render-app';
import { ListMode } from '../list/list-mode';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const path = '/api-meeting/api/user';
const answer = `PUT ${path}/meetings/meeting-1/members/status`;
const tellLate = `POST ${path}/meetings/meeting-1/actions/tell-late`;
const nobody = { answer: false, signIn: false, endEarly: false };

const next = (parts: Parameters<typeof aRecord>[0] = {}) =>
  aRecord({
    _id: 'meeting-1',
    subject: '发布准备会',
    beginTime: at('10:30'),
    endTime: at('11:00'),
    address: '听雨',
    rooms: [{ roomName: '听雨', address: '上海 / 一号楼 / 3F' }],
    attendance: { all: 6, joined: 4, names: ['林晓', '王芳'] },
    ...parts,
  });
const invited = (parts: Parameters<typeof aRecord>[0] = {}) =>
  next({ creatorStaffId: 'staff-wang', organizerName: '王芳', can: { ...nobody, answer: true }, ...parts });

function renderDay(records: ScheduleRecord[], day = today) {
  let stored = records;
  const bff = fakeBff({
    [`GET ${path}/meeting-records`]: () => json(stored),
    [answer]: ({ body }: SeenCall) => {
      const { state } = body as { state: 1 | 2 | 3 };
      stored = stored.map((record) =>
        record.meeting.subject === '发布准备会' ? { ...record, inviteState: state } : record,
      );
      return json({ inviteState: state });
    },
    [tellLate]: () => new Response(null, { status: 204 }),
  });
  const { unmount } = renderApp(
    <ServerClockProvider now={now}>
      <SignOutcomes phone="" zone={zone}>
        <ListMode day={day} staffId={me} zone={zone} />
      </SignOutcomes>
    </ServerClockProvider>,
    bff,
  );
  const told = () => bff.keys().filter((key) => key === tellLate).length;
  return { unmount, told, user: userEvent.setup() };
}

const first = async () =>
  within(await screen.findByRole('region', { name: '今日安排' })).getAllByRole('listitem')[0] as HTMLElement;

describe('[SCH-02] the first of today', () => {
  it('says how long until then, what, where with building and floor, and who comes', async () => {
    renderDay([next()]);
    expect(await first()).toHaveTextContent(
      '23 分钟后开始10:3011:00发布准备会待开始听雨 · 一号楼 3F林晓、王芳 等 6 人，4 人参加',
    );
    expect(within(await first()).getByRole('link', { name: '发布准备会' })).toHaveAttribute(
      'href',
      '/details/1234567891?from=schedule',
    );
  });

  it('is the meeting that runs, with the time that is left of it', async () => {
    renderDay([
      next(),
      aRecord({ subject: '产品周会', beginTime: at('09:30'), endTime: at('10:15'), status: 'DURING' }),
    ]);
    expect(await first()).toHaveTextContent('还剩 8 分钟09:3010:15产品周会会议中');
    const rows = within(screen.getByRole('region', { name: '今日安排' })).getAllByRole('listitem');
    expect(rows[1]).toHaveTextContent('10:3011:00发布准备会23 分钟后开始待开始');
  });

  it('has one tag beside the countdown, which says that it runs', async () => {
    renderDay([invited({ beginTime: at('10:00'), status: 'DURING' })]);
    const card = within(await first());
    expect(card.getByText('会议中').closest('.visually-hidden')).not.toBeNull();
    expect(card.getByText('已参加').closest('.visually-hidden')).toBeNull();
  });

  it('stands on no other day', async () => {
    renderDay([next()], '2026-11-19');
    expect(await screen.findByText('暂无会议')).toBeVisible();
    expect(screen.queryByText(/后开始/)).not.toBeInTheDocument();
  });

  it.each([
    ['an answer', invited({ inviteState: 0 }), ['参加', '请假', '拒绝']],
    ['the sign-in', next({ can: { ...nobody, signIn: true, endEarly: true } }), ['签到：发布准备会']],
    [
      'the end',
      next({ status: 'DURING', beginTime: at('10:00'), can: { ...nobody, endEarly: true } }),
      ['结束会议'],
    ],
    ['nothing', next(), []],
  ])('has as its action %s', async (_case, record, names) => {
    renderDay([record]);
    const buttons = within(await first()).queryAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual(names);
  });

  const inRoom = { rooms: [{ roomName: '听雨', address: '上海 / 一号楼 / 3F', roomId: 'room-1' }] };

  it.each([
    [
      'the way to the room, and from when one can sign in',
      { ...inRoom, signInFrom: at('10:20') },
      '10:20 起可签到',
      true,
    ],
    ['the way to a room without sign-in', inRoom, '听雨', true],
    ['that a meeting elsewhere asks for nothing', { rooms: undefined }, '无会议室，无需签到', false],
    ['that nothing is to be done where the room has no page', {}, '准时参加即可，无需操作', false],
  ])('says without another action: %s', async (_case, parts, words, hasLink) => {
    renderDay([next(parts)]);
    const card = within(await first());
    const link = card.queryByRole('link', { name: '查看路线与会议室' });
    if (hasLink) expect(link).toHaveAttribute('href', '/room-detail/room-1');
    else expect(link).not.toBeInTheDocument();
    expect(await first()).toHaveTextContent(words);
  });

  it('leads whoever does not come to no room', async () => {
    renderDay([invited({ ...inRoom, inviteState: 0 })]);
    expect(within(await first()).queryByRole('link', { name: '查看路线与会议室' })).not.toBeInTheDocument();
  });

  it('tells the others by one press that one will be late, and then says so', async () => {
    const { user, told } = renderDay([next({ lateness: 'open' })]);
    const card = within(await first());
    await user.click(card.getByRole('button', { name: '我会迟到' }));
    const button = await card.findByRole('button', { name: '已告知会迟到' });
    expect(button).toHaveFocus();
    await user.click(button);
    expect(told()).toBe(1);
  });

  it.each([
    ['was told', next({ lateness: 'told' as const }), '已告知会迟到'],
    ['cannot be told', next(), undefined],
  ])('says of lateness that %s', async (_case, record, words) => {
    renderDay([record]);
    const buttons = within(await first()).queryAllByRole('button', { name: /迟到/ });
    expect(buttons.map(({ textContent }) => textContent)).toEqual(words ? [words] : []);
  });

  it('leads into the online meeting, and nowhere else than to the web', async () => {
    const { unmount } = renderDay([next({ joinUrl: 'https://meet.example/42' })]);
    expect(within(await first()).getByRole('link', { name: '加入会议' })).toHaveAttribute(
      'href',
      'https://meet.example/42',
    );
    unmount();
    renderDay([next({ joinUrl: 'javascript:alert(1)' })]);
    expect(within(await first()).queryByRole('link', { name: '加入会议' })).not.toBeInTheDocument();
  });

  it('[UX-03] stays where it is once declined, with the way back in focus', async () => {
    const later = aRecord({ subject: '复盘', beginTime: at('17:00'), endTime: at('18:00') });
    const { user } = renderDay([invited({ inviteState: 0 }), later]);
    const card = await first();
    await user.click(within(card).getByRole('button', { name: '请假' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '请假' }));
    expect(await within(card).findByText('已请假')).toBeVisible();
    expect(await first()).toBe(card);
    await user.click(within(card).getByRole('button', { name: '修改对“发布准备会”的回复' }));
    await user.click(within(card).getByRole('button', { name: '参加' }));
    expect(await within(card).findByText('已参加')).toBeVisible();
  });
});

describe('[SCH-02] a conflict of the first', () => {
  const other = (parts: Parameters<typeof aRecord>[0] = {}) =>
    aRecord({ subject: '架构评审', beginTime: at('10:45'), endTime: at('11:30'), conflict: true, ...parts });

  it('is named, and one’s own meetings can be moved', async () => {
    renderDay([next({ conflict: true }), other()]);
    expect(await first()).toHaveTextContent('时间冲突：10:45–11:30 架构评审');
    const ways = within(await first())
      .getAllByRole('link')
      .slice(1)
      .map((link) => link.textContent);
    expect(ways).toEqual(['调整“发布准备会”', '调整“架构评审”']);
  });

  it('is mended by leave from another’s meeting', async () => {
    const { user } = renderDay([invited({ conflict: true }), other()]);
    const card = await first();
    await user.click(within(card).getByRole('button', { name: '请假：发布准备会' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '再想想' }));
    expect(within(card).getByText('已参加')).toBeVisible();
    await user.click(within(card).getByRole('button', { name: '请假：发布准备会' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '请假' }));
    expect(await within(card).findByText('已请假')).toBeVisible();
  });
});

describe('[SCH-02] the tab’s title', () => {
  beforeEach(() => {
    document.title = '会议日程';
    jest.useFakeTimers({ advanceTimers: true });
  });
  afterEach(() => jest.useRealTimers());

  it('says how long until then and where, goes on with the clock, and is given back', async () => {
    const { unmount } = renderDay([next()]);
    await first();
    expect(document.title).toBe('23 分钟 · 听雨');
    await act(() => jest.advanceTimersByTimeAsync(2 * msPerMinute));
    expect(document.title).toBe('21 分钟 · 听雨');
    unmount();
    expect(document.title).toBe('会议日程');
  });

  it('goes on when the page’s own title arrives after the screen, and gives that back', async () => {
    const { unmount } = renderDay([next()]);
    await first();
    document.title = '会议日程 · 示例科技';
    await act(() => Promise.resolve());
    expect(document.title).toBe('23 分钟 · 听雨');
    unmount();
    expect(document.title).toBe('会议日程 · 示例科技');
  });

  it('stays the page’s own when nothing is left today', async () => {
    renderDay([aRecord({ status: 'FINISH', beginTime: at('09:00'), endTime: at('09:30') })]);
    await screen.findByRole('region', { name: '已结束' });
    expect(document.title).toBe('会议日程');
  });
});
