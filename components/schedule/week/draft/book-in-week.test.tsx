import { act, screen, waitFor, within } from '@testing-library/react';
import { aRecord, at } from '@/test/builders/meeting-builders';
import { aRoom, roomCalls } from '@/test/builders/room-builders';
import { dayColumn, dragTime, renderWeek } from '@/test/render/render-week';

const rooms = [
  aRoom('望江', { capacity: 12 }),
  aRoom('听涛', { capacity: 4, audit: { required: true, auditors: [{ id: 'chen', realName: '陈晨' }] } }),
  aRoom('听雨', { capacity: 6 }),
  aRoom('揽月', { capacity: 30 }),
  aRoom('星海', { capacity: 2, can: { book: false, open: true } }),
];
const thursday = '2026-11-19';

const card = () => screen.findByRole('dialog', { name: '预订会议' });
const offered = async () =>
  within(await card())
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent?.slice(0, 2));

async function focusDay(day: string) {
  await act(async () => dayColumn(day).focus());
}

describe('[ROOM-03] booking in the week', () => {
  it('[CAL-04] a drag over free time opens the card, with the rooms that fit, the best picked', async () => {
    const { user, bff, sent } = renderWeek({ rooms });
    await dragTime(['14:00', '14:50'], thursday);
    expect(await card()).toHaveTextContent('14:00–15:00');
    expect(await offered()).toEqual(['听雨', '望江', '揽月']);
    expect(within(await card()).getByRole('radio', { name: /听雨/ })).toBeChecked();
    expect(sent(roomCalls.page)).toContainEqual({
      capacityGe: 1,
      freeFrom: at('14:00', thursday),
      freeTo: at('15:00', thursday),
      pageNo: 1,
      pageSize: 100,
    });
    await user.click(within(await card()).getByRole('radio', { name: /揽月/ }));
    await user.type(await screen.findByLabelText('会议主题'), '版本评审{Enter}');
    await waitFor(() => expect(sent(roomCalls.schedule)).toHaveLength(1));
    expect(sent(roomCalls.schedule)[0]).toMatchObject({
      subject: '版本评审',
      beginTime: at('14:00', thursday),
      endTime: at('15:00', thursday),
      roomBookingForms: [{ roomId: 'room-揽月' }],
    });
    expect(await screen.findByText(/已预订 揽月 14:00–15:00/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(bff.keys().filter((key) => key.endsWith('meeting-records')).length).toBeGreaterThan(1),
    );
  });

  it('says that no room is free, and leads to the form with the time', async () => {
    renderWeek({ rooms: [] });
    await dragTime(['14:00', '14:20'], thursday);
    expect(within(await card()).getByText('该时间没有空闲会议室')).toBeVisible();
    const href = within(await card())
      .getByRole('link', { name: '更多选项' })
      .getAttribute('href');
    expect(new URL(href ?? '', 'http://site.invalid').searchParams.get('startTime')).toBe(
      String(at('14:00', thursday)),
    );
  });

  it('keeps what was typed while the draft is dragged elsewhere', async () => {
    const { user } = renderWeek({ rooms });
    await dragTime(['14:00', '14:20'], thursday);
    await user.type(await screen.findByLabelText('会议主题'), '版本评审');
    await dragTime(['16:00', '16:20'], thursday);
    expect(await card()).toHaveTextContent('16:00–16:30');
    expect(await screen.findByLabelText('会议主题')).toHaveValue('版本评审');
  });

  it('[BOOK-04] takes no time that is over', async () => {
    renderWeek();
    await dragTime(['08:00', '09:00']);
    expect(await screen.findByText('该时段已过去')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[UX-01] goes by keys: arrows to a quarter hour, Shift to select, Enter to book, Esc back', async () => {
    const { user } = renderWeek({ rooms, day: thursday });
    await focusDay(thursday);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('09:15，空闲');
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Enter}');
    expect(await card()).toHaveTextContent('09:15–10:00');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(dayColumn(thursday)).toHaveFocus();
  });

  it('[UX-01] Enter on a meeting opens it, and M takes one’s own', async () => {
    const begin = { beginTime: at('09:00', thursday), endTime: at('10:00', thursday) };
    const { user } = renderWeek({ records: [aRecord({ subject: '版本评审', ...begin })], day: thursday });
    const link = await screen.findByRole('link', { name: /版本评审/ });
    const clicked = jest.fn((event: Event) => event.preventDefault());
    link.addEventListener('click', clicked);
    await focusDay(thursday);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(clicked).toHaveBeenCalledTimes(1);
    await user.keyboard('m{ArrowDown}');
    expect(document.querySelector('[data-pick]')).toHaveTextContent('09:15–10:15');
  });

  it.each([
    ['ArrowRight', '2026-11-20'],
    ['Home', '2026-11-15'],
    ['PageDown', '2026-11-26'],
  ])('[UX-01] %s moves the day in the address', async (key, day) => {
    const replaced = jest.spyOn(window.history, 'replaceState').mockImplementation(() => undefined);
    const { user } = renderWeek({ day: thursday });
    await focusDay(thursday);
    await user.keyboard(`{${key}}`);
    expect(replaced).toHaveBeenCalledWith(null, '', `?mode=week&day=${day}`);
    replaced.mockRestore();
  });
});
