import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RoomOrder } from '@/lib/contract/room';
import { roomKeys } from '@/lib/query/room-keys';
import { failure, json } from '@/test/http/fake-bff';
import { at } from '@/test/builders/meeting-builders';
import { card, clickAt, drag, minute, renderDay, river, tide, trackOf } from '@/test/render/render-day';
import { aBookedMeeting, anOrder } from '@/test/builders/room-builders';

const block = () => document.querySelector('[data-draft]');
const subject = () => screen.findByLabelText('会议主题');
const evening = () => [anOrder(river, { beginTime: at('15:30'), endTime: at('24:00') })];

describe('a draft that was made', () => {
  it('[ROOM-03] is moved and made longer by dragging, and keeps what was typed', async () => {
    const { user } = renderDay({ orders: evening });
    await clickAt('望江', '14:00');
    await user.type(await subject(), '版本评审');
    (await drag('望江', ['14:10', '14:40'], '[data-draft]')).release();
    expect(await card()).toHaveTextContent('14:30–15:00');
    const { release } = await drag('望江', ['15:00', '17:00'], '[data-grip="end"]');
    expect(await screen.findByText('15:30–24:00 已占用', { selector: '[role="status"] *' })).toBeVisible();
    release();
    expect(await card()).toHaveTextContent('14:30–15:301 小时');
    expect(await subject()).toHaveValue('版本评审');
  });

  it('[ROOM-03] returns to where it was when Esc ends the drag', async () => {
    const { user } = renderDay();
    await clickAt('望江', '14:00');
    await user.type(await subject(), '版本评审');
    const { release } = await drag('望江', ['14:10', '16:10'], '[data-draft]');
    expect(block()).toHaveTextContent('16:00–16:30');
    fireEvent.keyDown(window, { key: 'Escape' });
    release();
    expect(block()).toHaveTextContent('14:00–14:30');
    expect(await subject()).toHaveValue('版本评审');
  });

  it('[ROOM-03] holds on to the draft when it is dragged over another room and let go there', async () => {
    const { user } = renderDay({ rooms: [river, tide] });
    await clickAt('望江', '14:00');
    await user.type(await subject(), '版本评审');
    const track = await trackOf('望江');
    const held = jest.fn();
    track.setPointerCapture = held;
    const mouse = { pointerType: 'mouse', button: 0, pointerId: 1, clientX: minute('14:10') };
    fireEvent.pointerDown(block()!, { ...mouse, clientY: 10 });
    fireEvent.pointerMove(track, { ...mouse, clientY: 60 });
    expect(held).toHaveBeenCalledWith(1);
    fireEvent.pointerUp(track, mouse);
    fireEvent.click(track, mouse);
    expect(block()).toHaveTextContent('14:00–14:30');
    expect(await subject()).toHaveValue('版本评审');
  });

  it('[ROOM-03] forgets a press that was let go on another row', async () => {
    renderDay({ rooms: [river, tide] });
    const track = await trackOf('望江');
    const mouse = { pointerType: 'mouse', button: 0, pointerId: 1 };
    fireEvent.pointerDown(track, { ...mouse, clientX: minute('14:10') });
    fireEvent.pointerUp(await trackOf('听涛'), mouse);
    fireEvent.pointerMove(track, { ...mouse, clientX: minute('15:10') });
    expect(block()).toBeNull();
  });

  it('[UX-01] leaves Esc to others once a drag has gone with its page', async () => {
    renderDay();
    await drag('望江', ['14:10', '15:10']);
    cleanup();
    expect(fireEvent.keyDown(window, { key: 'Escape' })).toBe(true);
  });

  it('[ROOM-03] changes its time in the card, within what is free', async () => {
    const { user } = renderDay({ orders: evening });
    await clickAt('望江', '14:45');
    const step = async (name: string) => user.click(within(await card()).getByRole('button', { name }));
    await step('结束时间推后');
    expect(await card()).toHaveTextContent('14:45–15:30');
    expect(within(await card()).getByRole('button', { name: '结束时间推后' })).toBeDisabled();
    await step('开始时间推后');
    expect(await card()).toHaveTextContent('15:00–15:30');
    await user.selectOptions(screen.getByLabelText('开始时间'), '10:15');
    expect(block()).toHaveTextContent('10:15–10:45');
    expect(within(await card()).getByRole('button', { name: '开始时间提前' })).toBeDisabled();
  });

  it('[UX-01] leads back to where one was when Esc drops it, unless Esc belongs to the input method', async () => {
    const { user } = renderDay();
    const book = await screen.findByRole('button', { name: '预订望江' });
    await user.click(book);
    fireEvent.keyDown(await subject(), { key: 'Escape', isComposing: true });
    expect(await card()).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(block()).toBeNull());
    expect(book).toHaveFocus();
  });
});

describe('a finger on free time', () => {
  const finger = { pointerType: 'touch', button: 0, pointerId: 7, clientY: 10 };
  afterEach(() => jest.useRealTimers());

  it('[ROOM-03] picks when it rests, and stretches what it picked', async () => {
    renderDay();
    const track = await trackOf('望江');
    jest.useFakeTimers();
    fireEvent.pointerDown(track, { ...finger, clientX: minute('14:20') });
    expect(fireEvent.contextMenu(track)).toBe(false);
    act(() => jest.advanceTimersByTime(350));
    expect(block()).toHaveTextContent('14:15–14:45');
    fireEvent.pointerMove(track, { ...finger, clientX: minute('15:10') });
    expect(fireEvent.touchMove(track, { cancelable: true })).toBe(false);
    fireEvent.pointerUp(track, finger);
    jest.useRealTimers();
    expect(await card()).toHaveTextContent('14:15–15:15');
  });

  it('[ROOM-03] scrolls when it moves at once', async () => {
    renderDay();
    const track = await trackOf('望江');
    jest.useFakeTimers();
    fireEvent.pointerDown(track, { ...finger, clientX: minute('14:20') });
    fireEvent.pointerMove(track, { ...finger, clientX: minute('14:35') });
    act(() => jest.advanceTimersByTime(1_000));
    expect(fireEvent.touchMove(track, { cancelable: true })).toBe(true);
    fireEvent.pointerUp(track, finger);
    expect(block()).toBeNull();
  });
});

describe('sending', () => {
  it('[UX-03] shows the block as being booked at once, and as a draft again when it is refused', async () => {
    let refuse = (_: Response) => {};
    const { user } = renderDay({ schedule: () => new Promise<Response>((resolve) => (refuse = resolve)) });
    await clickAt('望江', '14:15');
    await user.type(await subject(), '版本评审{Enter}');
    await waitFor(() => expect(block()).toHaveTextContent('正在预订…'));
    await user.keyboard('{Escape}');
    await clickAt('望江', '16:00');
    expect(block()).toHaveTextContent('正在预订…');
    refuse(failure(500));
    expect(await within(await card()).findByRole('alert')).toHaveTextContent('服务器异常');
    expect(block()).toHaveTextContent('14:15–14:45');
    expect(await subject()).toHaveValue('版本评审');
  });

  it('[UX-03] shows the new block at once, with the focus on it', async () => {
    const { user } = renderDay();
    await user.click(await screen.findByRole('button', { name: '预订望江' }));
    await user.type(await subject(), '版本评审{Enter}');
    expect(await screen.findByRole('link', { name: /10:15–10:45 我的 版本评审/ })).toHaveFocus();
    expect(block()).toBeNull();
  });
});

describe('taking back what was sent', () => {
  async function bookAnd(setup: Parameters<typeof renderDay>[0]) {
    const day = renderDay(setup);
    await clickAt('望江', '14:15');
    await day.user.type(await subject(), '版本评审{Enter}');
    await screen.findByText('已预订 望江 14:15–14:45');
    const booked = await screen.findByRole('link', { name: /14:15–14:45 我的 版本评审/ });
    return { ...day, booked };
  }

  it('[UX-03] the block goes at once, by one click', async () => {
    let orders: RoomOrder[] = [];
    const { user, booked, cancelled } = await bookAnd({ orders: () => orders, cancel: () => json(true) });
    orders = [];
    await user.click(screen.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(booked).not.toBeInTheDocument());
    expect(await screen.findByText('已取消预订：望江 14:15–14:45')).toBeVisible();
    expect(cancelled()).toHaveLength(1);
    // No record of it is left on one's own schedule either.
    expect(cancelled()[0]?.query.get('deleteRecord')).toBe('1');
  });

  it('[UX-03] the block comes back when the service does not let it go, with the reason', async () => {
    let isDown = false;
    const { user, booked } = await bookAnd({
      orders: () => {
        // Nothing can be read either: what is shown again is what was there.
        if (isDown) throw new TypeError('fetch failed');
        return [];
      },
      cancel: async () => {
        isDown = true;
        await waitFor(() => expect(booked).not.toBeInTheDocument());
        return failure(409, 400405020);
      },
    });
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('撤销失败：会议状态不允许此操作')).toHaveAttribute('role', 'alert');
    expect(await screen.findByRole('link', { name: /14:15–14:45 我的 版本评审/ })).toBeInTheDocument();
  });

  it('[BOOK-06] a request for approval says so', async () => {
    const schedule = aBookedMeeting(tide, { status: 'AUDITING' });
    const { user } = renderDay({ rooms: [tide], schedule });
    await clickAt('听涛', '14:15');
    await user.type(await subject(), '预算评审');
    await user.type(screen.getByLabelText('申请理由'), '需要大屏{Enter}');
    expect(await screen.findByText('已提交申请 听涛 14:15–14:45')).toBeVisible();
    expect(screen.getByRole('button', { name: '撤销' })).toBeVisible();
  });
});

describe('somebody else at the same time', () => {
  async function draftThen(taken: Partial<RoomOrder>) {
    let orders: RoomOrder[] = [];
    const day = renderDay({ orders: () => orders });
    await clickAt('望江', '14:15');
    await userEvent.type(await subject(), '版本评审');
    orders = [anOrder(river, { beginTime: at('14:00'), endTime: at('15:00'), ...taken })];
    await act(() => day.queryClient.invalidateQueries({ queryKey: roomKeys.orders() }));
    return day;
  }

  it('[UX-02] [BOOK-04] is told in the open card at once, with a time that would do', async () => {
    const { user, sent } = await draftThen({ subject: '抢先', meetingNo: '5', organizerName: '王芳' });
    const alert = await within(await card()).findByRole('alert');
    expect(alert).toHaveTextContent('会议室时间冲突');
    expect(alert).toHaveTextContent('望江 · 14:00–15:00 · 王芳');
    await waitFor(() => expect(block()).toHaveAttribute('data-state', 'clash'));
    await user.type(await subject(), '{Enter}');
    expect(sent()).toHaveLength(0);
    await user.click(within(alert).getByRole('button', { name: '改为 15:00–15:30' }));
    await waitFor(() => expect(block()).not.toHaveAttribute('data-state'));
    expect(await card()).toHaveTextContent('15:00–15:30');
    expect(await subject()).toHaveValue('版本评审');
  });

  it('[BOOK-04] a refusal whose time is free again by now can be sent once more', async () => {
    const conflicts = [{ roomId: river.id, roomName: '望江', beginTime: at('14:00'), endTime: at('15:00') }];
    const { user, sent } = renderDay({
      schedule: () =>
        json({ code: 400403002, message: 'for the log', traceId: 't', data: { conflicts } }, 409),
    });
    await clickAt('望江', '14:15');
    await user.type(await subject(), '版本评审{Enter}');
    expect(await within(await card()).findByRole('alert')).toHaveTextContent('望江 · 14:00–15:00');
    expect(sent()).toHaveLength(1);
    await user.click(within(await card()).getByRole('button', { name: '发送预订' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
  });

  it('[UX-02] leaves the time that was asked for in head, steppers and draft alike', async () => {
    const { user } = await draftThen({ beginTime: at('14:30'), endTime: at('15:00') });
    expect(await within(await card()).findByRole('alert')).toHaveTextContent('会议室时间冲突');
    expect(await card()).toHaveTextContent('14:15–14:45');
    expect(block()).toHaveTextContent('14:15–14:45');
    expect(screen.getByLabelText('开始时间')).toHaveDisplayValue('14:15');
    expect(screen.getByLabelText('结束时间')).toHaveDisplayValue('14:45');
    await user.click(within(await card()).getByRole('button', { name: '结束时间提前' }));
    expect(await card()).toHaveTextContent('14:15–14:30');
    await waitFor(() => expect(block()).not.toHaveAttribute('data-state'));
  });

  it('[R12] who booked it from another tab is led to that meeting', async () => {
    await draftThen({ subject: '版本评审', meetingNo: '5', mine: 'organizer' });
    expect(await within(await card()).findByText('您已预订该时段')).toBeVisible();
    expect(screen.getByRole('link', { name: '查看会议' })).toHaveAttribute(
      'href',
      '/details/5?from=schedule',
    );
  });
});
