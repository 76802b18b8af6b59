import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Meeting } from '@/lib/contract/meeting';
import type { RoomOrder } from '@/lib/contract/room';
import { limits } from '@/lib/domain/limits/limits';
import { aMeeting, aMember, at } from '@/test/builders/meeting-builders';
import { anOrder, aRoom } from '@/test/builders/room-builders';
import { failure } from '@/test/http/fake-bff';
import { minute, renderDay, river, trackOf } from '@/test/render/render-day';

const wave = aRoom('听雨');
const mine = {
  meetingNo: '1234567891',
  subject: '版本评审',
  mine: 'organizer',
  beginTime: at('14:00'),
  endTime: at('15:00'),
} as const;
const reading = 'GET /api-meeting/api/user/v2/meetings/1234567891';
const updating = 'PUT /api-meeting/api/user/v2/meetings/meeting-1/actions/update';

type Setup = { meeting?: Partial<Meeting>; update?: () => Response; others?: RoomOrder[] };

function renderMine({ meeting = {}, update, others = [] }: Setup = {}) {
  let own = anOrder(river, mine);
  const answer = update ?? (() => new Response(null, { status: 204 }));
  const day = renderDay({
    rooms: [river, wave],
    orders: () => [own, ...others],
    answers: {
      [reading]: aMeeting({
        can: { edit: true },
        roomOrderList: [{ orderNo: 'o', roomId: river.id, roomName: '望江', address: '3F' }],
        ...meeting,
      }),
      [updating]: (call: { body: Partial<RoomOrder> & { roomBookingForms?: { roomId: string }[] } }) => {
        const response = answer();
        const { beginTime = own.beginTime, endTime = own.endTime, roomBookingForms } = call.body;
        if (response.ok)
          own = { ...own, beginTime, endTime, roomId: roomBookingForms?.[0]?.roomId ?? own.roomId };
        return response;
      },
    },
  });
  const sent = () => day.bff.calls.filter(({ key }) => key === updating).map(({ body }) => body);
  return { ...day, sent };
}

const block = () => screen.findByRole('link', { name: /版本评审/ });
const mark = () => document.querySelector('[data-pick]');

/** From one clock time to another, over another row where one is named. */
async function dragBlock(from: string, to: string, { over = '望江', shift = 0 } = {}) {
  const tracks = { 望江: await trackOf('望江'), 听雨: await trackOf('听雨') };
  const target = over === '听雨' ? tracks.听雨 : tracks.望江;
  document.elementFromPoint = () => target;
  const mouse = { pointerType: 'mouse', button: 0, pointerId: 1, clientY: 10 };
  const link = await block();
  fireEvent.pointerDown(link, { ...mouse, clientX: minute(from) });
  fireEvent.pointerMove(window, { ...mouse, clientX: shift ? minute(from) + shift : minute(to) });
  return async () => {
    await act(async () => void fireEvent.pointerUp(window, mouse));
    return fireEvent.click(link, mouse);
  };
}

describe('[EDIT-02] moving one’s own booking on the grid', () => {
  it('saves another time at once and offers an undo', async () => {
    const { user, sent } = renderMine();
    const release = await dragBlock('14:10', '15:25');
    expect(mark()).toHaveTextContent('15:15–16:15');
    const opens = await release();
    expect(opens).toBe(false);
    await waitFor(() => expect(sent()).toEqual([{ beginTime: at('15:15'), endTime: at('16:15') }]));
    expect(await screen.findByText('已移动到 望江 15:15–16:15')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(sent()[1]).toEqual({ beginTime: at('14:00'), endTime: at('15:00') }));
    expect(await screen.findByText('已移回 望江 14:00–15:00')).toBeVisible();
  });

  it('takes the room of another row', async () => {
    const { sent } = renderMine();
    const release = await dragBlock('14:10', '14:10', { over: '听雨', shift: 5 });
    await release();
    await waitFor(() =>
      expect(sent()).toEqual([
        { beginTime: at('14:00'), endTime: at('15:00'), roomBookingForms: [{ roomId: wave.id }] },
      ]),
    );
    expect(await screen.findByText('已移动到 听雨 14:00–15:00')).toBeVisible();
  });

  it('[UX-01] leaves a click a click below four pixels', async () => {
    const { sent } = renderMine();
    const release = await dragBlock('14:10', '14:10', { shift: 3 });
    expect(mark()).toBeNull();
    expect(await release()).toBe(true);
    expect(sent()).toHaveLength(0);
  });

  it('stays within the day, and goes back with Esc', async () => {
    const { sent } = renderMine();
    const release = await dragBlock('14:10', '23:59');
    expect(mark()).toHaveTextContent('23:00–24:00');
    await act(async () => void fireEvent.keyDown(window, { key: 'Escape' }));
    expect(mark()).toBeNull();
    await release();
    expect(sent()).toHaveLength(0);
  });

  it('refuses a slot that is taken, without a call', async () => {
    const { sent } = renderMine({
      others: [anOrder(river, { beginTime: at('16:00'), endTime: at('17:00') })],
    });
    const release = await dragBlock('14:10', '15:40');
    expect(mark()).toHaveAttribute('data-state', 'clash');
    await release();
    expect(await screen.findByText('不能移动到此处：16:00–17:00 已占用')).toBeVisible();
    expect(sent()).toHaveLength(0);
  });

  it('[R08] leaves everything as it was where the service refuses', async () => {
    const { sent } = renderMine({ update: () => failure(409, 400403002) });
    const release = await dragBlock('14:10', '15:25');
    await release();
    expect(await screen.findByText('移动失败：会议室时间冲突')).toBeVisible();
    expect(sent()).toHaveLength(1);
    expect(await block()).toHaveTextContent('14:00–15:00');
    expect(mark()).toBeNull();
  });

  it('asks first where others are invited, and says who', async () => {
    const { user, sent } = renderMine({
      meeting: { members: [aMember('林晓', { relation: 'organizer' }), aMember('周宁'), aMember('王芳')] },
    });
    const release = await dragBlock('14:10', '15:25');
    await release();
    const card = await screen.findByRole('dialog', { name: '移动会议' });
    expect(card).toHaveTextContent('望江 14:00–15:00');
    expect(card).toHaveTextContent('望江 15:15–16:15');
    expect(card).toHaveTextContent('周宁、王芳会看到新的安排');
    expect(sent()).toHaveLength(0);
    await user.click(within(card).getByRole('button', { name: '移动' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('[UX-01] leaves no letter of the screen any meaning meanwhile', async () => {
    renderMine();
    const link = await block();
    await act(async () => link.focus());
    for (const key of ['m', 't', '?', ' ']) expect(fireEvent.keyDown(link, { key })).toBe(false);
    expect(mark()).not.toBeNull();
  });

  it('[UX-01] goes by keys: M, arrows, Enter; Esc gives up', async () => {
    const { user, sent } = renderMine();
    const link = await block();
    await act(async () => link.focus());
    await user.keyboard('m{ArrowRight}{ArrowRight}{Escape}');
    expect(mark()).toBeNull();
    await user.keyboard('m{ArrowRight}{ArrowRight}');
    expect(mark()).toHaveTextContent('14:30–15:30');
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(sent()).toEqual([
        { beginTime: at('14:30'), endTime: at('15:30'), roomBookingForms: [{ roomId: wave.id }] },
      ]),
    );
  });

  describe('by a finger', () => {
    const finger = { pointerType: 'touch', button: 0, pointerId: 7, clientY: 10 };
    afterEach(() => jest.useRealTimers());

    /** A finger on the block, with a clock that the test turns. */
    async function press() {
      const day = renderMine();
      const track = await trackOf('望江');
      document.elementFromPoint = () => track;
      const link = await block();
      jest.useFakeTimers();
      fireEvent.pointerDown(link, { ...finger, clientX: minute('14:10') });
      return { ...day, link };
    }

    it('[UX-01] moves it once it has rested, and the grid scrolls no more', async () => {
      const { sent, link } = await press();
      act(() => jest.advanceTimersByTime(limits.longPressMs));
      expect(mark()).toHaveTextContent('14:00–15:00');
      expect(fireEvent.contextMenu(link)).toBe(false);
      fireEvent.pointerMove(window, { ...finger, clientX: minute('15:25') });
      expect(fireEvent.touchMove(link, { cancelable: true })).toBe(false);
      expect(mark()).toHaveTextContent('15:15–16:15');
      jest.useRealTimers();
      await act(async () => void fireEvent.pointerUp(window, finger));
      expect(fireEvent.click(link, finger)).toBe(false);
      await waitFor(() => expect(sent()).toEqual([{ beginTime: at('15:15'), endTime: at('16:15') }]));
    });

    it('[UX-01] scrolls when it moves at once', async () => {
      const { sent, link } = await press();
      fireEvent.pointerMove(window, { ...finger, clientX: minute('14:35') });
      act(() => jest.advanceTimersByTime(3 * limits.longPressMs));
      expect(mark()).toBeNull();
      expect(fireEvent.touchMove(link, { cancelable: true })).toBe(true);
      fireEvent.pointerUp(window, finger);
      expect(sent()).toHaveLength(0);
    });
  });

  it('[EDIT-04] moves nothing of others', async () => {
    const { user, sent } = renderMine();
    const link = await block();
    await act(async () => link.focus());
    expect(sent()).toHaveLength(0);
    await user.keyboard('{ArrowLeft}m');
    expect(await screen.findByText('只有组织者可以移动未开始的会议')).toBeVisible();
  });
});
