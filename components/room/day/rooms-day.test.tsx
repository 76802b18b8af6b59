import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RoomOrder } from '@/lib/contract/room';
import { failure, json, offline } from '@/test/http/fake-bff';
import { at } from '@/test/builders/meeting-builders';
import { card, clickAt, drag, renderDay, river, tide, trackOf } from '@/test/render/render-day';
import { aBookedMeeting, anOrder, aRoom } from '@/test/builders/room-builders';

describe('the scale of the day', () => {
  it('[ROOM-02] shows the time that it is instead of the hour that it would cover', async () => {
    renderDay();
    await trackOf('望江');
    const scale = screen.getByRole('columnheader', { name: /^当日安排/ });
    expect(within(scale).getByText('10:07')).toBeVisible();
    expect(within(scale).queryByText('10:00')).not.toBeInTheDocument();
    expect(within(scale).getByText('11:00')).toBeVisible();
  });
});

describe('booking on the day grid', () => {
  it('[ROOM-03] a click on free time offers half an hour from that quarter', async () => {
    renderDay();
    await clickAt('望江', '14:20');
    expect(await card()).toHaveTextContent('望江11月18日 周三14:15–14:4530 分钟');
  });

  it('[ROOM-03] offers only what is left before the next booking', async () => {
    renderDay({ orders: () => [anOrder(river, { beginTime: at('14:30'), endTime: at('15:00') })] });
    await clickAt('望江', '14:20');
    expect(await card()).toHaveTextContent('14:15–14:3015 分钟');
  });

  it('[ROOM-03] a drag picks a range in quarter hours, never more than 90 minutes', async () => {
    renderDay();
    const { release } = await drag('望江', ['14:20', '15:10']);
    expect(await screen.findByRole('status')).toHaveTextContent('14:15–15:15 1 小时');
    release();
    expect(await card()).toHaveTextContent('14:15–15:15');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    (await drag('望江', ['14:20', '18:00'])).release();
    expect(await card()).toHaveTextContent('14:15–15:451 小时 30 分钟');
    expect(await screen.findByText('会议时长不能超过90分钟')).toBeVisible();
  });

  it('[ROOM-03] Esc drops a drag, and a card', async () => {
    renderDay();
    const { track, release } = await drag('望江', ['14:20', '15:10']);
    fireEvent.keyDown(window, { key: 'Escape' });
    release();
    expect(track.querySelector('[data-draft]')).toBeNull();
    await clickAt('望江', '16:00');
    await card();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(track.querySelector('[data-draft]')).toBeNull();
  });

  it('[ROOM-06] says why time that is over cannot be booked', async () => {
    renderDay();
    await clickAt('望江', '08:00');
    expect(await screen.findByRole('alert')).toHaveTextContent('望江：该时段已过去');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[ROOM-06] says who clicks on a booking of others that the time is taken', async () => {
    renderDay({ orders: () => [anOrder(river, { beginTime: at('14:00'), endTime: at('15:00') })] });
    await screen.findByText(/14:00–15:00 已占用/);
    await clickAt('望江', '14:30');
    expect(await screen.findByRole('alert')).toHaveTextContent('望江：已占用 14:00–15:00');
  });

  it('[ROOM-06] explains shut time beside the pointer', async () => {
    const hours = aRoom('观云', { openFromMinute: 540, openToMinute: 1080 });
    const { user } = renderDay({ rooms: [hours] });
    const [shut] = await screen.findAllByText('仅 09:00–18:00 可订');
    await user.hover(shut!);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('仅 09:00–18:00 可订，最近空闲');
  });

  it('[ROOM-03] a quarter of an hour shows the first sign of its meeting, and begins no drag of its link', async () => {
    const span = { beginTime: at('14:00'), endTime: at('14:15') };
    renderDay({ orders: () => [anOrder(river, { ...span, subject: '站会', meetingNo: '5' })] });
    const link = await screen.findByRole('link', { name: /14:00–14:15 已占用 站会/ });
    expect(within(link).getByText('站')).toBeInTheDocument();
    const isDragged = fireEvent.dragStart(link);
    expect(isDragged).toBe(false);
  });

  it('[ROOM-03] books by keyboard alone, at the next free time', async () => {
    const { user, sent } = renderDay();
    const book = await screen.findByRole('button', { name: '预订望江' });
    act(() => book.focus());
    await user.keyboard('{Enter}');
    await card();
    expect(screen.getByLabelText('会议主题')).toHaveFocus();
    await user.keyboard('版本评审{Enter}');
    expect(await screen.findByRole('link', { name: '查看' })).toHaveAttribute(
      'href',
      '/details/2026111809?from=schedule',
    );
    expect(sent()[0]?.body).toEqual({
      subject: '版本评审',
      beginTime: at('10:15'),
      endTime: at('10:45'),
      roomBookingForms: [{ roomId: river.id }],
      noticeLabels: ['before_15'],
      scope: 2,
    });
    expect(screen.getByText('已预订 望江 10:15–10:45')).toHaveAttribute('role', 'status');
  });

  it('[BOOK-01] hands room, time and subject on to the whole form', async () => {
    const { user } = renderDay();
    await clickAt('望江', '14:15');
    await user.type(await screen.findByLabelText('会议主题'), '版本评审');
    const href = screen.getByRole('link', { name: '更多选项' }).getAttribute('href') ?? '';
    expect(Object.fromEntries(new URL(href, 'http://localhost').searchParams)).toEqual({
      roomId: river.id,
      startTime: String(at('14:15')),
      endTime: String(at('14:45')),
      subject: '版本评审',
    });
  });

  it('[BOOK-06] hands the reason on to the whole form', async () => {
    const { user } = renderDay({ rooms: [tide] });
    await clickAt('听涛', '14:15');
    await user.type(await screen.findByLabelText('申请理由'), '客户来访');
    const href = screen.getByRole('link', { name: '更多选项' }).getAttribute('href') ?? '';
    expect(new URL(href, 'http://localhost').searchParams.get('reason')).toBe('客户来访');
  });

  it('[BOOK-06] asks for a reason where the room needs approval', async () => {
    const pending = aBookedMeeting(tide, { status: 'AUDITING' });
    const { user, sent } = renderDay({ rooms: [tide], schedule: pending });
    await clickAt('听涛', '14:15');
    await user.type(await screen.findByLabelText('会议主题'), '预算评审{Enter}');
    expect(await screen.findByText('请输入申请理由')).toBeVisible();
    expect(sent()).toHaveLength(0);
    await user.type(screen.getByLabelText('申请理由'), '需要大屏{Enter}');
    expect(await screen.findByText('已提交申请 听涛 14:15–14:45')).toBeVisible();
    expect(sent()[0]?.body).toMatchObject({ reason: '需要大屏' });
  });

  it('[BOOK-09] a double click sends one booking', async () => {
    const { user, sent } = renderDay({ schedule: () => new Promise<Response>(() => undefined) });
    await clickAt('望江', '14:15');
    await user.type(await screen.findByLabelText('会议主题'), '版本评审');
    const send = screen.getByRole('button', { name: '发送预订' });
    fireEvent.click(send);
    fireEvent.click(send);
    expect(await screen.findByRole('button', { name: '发送中' })).toBeDisabled();
    expect(sent()).toHaveLength(1);
  });

  it('[BOOK-09] a retry keeps the key, another content takes a new one', async () => {
    const { user, sent } = renderDay({ schedule: offline });
    await clickAt('望江', '14:15');
    const subject = await screen.findByLabelText('会议主题');
    await user.type(subject, '版本评审{Enter}');
    await waitFor(() => expect(screen.getAllByText('网络异常，请稍后再试')).not.toHaveLength(0));
    await user.click(screen.getByRole('button', { name: '发送预订' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    await user.type(subject, '二');
    await user.click(await screen.findByRole('button', { name: '发送预订' }));
    await waitFor(() => expect(sent()).toHaveLength(3));
    const keys = sent().map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('[BOOK-04] keeps what was typed when someone was faster, marks the clash and reads the day again', async () => {
    let orders: RoomOrder[] = [];
    const taken = anOrder(river, {
      beginTime: at('14:00'),
      endTime: at('15:00'),
      subject: '抢先',
      meetingNo: '5',
    });
    const { user } = renderDay({
      orders: () => orders,
      schedule: () => {
        orders = [taken];
        const { roomId, beginTime, endTime } = taken;
        const conflicts = [{ roomId, roomName: '望江', beginTime, endTime, organizerName: '王芳' }];
        return json({ code: 400403002, message: '', data: { conflicts }, traceId: 't' }, 409);
      },
    });
    await clickAt('望江', '14:15');
    await user.type(await screen.findByLabelText('会议主题'), '版本评审{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('会议室时间冲突');
    expect(alert).toHaveTextContent('望江 · 14:00–15:00 · 王芳');
    expect(screen.getByLabelText('会议主题')).toHaveValue('版本评审');
    expect(document.querySelector('[data-draft]')).toHaveAttribute('data-state', 'clash');
    expect(await screen.findByText('抢先')).toBeInTheDocument();
  });

  it('[BOOK-04] says each refusal in the card', async () => {
    const { user } = renderDay({ schedule: () => failure(409, 400403007) });
    await clickAt('望江', '14:15');
    await user.type(await screen.findByLabelText('会议主题'), '版本评审{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('预约时间已过期');
    expect(screen.getByLabelText('会议主题')).toHaveValue('版本评审');
  });
});
