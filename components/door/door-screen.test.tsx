import { act, fireEvent, screen, within } from '@testing-library/react';
import { clientCodes } from '@/lib/client/failures/api-error';
import type { DoorOrder, DoorRoom } from '@/lib/contract/door';
import { failure, fakeBff, json, offline } from '@/test/http/fake-bff';
import { at, zone } from '@/test/builders/meeting-builders';
import { renderApp } from '@/test/render/render-app';
import { enter } from '@/components/session/enter';
import { DoorQueries, DoorScreen } from './door-screen';

jest.mock('@/components/session/enter', () => ({ enter: jest.fn() }));

const read = 'GET /api-meeting/api/door/room';
const book = 'POST /api-meeting/api/door/actions/book';
const sign = 'POST /api-meeting/api/door/actions/sign';
const end = 'POST /api-meeting/api/door/actions/end';
const unpair = 'POST /api-meeting/api/door/actions/unpair';
const signCodeKey = 'POST /api-meeting/api/door/actions/renew-sign-code';
const pair = 'POST /door/session';
const start = at('10:07');
const minute = 60_000;
const hour = 60 * minute;

const anOrder = (from: string, to: string, parts: Partial<DoorOrder> = {}): DoorOrder => ({
  meetingId: `m-${from}`,
  beginTime: at(from),
  endTime: at(to),
  state: 'confirmed',
  subject: '版本评审',
  organizerName: '林晓',
  isSigned: false,
  needsCode: true,
  can: { sign: false, end: false },
  ...parts,
});
const aChoice = (minutes: number) => ({
  minutes,
  beginTime: at('10:15'),
  endTime: at('10:15') + minutes * minute,
});
const room: Omit<DoorRoom, 'now' | 'orders'> = {
  id: 'r1',
  name: '望江',
  areaPath: '上海 / 一号楼 / 3F',
  capacity: 8,
  equipment: ['屏幕'],
  status: 'AVAILABLE',
  openFromMinute: 0,
  openToMinute: 1440,
  signInRequired: false,
  timeZone: zone,
  choices: [15, 30, 45].map(aChoice),
};

type Setup = { parts?: Partial<DoorRoom>; answers?: Record<string, unknown> };

/** A screen whose service has a right clock, whatever the machine's is. */
async function openScreen({ parts = {}, answers = {} }: Setup = {}) {
  const opened = Date.now();
  let current: Partial<DoorRoom> = { orders: [], ...parts };
  let isOffline = false;
  const bff = fakeBff({
    [read]: () => (isOffline ? offline() : json({ ...room, ...current, now: start + Date.now() - opened })),
    ...answers,
  });
  const view = renderApp(
    <DoorQueries>
      <DoorScreen roomId="r1" />
    </DoorQueries>,
    bff,
  );
  await pass(10);
  const setRoom = (changed: Partial<DoorRoom>) => (current = { ...current, ...changed });
  const bodies = (key: string) => bff.calls.filter((call) => call.key === key).map(({ body }) => body);
  return { ...view, bff, bodies, setRoom, goOffline: (gone: boolean) => (isOffline = gone) };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(10);
}
const screenText = () => screen.getByRole('main').textContent;

// R37: the machine's clock is a day ahead.
beforeEach(() => jest.useFakeTimers({ now: start + 24 * hour }));
afterEach(() => jest.useRealTimers());

describe('[ROOM-02] [BEY-10] the screen beside a door', () => {
  it('[R37] shows the room, the time, what runs and what is next, by the service’s clock', async () => {
    await openScreen({
      parts: {
        orders: [
          anOrder('10:00', '11:00', { isSigned: true }),
          anOrder('11:30', '12:00', { subject: '周会' }),
        ],
      },
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('望江');
    expect(screenText()).toMatch(/上海 \/ 一号楼 \/ 3F · 8 人 · 屏幕10:0711月18日 周三/);
    expect(screenText()).toMatch(/使用中11:00 起空闲版本评审10:00–11:00 · 林晓 · 已签到/);
    expect(screen.getByRole('region', { name: '接下来' })).toHaveTextContent('11:30–12:00周会林晓');
  });

  it('does not name a private meeting', async () => {
    await openScreen({
      parts: { orders: [anOrder('10:00', '11:00', { subject: undefined, organizerName: undefined })] },
    });
    expect(screenText()).toContain('使用中11:00 起空闲已预订10:00–11:00');
  });

  it('becomes free by the clock alone, and says how long', async () => {
    await openScreen({ parts: { orders: [anOrder('10:00', '10:15'), anOrder('14:00', '15:00')] } });
    await pass(8 * minute);
    expect(screenText()).toContain('空闲至 14:00');
  });

  it('follows changes', async () => {
    const { setRoom } = await openScreen();
    expect(screenText()).toContain('空闲今天剩余时间均空闲');
    setRoom({ orders: [anOrder('10:00', '11:00')] });
    await pass(15_000);
    expect(screenText()).toContain('使用中');
  });

  it.each<[string, Partial<DoorRoom>, string]>([
    [
      'out of order',
      { status: 'OUT_OF_ORDER', statusReason: '空调维修', choices: [] },
      '会议室不可用空调维修',
    ],
    [
      'closed',
      { openFromMinute: 720, openToMinute: 1080, choices: [] },
      '当前不可预约可预约时段 12:00–18:00',
    ],
    ['closed all day', { openWeekdays: [0, 6], choices: [] }, '当前不可预约今天不开放预约'],
    ['too short before the next', { choices: [] }, '当前时段不能在门口预订'],
  ])('says what it is when it is %s', async (_, parts, words) => {
    await openScreen({ parts });
    expect(screenText()).toContain(words);
    expect(screen.queryByRole('group', { name: '立即预订' })).not.toBeInTheDocument();
  });
});

describe('acting at the door', () => {
  it('[BOOK-08] books from the next quarter by one press', async () => {
    const { bodies } = await openScreen({ answers: { [book]: { meetingId: 'm', ...aChoice(30) } } });
    const choices = within(screen.getByRole('group', { name: '立即预订' })).getAllByRole('button');
    expect(choices.map((choice) => choice.textContent)).toEqual([
      '15 分钟10:15–10:30',
      '30 分钟10:15–10:45',
      '45 分钟10:15–11:00',
    ]);
    await press('30 分钟 10:15–10:45');
    expect(screen.getByText('已预订 10:15–10:45')).toBeVisible();
    expect(bodies(book)).toEqual([{ minutes: 30 }]);
    await pass(6_000);
    expect(screen.queryByText('已预订 10:15–10:45')).not.toBeInTheDocument();
  });

  it('[BOOK-08] [BOOK-09] says when somebody else was first; a repeated press is the same attempt', async () => {
    const { bff } = await openScreen({ answers: { [book]: () => failure(409, 400403002) } });
    await press('15 分钟 10:15–10:30');
    expect(screen.getByText('会议室时间冲突')).toBeVisible();
    await press('15 分钟 10:15–10:30');
    await press('45 分钟 10:15–11:00');
    const keys = bff.calls
      .filter(({ key }) => key === book)
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('[SIGN-03] signs in by the last digits of the meeting number', async () => {
    const order = anOrder('10:00', '11:00', { can: { sign: true, end: false } });
    const { bodies } = await openScreen({
      parts: { orders: [order] },
      answers: { [sign]: { meetingId: 'm', signStatus: 1 } },
    });
    await press('签到');
    for (const digit of ['7', '8', '9', '1']) await press(digit);
    expect(bodies(sign)).toEqual([{ meetingId: 'm-10:00', code: '7891' }]);
    expect(screen.getByText('签到成功')).toBeVisible();
  });

  it('[SIGN-03] starts over after wrong digits, takes a keyboard, and corrects', async () => {
    const order = anOrder('10:00', '11:00', { can: { sign: true, end: false } });
    await openScreen({ parts: { orders: [order] }, answers: { [sign]: () => failure(400, 400411003) } });
    await press('签到');
    const field = screen.getByLabelText('会议号后四位');
    fireEvent.change(field, { target: { value: '12a' } });
    expect(field).toHaveValue('12');
    await press('删除一位');
    expect(field).toHaveValue('1');
    fireEvent.change(field, { target: { value: '1234' } });
    await pass(10);
    expect(screen.getByText('会议号不正确，请核对后重试')).toBeVisible();
    expect(field).toHaveValue('');
  });

  it('[SIGN-03] signs in what was booked here by one press', async () => {
    const order = anOrder('10:00', '10:30', { needsCode: false, can: { sign: true, end: true } });
    const { bodies } = await openScreen({
      parts: { orders: [order] },
      answers: { [sign]: { meetingId: 'm', signStatus: 1 } },
    });
    await press('签到');
    expect(bodies(sign)).toEqual([{ meetingId: 'm-10:00' }]);
  });

  it('[EARLY-02] ends a meeting after a question, which closes by itself', async () => {
    const order = anOrder('10:00', '11:00', { finishTime: at('10:12'), can: { sign: false, end: true } });
    const { bodies } = await openScreen({
      parts: { orders: [order] },
      answers: { [end]: () => new Response(null, { status: 204 }) },
    });
    expect(screenText()).toMatch(/即将释放.*无人签到，0[45]:\d\d 后自动释放/);
    await press('提前结束');
    expect(screen.getByRole('group', { name: '确定要提前结束会议吗？' })).toBeVisible();
    await pass(61_000);
    expect(screen.queryByRole('group', { name: '确定要提前结束会议吗？' })).not.toBeInTheDocument();
    await press('提前结束');
    await press('提前结束');
    expect(bodies(end)).toEqual([{ meetingId: 'm-10:00' }]);
    expect(screen.getByText('会议已结束，会议室已释放')).toBeVisible();
  });

  it('[SIGN-03] [R37] has the code of the room for phones, and a new one when the service says so', async () => {
    const { bodies } = await openScreen({
      parts: { signInRequired: true },
      answers: { [signCodeKey]: () => json({ signCode: 'K7F3', nextTime: start + 7 * minute, now: start }) },
    });
    expect(screen.getByRole('img', { name: '扫码签到' })).toBeVisible();
    await pass(6 * minute);
    expect(bodies(signCodeKey)).toHaveLength(1);
    await pass(9 * minute);
    expect(bodies(signCodeKey)).toHaveLength(3);
  });

  it('[SIGN-03] [R31] renews the code soon after a renewal that failed', async () => {
    const answers = [
      () => failure(503),
      () => json({ signCode: 'K7F3', nextTime: start + hour, now: start }),
    ];
    const { bodies } = await openScreen({
      parts: { signInRequired: true },
      answers: { [signCodeKey]: () => answers.shift()?.() },
    });
    expect(screen.queryByRole('img', { name: '扫码签到' })).not.toBeInTheDocument();
    await pass(16_000);
    expect(screen.getByRole('img', { name: '扫码签到' })).toBeVisible();
    await pass(10 * minute);
    expect(bodies(signCodeKey)).toHaveLength(2);
  });
});

describe('pairing', () => {
  it('[S43] shows nothing of a room before it is paired, and the room afterwards', async () => {
    let isPaired = false;
    const { bodies } = await openScreen({
      answers: {
        [read]: () =>
          isPaired ? json({ ...room, orders: [], now: start }) : failure(403, clientCodes.notPaired),
        [pair]: () => ((isPaired = true), json({ roomId: 'r1', roomName: '望江' })),
      },
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('配对门口屏');
    await press('配对');
    expect(screen.getByText('请输入配对码')).toBeVisible();
    fireEvent.change(screen.getByLabelText('配对码'), { target: { value: ' ABCD2345 ' } });
    await press('配对');
    expect(bodies(pair)).toEqual([{ code: 'ABCD2345' }]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('望江');
  });

  it('[S43] says that a code is wrong', async () => {
    await openScreen({
      answers: { [read]: () => failure(403, clientCodes.notPaired), [pair]: () => failure(400, 400412001) },
    });
    fireEvent.change(screen.getByLabelText('配对码'), { target: { value: 'ABCD2345' } });
    await press('配对');
    expect(screen.getByText('配对码无效或已过期，请重新获取')).toBeVisible();
  });

  it('[S43] goes to the room that the code is for', async () => {
    await openScreen({
      answers: {
        [read]: () => failure(403, clientCodes.notPaired),
        [pair]: { roomId: 'r2', roomName: '听涛' },
      },
    });
    fireEvent.change(screen.getByLabelText('配对码'), { target: { value: 'ABCD2345' } });
    await press('配对');
    expect(enter).toHaveBeenCalledWith('/door/r2');
  });

  it('[S43] is ended at the screen after a question', async () => {
    let isPaired = true;
    const { bodies } = await openScreen({
      answers: {
        [read]: () =>
          isPaired ? json({ ...room, orders: [], now: start }) : failure(403, clientCodes.notPaired),
        [unpair]: () => ((isPaired = false), new Response(null, { status: 204 })),
      },
    });
    await press('解除配对');
    const question = screen.getByRole('group', { name: '确定要解除此屏幕的配对吗？' });
    expect(question).toHaveTextContent('重新使用需要管理员提供新的配对码');
    await press('取消');
    expect(bodies(unpair)).toHaveLength(0);
    await press('解除配对');
    await pass(61_000);
    expect(screen.queryByRole('group', { name: '确定要解除此屏幕的配对吗？' })).not.toBeInTheDocument();
    await press('解除配对');
    await press('解除');
    expect(bodies(unpair)).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('配对门口屏');
  });

  it('[S43] stays when it could not be ended, and says so', async () => {
    await openScreen({ answers: { [unpair]: () => failure(503) } });
    await press('解除配对');
    await press('解除');
    expect(screen.getByRole('alert')).toHaveTextContent('暂时无法解除配对，请重试');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('望江');
  });

  it('[S43] shows no room but its own', async () => {
    await openScreen({ parts: { id: 'r2', name: '听涛' } });
    expect(screen.getByRole('status')).toHaveTextContent('此屏幕已与 听涛 配对');
    expect(screen.getByRole('link', { name: '打开该会议室' })).toHaveAttribute('href', '/door/r2');
  });
});

describe('a screen that is on for long', () => {
  it('[R31] shows the last known state with its age while the network is gone, and comes back by itself', async () => {
    const { goOffline } = await openScreen({ parts: { orders: [anOrder('14:00', '15:00')] } });
    goOffline(true);
    await pass(3 * minute);
    expect(screen.getByRole('alert')).toHaveTextContent('网络中断，显示的是 3 分钟前的状态');
    expect(screenText()).toContain('空闲至 14:00');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    goOffline(false);
    await pass(16_000);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getAllByRole('button')).not.toHaveLength(0);
  });

  it('[R31] does not show yesterday’s day as today’s', async () => {
    const { goOffline } = await openScreen();
    goOffline(true);
    // The machine sleeps.
    jest.setSystemTime(Date.now() + 14 * hour);
    await pass(16_000);
    expect(screenText()).toContain('暂无今日日程网络恢复后将自动更新');
  });

  it('[R33] makes the same number of requests in every quarter of an hour, and holds no more queries', async () => {
    const { bff, queryClient } = await openScreen();
    const perQuarter: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      const before = bff.calls.length;
      await pass(15 * minute);
      perQuarter.push(bff.calls.length - before);
    }
    expect(new Set(perQuarter)).toEqual(new Set([60]));
    expect(queryClient.getQueryCache().getAll()).toHaveLength(0);
  });

  it('[ROOM-02] is dimmed at night, lit by a touch, and for a booking', async () => {
    const { setRoom } = await openScreen();
    const isDimmed = () => screen.getByRole('main').hasAttribute('data-dimmed');
    expect(isDimmed()).toBe(false);
    jest.setSystemTime(Date.now() + 10 * hour);
    await pass(16_000);
    expect(isDimmed()).toBe(true);
    fireEvent.pointerDown(document.body);
    await pass(1_000);
    expect(isDimmed()).toBe(false);
    await pass(3 * minute);
    expect(isDimmed()).toBe(true);
    setRoom({ orders: [anOrder('20:15', '21:00')] });
    await pass(20_000);
    expect(isDimmed()).toBe(false);
  });
});
