import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { operationCodes } from '@/lib/domain/error-codes';
import type { Room, RoomOrder } from '@/lib/contract/room';
import { errorOutcome } from '@/lib/text/errors';
import { roomKeys } from '@/lib/query/room-keys';
import { failure, fakeBff, json, offline } from '@/test/http/fake-bff';
import { at, me, now, today, zone } from '@/test/builders/meeting-builders';
import { peopleCalls } from '@/test/builders/people-builders';
import { renderApp } from '@/test/render/render-app';
import { aBookedMeeting, anOrder, aRoom, roomCalls, roomPages } from '@/test/builders/room-builders';
import { OrderMeeting } from './order-meeting';

const router = { replace: jest.fn(), back: jest.fn(), push: jest.fn() };
let query = new URLSearchParams();
jest.mock('next/navigation', () => ({ useRouter: () => router, useSearchParams: () => query }));

const river = aRoom('望江');
const tide = aRoom('听涛', { audit: { required: true, auditors: [{ id: 'chen', realName: '陈晨' }] } });
const clouds = aRoom('观云', { openFromMinute: 540, openToMinute: 1080 });
const orchid = aRoom('兰亭', { can: { book: false, open: true } });
const template = { createMode: 'single', noticeLabels: ['before_15'], scope: 2 };

type Setup = {
  requested?: Record<string, string>;
  rooms?: Room[];
  orders?: RoomOrder[] | (() => Response);
  schedule?: unknown;
  refusals?: unknown[];
  busy?: unknown[];
  atTime?: number;
  /** Answers to other calls. */
  answers?: Record<string, unknown>;
};

function renderForm({
  requested = {},
  rooms,
  orders = [],
  schedule,
  refusals = [],
  busy = [],
  atTime = now,
  answers,
}: Setup = {}) {
  query = new URLSearchParams(requested);
  const bff = fakeBff({
    [roomCalls.settings]: { publicAddressBook: true, template },
    [roomCalls.page]: roomPages(rooms ?? [river, tide, clouds, orchid]),
    [roomCalls.orders]: orders,
    [roomCalls.services]: [],
    [roomCalls.check]: { refusals },
    [roomCalls.schedule]: schedule ?? aBookedMeeting(river),
    [peopleCalls.recommended]: [],
    [peopleCalls.busy]: busy,
    ...answers,
  });
  const { queryClient } = renderApp(
    <ServerClockProvider now={atTime}>
      <OrderMeeting staffId={me} realName="林晓" zone={zone} />
    </ServerClockProvider>,
    bff,
  );
  return {
    bff,
    queryClient,
    user: userEvent.setup(),
    sent: () => bff.calls.filter(({ key }) => key === roomCalls.schedule),
  };
}

const shownTimes = () => [
  screen.getByRole('button', { name: /^日期/ }).textContent,
  screen.getByRole('combobox', { name: '开始时间' }).querySelector('option:checked')?.textContent,
  screen.getByRole('combobox', { name: '结束时间' }).querySelector('option:checked')?.textContent,
];
const span = (from: string, to: string, day = today) => ({
  startTime: String(at(from, day)),
  endTime: String(at(to, day)),
});
const room = (name: string) => screen.findByRole('checkbox', { name: new RegExp(`^${name}`) });
const send = () => screen.getByRole('button', { name: '发送预订' });
const filled = { subject: '版本评审', roomId: river.id, ...span('14:15', '15:00') };

beforeEach(() => {
  window.sessionStorage.clear();
  router.replace.mockClear();
  router.back.mockClear();
  router.push.mockClear();
});

describe('[BOOK-11] another meeting of one’s own at the form’s time', () => {
  const own = (from: string, to: string) => ({ beginTime: at(from), endTime: at(to), subject: '需求对齐' });
  const words = '您 14:00–14:30 有其他安排：需求对齐';

  it('is said at the times, and the next time that suits oneself and the room is a press away', async () => {
    const { user } = renderForm({
      requested: filled,
      busy: [{ staffId: me, busy: [own('14:00', '14:30'), own('15:30', '16:00')] }],
      orders: [anOrder(river, { beginTime: at('16:00'), endTime: at('16:30') })],
    });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getAllByText(words)).toHaveLength(1);
    expect(screen.getByLabelText('开始时间')).toHaveAccessibleDescription(words);
    expect(screen.getByLabelText('结束时间')).toHaveAccessibleDescription(words);
    await user.click(await screen.findByRole('button', { name: '改为 14:30–15:15' }));
    expect(shownTimes().slice(1)).toEqual(['14:30', '15:15（45 分钟）']);
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    expect(screen.getByLabelText('开始时间')).toHaveFocus();
  });

  it('says how many there are', async () => {
    renderForm({
      requested: filled,
      busy: [{ staffId: me, busy: [own('14:00', '14:30'), own('14:15', '15:00')] }],
    });
    expect(await screen.findByText(`${words} 等 2 场`)).toBeVisible();
  });

  it('waits for the room where it is taken in between', async () => {
    renderForm({
      requested: filled,
      busy: [{ staffId: me, busy: [own('14:00', '14:30'), own('15:30', '16:00')] }],
      orders: [anOrder(river, { beginTime: at('15:00'), endTime: at('16:30') })],
    });
    expect(await screen.findByRole('button', { name: '改为 16:30–17:15' })).toBeVisible();
  });

  it('offers nothing where the day has no such time left', async () => {
    renderForm({ requested: filled, busy: [{ staffId: me, busy: [own('14:00', '23:30')] }] });
    expect(await screen.findByText('您 14:00–23:30 有其他安排：需求对齐')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^改为/ })).not.toBeInTheDocument();
  });
});

it('[BEY-06] shows its slot to colleagues, and no slot that is taken', async () => {
  const hold = (method: string) =>
    `${method} /api-meeting/api/user/v2/rooms/${encodeURIComponent(river.id)}/hold`;
  const empty = () => new Response(null, { status: 204 });
  const { bff, user } = renderForm({
    requested: filled,
    orders: [anOrder(river, { beginTime: at('16:00'), endTime: at('17:00') })],
    answers: { [hold('PUT')]: empty, [hold('DELETE')]: empty },
  });
  const calls = () =>
    bff.calls.filter(({ key }) => key.endsWith('/hold')).map(({ key, body }) => [key, body]);
  const slot = { beginTime: at('14:15'), endTime: at('15:00') };
  await waitFor(() => expect(calls()).toEqual([[hold('PUT'), slot]]), { timeout: 3_000 });
  await user.selectOptions(screen.getByLabelText('开始时间'), '16:15');
  await waitFor(() => expect(calls().slice(1)).toEqual([[hold('DELETE'), undefined]]), { timeout: 3_000 });
});

it('[BOOK-02] a guest that is only half typed is neither lost nor left out', async () => {
  const { user, sent } = renderForm({ requested: filled });
  await room('望江');
  await user.click(screen.getByRole('button', { name: '邀请外部来宾' }));
  await user.type(screen.getByRole('textbox', { name: '姓名' }), '李雷');
  await user.click(send());
  expect(await screen.findByText('请先添加填写中的来宾，或清空其姓名和邮箱')).toBeVisible();
  expect(screen.getByText('请输入正确的邮箱地址')).toBeVisible();
  expect(sent()).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: '邮箱' }), 'li@example.com');
  await user.click(send());
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({ guests: [{ name: '李雷', email: 'li@example.com' }] });
});

describe('how the form is pre-set', () => {
  it('[BOOK-01] takes room, times and subject from the link', async () => {
    renderForm({ requested: filled });
    expect(screen.getByLabelText('会议主题')).toHaveValue('版本评审');
    expect(shownTimes()).toEqual(['11月18日 周三', '14:15', '15:00（45 分钟）']);
    expect(await room('望江')).toBeChecked();
  });

  it('[BOOK-01] else takes what this tab last held for the same person', async () => {
    const first = renderForm({ requested: span('14:15', '15:00') });
    await first.user.type(screen.getByLabelText('会议主题'), '版本评审');
    document.body.innerHTML = '';
    renderForm();
    expect(screen.getByLabelText('会议主题')).toHaveValue('版本评审');
    expect(shownTimes()).toEqual(['11月18日 周三', '14:15', '15:00（45 分钟）']);
    expect(Object.keys(window.sessionStorage)).toEqual([`order-parameters.${me}`]);
  });

  it('[BOOK-01] a reload of the link keeps what was typed, another link does not take it over', async () => {
    const first = renderForm({ requested: filled });
    await first.user.type(screen.getByLabelText('会议议程'), '一、遗留问题');
    document.body.innerHTML = '';
    renderForm({ requested: filled });
    expect(screen.getByLabelText('会议议程')).toHaveValue('一、遗留问题');
    expect(screen.getByLabelText('会议主题')).toHaveValue('版本评审');
    document.body.innerHTML = '';
    renderForm({ requested: { ...filled, subject: '复盘' } });
    expect(screen.getByLabelText('会议主题')).toHaveValue('复盘');
    expect(screen.getByLabelText('会议议程')).toHaveValue('');
  });

  it('[BOOK-06] takes the reason along that was typed into the small card', async () => {
    renderForm({ requested: { ...filled, roomId: tide.id, reason: '客户来访' } });
    expect(await screen.findByLabelText('申请理由')).toHaveValue('客户来访');
  });

  it.each([
    ['nothing asked', {}, ['11月18日 周三', '10:15', '10:45（30 分钟）']],
    [
      'no time at all',
      { startTime: 'soon', endTime: 'later' },
      ['11月18日 周三', '10:15', '10:45（30 分钟）'],
    ],
    ['an end before the start', span('15:00', '14:00'), ['11月18日 周三', '10:15', '10:45（30 分钟）']],
    ['a start that is over', span('09:00', '10:00'), ['11月18日 周三', '10:15', '10:45（30 分钟）']],
    ['times off the quarter', span('14:05', '14:50'), ['11月18日 周三', '14:15', '15:00（45 分钟）']],
    ['an end at midnight', span('23:30', '24:00'), ['11月18日 周三', '23:30', '24:00（30 分钟）']],
  ])('[BOOK-03] %s', (_, requested, expected) => {
    renderForm({ requested });
    expect(shownTimes()).toEqual(expected);
  });

  it('[BOOK-03] keeps the length when the start moves, up to 24:00', async () => {
    const { user } = renderForm({ requested: span('14:00', '15:00') });
    await user.selectOptions(screen.getByLabelText('开始时间'), '16:00');
    expect(shownTimes()[2]).toBe('17:00（1 小时）');
    await user.selectOptions(screen.getByLabelText('开始时间'), '23:30');
    expect(shownTimes()[2]).toBe('24:00（30 分钟）');
  });

  it('[BOOK-01] cancel goes back and forgets', async () => {
    window.history.pushState(null, '', '/rooms');
    const { user } = renderForm();
    await user.type(screen.getByLabelText('会议主题'), '版本评审');
    await user.click(screen.getByRole('button', { name: '取消' }));
    expect(router.back).toHaveBeenCalled();
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('[BOOK-01] cancel leads to the schedule where the form was opened by itself', async () => {
    jest.spyOn(window.history, 'length', 'get').mockReturnValue(1);
    const { user } = renderForm();
    await user.click(screen.getByRole('button', { name: '取消' }));
    expect(router.push).toHaveBeenCalledWith('/schedule');
    expect(router.back).not.toHaveBeenCalled();
    jest.restoreAllMocks();
  });
});

describe('what the form says before sending', () => {
  it('[BOOK-05] more than 90 minutes, with the length that would do', async () => {
    const { user } = renderForm({ requested: span('14:00', '15:45') });
    expect(screen.getByLabelText('结束时间')).toHaveAccessibleDescription(/会议时长不能超过90分钟/);
    await user.click(screen.getByRole('button', { name: '改为 14:00–15:30' }));
    expect(shownTimes()[2]).toBe('15:30（1 小时 30 分钟）');
    expect(screen.queryByText('会议时长不能超过90分钟')).not.toBeInTheDocument();
  });

  it('[BOOK-05] does not send what it knows to be refused, but goes to the first field that says so', async () => {
    const { user, sent } = renderForm({ requested: { ...filled, ...span('14:00', '15:45') } });
    await room('望江');
    await user.click(send());
    expect(screen.getByLabelText('结束时间')).toHaveFocus();
    expect(sent()).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: '改为 14:00–15:30' }));
    await user.click(send());
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('[BOOK-05] mends a start that is over and a length that is too much in one go', async () => {
    const { user } = renderForm({ requested: span('14:00', '15:45') });
    await user.selectOptions(screen.getByLabelText('开始时间'), '09:00');
    expect(screen.getByLabelText('开始时间')).toHaveAccessibleDescription(/预约时间已过期/);
    expect(screen.getByLabelText('结束时间')).toHaveAccessibleDescription(/会议时长不能超过90分钟/);
    await user.click(screen.getByRole('button', { name: /^改为/ }));
    expect(shownTimes()).toEqual(['11月18日 周三', '10:15', '11:45（1 小时 30 分钟）']);
    expect(screen.queryByRole('button', { name: /^改为/ })).not.toBeInTheDocument();
  });

  it('[BOOK-05] a start that is over, by the server’s clock', async () => {
    const { user } = renderForm();
    await user.selectOptions(screen.getByLabelText('开始时间'), '10:00');
    expect(screen.getByLabelText('开始时间')).toHaveAccessibleDescription(/预约时间已过期/);
  });

  it('[R37] a machine whose clock is a day ahead still offers today, and refuses nothing that is to come', () => {
    jest.spyOn(Date, 'now').mockReturnValue(now + 24 * 60 * 60_000);
    renderForm({ requested: span('14:15', '15:00') });
    expect(shownTimes()).toEqual(['11月18日 周三', '14:15', '15:00（45 分钟）']);
    expect(screen.getByLabelText('开始时间')).not.toHaveAccessibleDescription();
    jest.restoreAllMocks();
  });

  it('[BOOK-05] less than 10 minutes ahead of an approval', async () => {
    renderForm({ requested: { ...span('10:15', '10:45'), roomId: tide.id } });
    await room('听涛');
    expect(screen.getByLabelText('开始时间')).toHaveAccessibleDescription(/需审批的会议须至少提前10分钟发起/);
    expect(screen.getByRole('button', { name: '改为 10:30–11:00' })).toBeVisible();
  });

  it('[BOOK-05] outside the hours of a room', async () => {
    renderForm({ requested: { ...span('18:00', '18:30'), roomId: clouds.id } });
    await room('观云');
    expect(screen.getByLabelText('开始时间')).toHaveAccessibleDescription(
      /不在会议室可预约时间段内，仅 09:00–18:00 可订/,
    );
  });

  it('[BOOK-05] what only the service knows: an offline room back to back', async () => {
    renderForm({ requested: filled, refusals: [{ code: 400405002, message: '', roomId: river.id }] });
    expect(await screen.findByText('线下会议室不允许相同参会人连续预订')).toBeVisible();
  });

  it('[ROOM-06] which rooms cannot be had at that time, and why', async () => {
    renderForm({
      requested: span('14:15', '15:00'),
      orders: [anOrder(river, { beginTime: at('14:30'), endTime: at('16:00') })],
    });
    expect(await screen.findByRole('checkbox', { name: /^望江.*14:30–16:00 已占用/ })).toBeDisabled();
    expect(await room('望江')).toHaveAccessibleName(/空闲 10:15–14:30、16:00–24:00/);
    expect(await room('兰亭')).toBeDisabled();
    expect(await room('兰亭')).toHaveAccessibleName(/没有该会议室的预订权限/);
    expect(await room('观云')).toBeEnabled();
  });

  it.each<[string, Partial<Room>, RegExp]>([
    ['whose approver is missing', { audit: { required: true, auditors: [] } }, /审批人缺失，无法发起申请/],
    ['of the chat app', { appId: 'wecom' }, /企业微信会议室暂不支持预订/],
    ['out of order', { status: 'OUT_OF_ORDER' }, /维护中/],
  ])('[ROOM-06] [BOOK-06] that a room %s cannot be had, and no other cause', async (_, parts, words) => {
    const rooms = [river, aRoom('兰亭', { ...parts, can: { book: false, open: true } })];
    renderForm({ requested: { ...filled, roomId: 'room-兰亭' }, rooms });
    expect(await room('兰亭')).toHaveAccessibleName(words);
    expect(await room('兰亭')).not.toHaveAccessibleName(/权限/);
    expect(screen.getByRole('group', { name: '会议室' })).not.toHaveAccessibleDescription(/权限/);
    expect(screen.getByRole('group', { name: '会议室' })).toHaveAccessibleDescription(
      /审批人缺失|会议室不可用/,
    );
  });

  it('[BOOK-06] asks for a reason where a chosen room needs approval, and sends it', async () => {
    const { user, sent } = renderForm({ requested: { ...filled, roomId: tide.id } });
    await room('听涛');
    await user.click(send());
    expect(await screen.findByText('请输入申请理由')).toBeVisible();
    expect(sent()).toHaveLength(0);
    await user.type(screen.getByLabelText('申请理由'), '需要大屏');
    await user.click(send());
    await waitFor(() => expect(sent()[0]?.body).toMatchObject({ reason: '需要大屏' }));
  });

  it('asks for subject and room only once one tries to send', async () => {
    const { user, sent } = renderForm();
    await room('望江');
    expect(screen.queryByText('请输入会议主题')).not.toBeInTheDocument();
    await user.click(send());
    expect(screen.getByText('请输入会议主题')).toBeVisible();
    expect(screen.getByText('请选择会议室')).toBeVisible();
    expect(screen.getByLabelText('会议主题')).toHaveFocus();
    expect(sent()).toHaveLength(0);
  });
});

describe('a room that somebody else takes while the form is open', () => {
  const wave = aRoom('听雨', { capacity: 10 });
  const hall = aRoom('临川', { capacity: 30 });
  const faraway = aRoom('燕园', { areaId: 'area-beijing', areaPath: '北京 / 国贸 / 3F' });
  const taken = anOrder(river, { beginTime: at('14:30'), endTime: at('16:00'), organizerName: '王芳' });

  async function renderTaken() {
    let orders: RoomOrder[] = [];
    const form = renderForm({
      requested: filled,
      rooms: [river, faraway, hall, wave, orchid],
      orders: () => json(orders),
    });
    expect(await room('望江')).toBeChecked();
    expect(screen.queryByText('会议室时间冲突')).not.toBeInTheDocument();
    orders = [taken];
    await form.queryClient.invalidateQueries({ queryKey: roomKeys.orders() });
    expect(await screen.findByText('会议室时间冲突')).toHaveTextContent('望江 · 14:30–16:00 · 王芳');
    return form;
  }

  it('[R32] is told at the room, and mended by the nearest time that is free', async () => {
    const { user, sent } = await renderTaken();
    expect(screen.getByRole('group', { name: '会议室' })).toHaveAccessibleDescription(/会议室时间冲突/);
    await user.click(screen.getByRole('button', { name: '改为 13:45–14:30' }));
    expect(shownTimes()).toEqual(['11月18日 周三', '13:45', '14:30（45 分钟）']);
    expect(await room('望江')).toBeChecked();
    expect(screen.queryByText('会议室时间冲突')).not.toBeInTheDocument();
    expect(sent()).toHaveLength(0);
  });

  it('[R32] or by the free room nearby that is most like it, with all that was typed', async () => {
    const { user } = await renderTaken();
    await user.click(screen.getByRole('button', { name: '换到 听雨（10 人）' }));
    expect(await room('听雨')).toBeChecked();
    expect(await room('望江')).not.toBeChecked();
    expect(screen.queryByText('会议室时间冲突')).not.toBeInTheDocument();
    expect(screen.getByLabelText('会议主题')).toHaveValue('版本评审');
    expect(shownTimes()).toEqual(['11月18日 周三', '14:15', '15:00（45 分钟）']);
  });
});

describe('sending', () => {
  it('[BOOK-01] sends what was chosen and opens the meeting', async () => {
    const { user, sent } = renderForm({ requested: filled });
    await room('望江');
    await user.click(await room('观云'));
    await user.click(screen.getByRole('radio', { name: '私密' }));
    await user.selectOptions(screen.getByLabelText('会议类型'), '内部例会（周会、月会）');
    await user.click(screen.getByRole('checkbox', { name: '准时' }));
    await user.type(screen.getByLabelText('会议议程'), '一、遗留问题');
    await user.click(send());
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/details/2026111809?from=schedule'));
    expect(sent()[0]?.body).toEqual({
      subject: '版本评审',
      beginTime: at('14:15'),
      endTime: at('15:00'),
      roomBookingForms: [{ roomId: river.id }, { roomId: clouds.id }],
      members: [],
      scope: 1,
      meetingType: 3,
      noticeLabels: ['before_15', 'on_time'],
      content: '一、遗留问题',
    });
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('[BOOK-01] does not send a room that the link names but the company does not have', async () => {
    const { user, sent } = renderForm({ requested: { ...filled, roomId: 'gone' } });
    await room('望江');
    await user.click(send());
    expect(screen.getByText('请选择会议室')).toBeVisible();
    expect(screen.getByRole('group', { name: '会议室' })).toHaveFocus();
    expect(sent()).toHaveLength(0);
  });

  it('[BOOK-01] takes the kind of meeting back', async () => {
    const { user, sent } = renderForm({ requested: filled });
    await room('望江');
    await user.selectOptions(screen.getByLabelText('会议类型'), '内部例会（周会、月会）');
    await user.selectOptions(screen.getByLabelText('会议类型'), '请选择');
    await user.click(send());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).not.toHaveProperty('meetingType');
  });

  it('[BOOK-09] a double click sends one booking with one key', async () => {
    const { user, sent } = renderForm({
      requested: filled,
      schedule: () => new Promise<Response>(() => undefined),
    });
    await room('望江');
    await user.dblClick(send());
    expect(await screen.findByRole('button', { name: '发送中' })).toBeDisabled();
    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('[BOOK-09] hears of the meeting also when the form changes while it is sent', async () => {
    const answers: (() => void)[] = [];
    const { user, sent } = renderForm({
      requested: filled,
      schedule: () => new Promise<Response>((done) => answers.push(() => done(json(aBookedMeeting(river))))),
    });
    await room('望江');
    await user.click(send());
    await user.selectOptions(screen.getByLabelText('开始时间'), '16:00');
    expect(screen.getByRole('button', { name: '发送中' })).toBeDisabled();
    answers.forEach((answer) => answer());
    await waitFor(() => expect(router.replace).toHaveBeenCalledTimes(1));
    expect(sent()).toHaveLength(1);
  });

  it.each(operationCodes.order.map((code) => [code, errorOutcome('order', { code }).message ?? '']))(
    '[BOOK-04] %d says %s and keeps what was typed',
    async (code, message) => {
      const { user } = renderForm({ requested: filled, schedule: () => failure(409, code) });
      await room('望江');
      await user.type(screen.getByLabelText('会议议程'), '一、遗留问题');
      await user.click(send());
      expect((await screen.findAllByText(new RegExp(message))).length).toBeGreaterThan(0);
      expect(screen.getByLabelText('会议主题')).toHaveValue('版本评审');
      expect(screen.getByLabelText('会议议程')).toHaveValue('一、遗留问题');
      expect(await room('望江')).toBeChecked();
      expect(router.replace).not.toHaveBeenCalled();
    },
  );

  it('[BOOK-04] any other code says 预约失败', async () => {
    const { user } = renderForm({ requested: filled, schedule: () => failure(400, 400999999) });
    await room('望江');
    await user.click(send());
    expect((await screen.findAllByText('预约失败')).length).toBeGreaterThan(0);
  });

  it('[BOOK-04] a conflict marks rooms and times until another time is chosen', async () => {
    const conflict = { roomId: river.id, roomName: '望江', beginTime: at('14:30'), endTime: at('15:00') };
    const { user } = renderForm({
      requested: filled,
      schedule: () =>
        json({ code: 400403002, message: '', data: { conflicts: [conflict] }, traceId: 'trace-1' }, 409),
    });
    await room('望江');
    await user.click(send());
    const problem = await screen.findByText('会议室时间冲突');
    expect(problem).toHaveTextContent('望江 · 14:30–15:00');
    expect(screen.getByRole('group', { name: '会议室' })).toHaveFocus();
    const chosen = screen.getByRole('list', { name: '已选会议室' });
    expect(within(chosen).getByRole('listitem')).toHaveAttribute('data-clash', 'true');
    await user.type(screen.getByLabelText('会议议程'), '一');
    expect(screen.getByText('会议室时间冲突')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('开始时间'), '16:00');
    expect(screen.queryByText('会议室时间冲突')).not.toBeInTheDocument();
    expect(screen.getByLabelText('会议主题')).toHaveValue('版本评审');
  });

  it('[ERR-01] [ERR-02] offline says so, keeps everything and can be sent again with the same key', async () => {
    const { user, sent } = renderForm({ requested: filled, schedule: offline });
    await room('望江');
    await user.click(send());
    expect((await screen.findAllByText('网络异常，请稍后再试')).length).toBeGreaterThan(0);
    await user.click(send());
    await waitFor(() => expect(sent()).toHaveLength(2));
    const [first, second] = sent().map(({ headers }) => headers.get('idempotency-key'));
    expect(second).toBe(first);
  });
});

// Last, because the server's time never runs backwards within one document.
describe('in the evening', () => {
  it('[BOOK-03] from 19:00 on starts at 09:00 of the next day', () => {
    renderForm({ atTime: at('19:00') });
    expect(shownTimes()).toEqual(['11月19日 周四', '09:00', '09:30（30 分钟）']);
  });

  it('[BOOK-05] names the day of a repair where it is another one', async () => {
    renderForm({ atTime: at('19:00'), requested: { ...span('19:30', '20:00'), roomId: clouds.id } });
    await room('观云');
    expect(screen.getByRole('button', { name: '改为 11月19日 17:30–18:00' })).toBeVisible();
  });
});
