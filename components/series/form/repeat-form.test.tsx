import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderMeeting } from '@/components/booking/form/order-meeting';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { msPerDay } from '@/lib/time/day';
import { at, me, now, zone } from '@/test/builders/meeting-builders';
import { peopleCalls } from '@/test/builders/people-builders';
import { aBookedMeeting, aRoom, roomCalls, roomPages } from '@/test/builders/room-builders';
import { planOf, seriesCalls, type Clash } from '@/test/builders/series-builders';
import { failure, fakeBff, json, type SeenCall } from '@/test/http/fake-bff';
import { renderApp } from '@/test/render/render-app';

const router = { replace: jest.fn(), back: jest.fn(), push: jest.fn() };
let query = new URLSearchParams();
jest.mock('next/navigation', () => ({ useRouter: () => router, useSearchParams: () => query }));

const river = aRoom('望江');
const tide = aRoom('听涛');
const week = 7 * msPerDay;
const begin = at('14:00');
const filled = {
  subject: '产品周会',
  roomId: river.id,
  startTime: String(begin),
  endTime: String(at('15:00')),
};

/** Something is in 望江 at that time; 听涛 is free then, and a quarter hour later 望江 is. */
const clashAt = (start: number): [number, Clash] => [
  start,
  {
    roomId: river.id,
    roomName: '望江',
    repairs: [
      { kind: 'room', insteadOf: river.id, room: { id: tide.id, name: '听涛' }, needsApproval: false },
      { kind: 'time', beginTime: start + 15 * 60_000, endTime: start + 75 * 60_000 },
    ],
  },
];

type Setup = {
  clashes?: [number, Clash][];
  check?: (call: SeenCall) => Response;
  schedule?: () => Response;
};

function renderForm({ clashes = [], check, schedule }: Setup = {}) {
  query = new URLSearchParams(filled);
  const inTheWay = new Map(clashes);
  const bff = fakeBff({
    [roomCalls.settings]: {
      publicAddressBook: true,
      template: { createMode: 'single', noticeLabels: ['before_15'], scope: 2 },
    },
    [roomCalls.page]: roomPages([river, tide]),
    [roomCalls.orders]: [],
    [roomCalls.services]: [],
    [roomCalls.check]: { refusals: [] },
    [seriesCalls.check]: check ?? planOf(() => inTheWay),
    [seriesCalls.schedule]:
      schedule ??
      (() =>
        json({
          repeatMeetingNo: 'series-1',
          meetings: [begin, begin + week].map((recursAt) => ({ ...aBookedMeeting(river), recursAt })),
        })),
    [peopleCalls.recommended]: [],
  });
  renderApp(
    <ServerClockProvider now={now}>
      <OrderMeeting staffId={me} realName="林晓" zone={zone} />
    </ServerClockProvider>,
    bff,
  );
  const bodiesOf = (call: string) => bff.calls.filter(({ key }) => key === call).map(({ body }) => body);
  return {
    user: userEvent.setup(),
    inTheWay,
    sent: () => bodiesOf(seriesCalls.schedule),
    checked: () => bodiesOf(seriesCalls.check),
  };
}

const repeatField = () => screen.getByRole('combobox', { name: '重复' });
const planner = () => screen.findByRole('region', { name: '逐场安排' });
const row = async (name: RegExp) => within(await planner()).findByRole('group', { name });
const press = async (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) =>
  user.click(within(await planner()).getByRole('button', { name }));
const summary = async (words: string) =>
  waitFor(async () => expect(within(await planner()).getByRole('status')).toHaveTextContent(words));
const send = () => screen.getByRole('button', { name: '发送预订' });

async function repeatWeekly(setup: Setup = {}, times = '4') {
  const form = renderForm(setup);
  await form.user.selectOptions(repeatField(), '每周三');
  await form.user.clear(screen.getByLabelText('次数'));
  await form.user.type(screen.getByLabelText('次数'), times);
  return form;
}

beforeEach(() => {
  window.sessionStorage.clear();
  router.replace.mockClear();
});

describe('[REP-01] the rule of a series', () => {
  it('is offered as what follows from the day', () => {
    renderForm();
    expect([...repeatField().querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      '不重复',
      '每天',
      '每个工作日',
      '每周三',
      '每两周的周三',
      '每月18日',
      '每月第3个周三',
      '自定义',
    ]);
  });

  it('is read back in one sentence with its first and last day', async () => {
    await repeatWeekly();
    expect(
      await screen.findByText('每周三 14:00–15:00，共 4 场，自 11月18日 周三 至 12月9日 周三'),
    ).toBeVisible();
  });

  it('may be one of one’s own', async () => {
    const { user } = renderForm();
    await user.selectOptions(repeatField(), '每周三');
    await user.selectOptions(repeatField(), '自定义');
    await user.clear(screen.getByLabelText('间隔'));
    await user.type(screen.getByLabelText('间隔'), '2');
    await user.click(screen.getByRole('checkbox', { name: '周一' }));
    await user.selectOptions(screen.getByLabelText('结束'), '按日期');
    expect(
      await screen.findByText(/^每两周的周一、周三 14:00–15:00，共 \d+ 场，自 11月18日 周三/),
    ).toBeVisible();
  });

  it.each([
    ['次数', '0', '请输入 1 到 400 的整数'],
    ['次数', '401', '请输入 1 到 400 的整数'],
    ['次数', '', '请输入 1 到 400 的整数'],
  ])('says at once what is wrong with %s %s, and sends nothing', async (label, typed, message) => {
    const { user, sent } = renderForm();
    await user.selectOptions(repeatField(), '每周三');
    await user.clear(screen.getByLabelText(label));
    if (typed) await user.type(screen.getByLabelText(label), typed);
    expect(screen.getByText(message)).toBeVisible();
    await user.click(send());
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it('needs a weekday', async () => {
    const { user, sent } = renderForm();
    await user.selectOptions(repeatField(), '每周三');
    await user.selectOptions(repeatField(), '自定义');
    await user.click(screen.getByRole('checkbox', { name: '周三' }));
    expect(screen.getByText('请至少选择一天')).toBeVisible();
    await user.click(send());
    expect(sent()).toEqual([]);
  });

  it('[BOOK-01] is there again after a reload, skipped occurrences included', async () => {
    const { user } = await repeatWeekly();
    await user.click(within(await row(/^11月25日/)).getByRole('button', { name: '跳过 11月25日 周三' }));
    document.body.innerHTML = '';
    renderForm();
    expect(await screen.findByLabelText('次数')).toHaveValue('4');
    expect(await row(/^11月25日 周三 14:00–15:00 望江 已跳过/)).toBeVisible();
  });
});

describe('[REP-02] days off', () => {
  it('are marked, and left out in one press', async () => {
    const holidays = new Map([[begin + week, '公司日']]);
    const { user } = await repeatWeekly({ check: planOf(() => new Map(), holidays) });
    expect(await row(/^11月25日 周三 公司日 14:00–15:00 望江 可预订/)).toBeVisible();
    await press(user, '跳过休息日的 1 场');
    await summary('3 场全部安排好，跳过 1 场');
    expect(await row(/^11月25日 周三 公司日 .* 已跳过/)).toBeVisible();
    expect(within(await planner()).queryByRole('button', { name: /休息日/ })).not.toBeInTheDocument();
  });
});

describe('[REP-02] [BEY-08] the planner', () => {
  it('lists every occurrence, and says what is in the way of which', async () => {
    await repeatWeekly({ clashes: [clashAt(begin + week)] });
    expect(await row(/^11月18日 周三 14:00–15:00 望江 可预订/)).toBeVisible();
    expect(await row(/^11月25日 周三 14:00–15:00 望江 未安排 望江 14:00–15:00 已占用 · 陈晨$/)).toBeVisible();
    await summary('4 场中 3 场已安排，1 场未安排');
  });

  it('sends nothing while an occurrence is not arranged, and leads there', async () => {
    const { user, sent } = await repeatWeekly({ clashes: [clashAt(begin + week)] });
    await row(/望江 未安排/);
    await user.click(send());
    expect(screen.getByText('还有 1 场未安排，请换时间、换会议室或跳过')).toHaveAttribute('role', 'alert');
    expect(within(await planner()).getByRole('heading', { name: '逐场安排' })).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it('repairs row by row, and sends all in one press', async () => {
    const { user, sent } = await repeatWeekly({
      clashes: [clashAt(begin), clashAt(begin + week), clashAt(begin + 2 * week)],
    });
    await summary('4 场中 1 场已安排，3 场未安排');
    await user.click(within(await row(/^11月18日/)).getByRole('button', { name: '换到 听涛' }));
    await user.click(within(await row(/^11月25日/)).getByRole('button', { name: '改为 14:15–15:15' }));
    await user.click(within(await row(/^12月2日/)).getByRole('button', { name: '跳过 12月2日 周三' }));
    await summary('3 场全部安排好，1 场换了会议室，1 场改了时间，跳过 1 场');
    await user.click(send());
    expect(sent()).toEqual([
      expect.objectContaining({
        subject: '产品周会',
        recurrence: 'FREQ=WEEKLY;BYDAY=WE;COUNT=4',
        occurrences: [
          { recursAt: begin, roomIds: [tide.id] },
          { recursAt: begin + week, beginTime: begin + week + 15 * 60_000 },
          { recursAt: begin + 2 * week, skip: true },
        ],
      }),
    ]);
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/details/2026111809?from=schedule'));
    expect(await screen.findByText('已预订 2 场会议')).toBeVisible();
  });

  it.each([
    ['只换会议室', '4 场全部安排好，2 场换了会议室'],
    ['只改时间', '4 场全部安排好，2 场改了时间'],
    ['尽量不换会议室', '4 场全部安排好，2 场改了时间'],
    ['跳过未安排的 2 场', '2 场全部安排好，跳过 2 场'],
  ])('repairs all at once: %s', async (name, words) => {
    const { user } = await repeatWeekly({ clashes: [clashAt(begin), clashAt(begin + week)] });
    await summary('4 场中 2 场已安排，2 场未安排');
    await press(user, name);
    await summary(words);
    await press(user, '全部还原');
    await summary('4 场中 2 场已安排，2 场未安排');
  });

  it('changes from one way of repairing all to another', async () => {
    const { user } = await repeatWeekly({ clashes: [clashAt(begin), clashAt(begin + week)] });
    await summary('4 场中 2 场已安排，2 场未安排');
    await press(user, '只换会议室');
    await summary('2 场换了会议室');
    await press(user, '只改时间');
    await summary('4 场全部安排好，2 场改了时间');
  });

  it('turns an occurrence that was lost meanwhile red, with a proposal', async () => {
    const { user, inTheWay } = await repeatWeekly({
      schedule: () => failure(409, 400403002),
    });
    await summary('4 场全部安排好');
    inTheWay.set(...clashAt(begin + 3 * week));
    await user.click(send());
    const lost = await row(/^12月9日 周三 14:00–15:00 望江 未安排/);
    expect(within(lost).getByRole('button', { name: '换到 听涛' })).toBeVisible();
    expect(router.replace).not.toHaveBeenCalled();
  });

  it('does not check a series that is booked, whose own occurrences are in its way', async () => {
    const { user, checked } = await repeatWeekly();
    await summary('4 场全部安排好');
    const before = checked().length;
    await user.click(send());
    expect(await screen.findByText('已预订 2 场会议')).toBeVisible();
    await summary('4 场全部安排好');
    expect(checked()).toHaveLength(before);
  });

  it('keeps what is skipped when all move, and gives up what was repaired', async () => {
    const { user } = await repeatWeekly({ clashes: [clashAt(begin)] });
    await row(/望江 未安排/);
    await user.click(within(await row(/^11月18日/)).getByRole('button', { name: '换到 听涛' }));
    await user.click(within(await row(/^11月25日/)).getByRole('button', { name: '跳过 11月25日 周三' }));
    await user.selectOptions(screen.getByLabelText('开始时间'), '16:00');
    await summary('3 场全部安排好，跳过 1 场');
    expect(await row(/^11月18日 周三 16:00–17:00 望江 可预订/)).toBeVisible();
  });

  it('[UX-01] works by keyboard', async () => {
    const { user } = await repeatWeekly({ clashes: [clashAt(begin + 2 * week)] });
    await row(/望江 未安排/);
    const first = await row(/^11月18日/);
    first.focus();
    await user.keyboard('{ArrowDown}s');
    expect(await row(/^11月25日 周三 14:00–15:00 望江 已跳过/)).toHaveFocus();
    await user.keyboard('{Home}n');
    expect(await row(/^12月2日/)).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('menuitem', { name: '改为 14:15–15:15' }));
    await summary('3 场全部安排好，1 场改了时间，跳过 1 场');
  });

  it('[UX-01] of 400 occurrences holds those in sight in the page, and the keyboard reaches every one', async () => {
    const { user } = renderForm({ clashes: [clashAt(begin + 300 * msPerDay)] });
    await user.selectOptions(repeatField(), '每天');
    await user.clear(screen.getByLabelText('次数'));
    await user.type(screen.getByLabelText('次数'), '400');
    await summary('400 场中 399 场已安排，1 场未安排');
    const rendered = async () => within(await planner()).getAllByRole('group', { name: /望江/ });
    expect((await rendered()).length).toBeLessThanOrEqual(50);
    (await row(/^11月18日/)).focus();
    await user.keyboard('{End}');
    expect(await row(/^12月22日 周三/)).toHaveFocus();
    await user.keyboard('{Home}n');
    expect(await row(/^9月14日 .* 未安排/)).toHaveFocus();
    await user.keyboard('s');
    await summary('399 场全部安排好，跳过 1 场');
    expect((await rendered()).length).toBeLessThanOrEqual(50);
  });

  it('[ERR-03] says that the check failed, and tries again', async () => {
    const answers = [() => failure(500), planOf(() => new Map())];
    const { user } = await repeatWeekly({
      check: (call) => (answers.length > 1 ? answers.shift() : answers[0])?.(call) ?? failure(500),
    });
    expect(await screen.findByText('检查失败，发送时会再次检查')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '重试' }));
    await summary('4 场全部安排好');
  });
});
