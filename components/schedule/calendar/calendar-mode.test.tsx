import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MeetingPeeks } from '@/components/meeting/peek/meeting-peeks';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import type { CalendarItem } from '@/lib/contract/schedule';
import { failure, fakeBff } from '@/test/http/fake-bff';
import { aCalendarItem, aMeeting, at, me, now, today, zone } from '@/test/builders/meeting-builders';
import { renderApp } from '@/test/render/render-app';
import { CalendarMode } from './calendar-mode';

function renderCalendar(answer: unknown, day = today, answers: Record<string, unknown> = {}) {
  const bff = fakeBff({ 'GET /api-meeting/api/user/meetings/actions/calendar': answer, ...answers });
  renderApp(
    <ServerClockProvider now={now}>
      <CalendarMode day={day} staffId={me} zone={zone} />
      <MeetingPeeks staffId={me} zone={zone} />
    </ServerClockProvider>,
    bff,
  );
  return bff;
}

const cellOf = (fullDay: string) => screen.getByText(fullDay).closest('td') as HTMLElement;
const sixOf = (day: string): CalendarItem[] =>
  Array.from({ length: 6 }, (_, index) =>
    aCalendarItem({
      id: `${index}`,
      subject: `会${index}`,
      beginTime: at('09:00', day),
      endTime: at('10:00', day),
    }),
  );

describe('the month', () => {
  it('[CAL-01] has 42 cells under a header from Sunday, and marks today', async () => {
    renderCalendar([]);
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(
      '周日 周一 周二 周三 周四 周五 周六'.split(' '),
    );
    expect(screen.getAllByRole('gridcell')).toHaveLength(42);
    expect(cellOf('2026年11月18日 周三')).toHaveAttribute('aria-current', 'date');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('2026年11月');
  });

  it('[CAL-01] goes to the months beside it and back to today', () => {
    renderCalendar([], '2027-01-31');
    const pager = within(screen.getByRole('navigation', { name: '选择月份' }));
    expect(pager.getByRole('link', { name: '上个月' })).toHaveAttribute(
      'href',
      '?mode=calendar&day=2026-12-01',
    );
    expect(pager.getByRole('link', { name: '下个月' })).toHaveAttribute(
      'href',
      '?mode=calendar&day=2027-02-01',
    );
    expect(pager.getByRole('link', { name: '今天' })).toHaveAttribute('href', `?mode=calendar&day=${today}`);
  });

  it.each([
    ['2026-11-18', '3'],
    ['2026-11-15', '0'],
  ])('[CAL-01] opens at the column of %s where the month is wider than the screen', (day, column) => {
    const left = jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(257);
    renderCalendar([], day);
    const scroller = screen.getByRole('grid').parentElement as HTMLElement;
    expect(scroller.style.getPropertyValue('--weekday')).toBe(column);
    expect(scroller.scrollLeft).toBe(257);
    left.mockRestore();
  });

  it('puts a meeting into its day, with time, state and a link to its details', async () => {
    renderCalendar([aCalendarItem({ subject: '接口联调', inviteState: 0 })]);
    const entry = await screen.findByRole('link', { name: /接口联调/ });
    expect(entry).toHaveAccessibleName('10:00 接口联调 会议中 有新变动');
    expect(entry).toHaveAttribute('href', '/details/1234567891?from=schedule');
    expect(cellOf('2026年11月18日 周三')).toContainElement(entry);
  });

  it('shows what fits into a cell and says how many more there are', async () => {
    renderCalendar(sixOf('2026-11-20'));
    const more = await screen.findByRole('link', { name: '还有3个会议' });
    expect(more).toHaveAttribute('href', '?mode=list&day=2026-11-20');
    expect(within(cellOf('2026年11月20日 周五')).getAllByRole('listitem')).toHaveLength(3);
  });

  it('[CAL-02] shows more where the window is higher', async () => {
    const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(211);
    renderCalendar(sixOf('2026-11-20'));
    expect(await screen.findByRole('link', { name: /会5/ })).toBeVisible();
    expect(screen.queryByText(/还有/)).not.toBeInTheDocument();
    height.mockRestore();
  });

  it('[CAL-03] a click on a meeting opens its peek, and Esc goes back to it', async () => {
    const user = userEvent.setup();
    renderCalendar([aCalendarItem({ subject: '接口联调' })], today, {
      'GET /api-meeting/api/user/v2/meetings/1234567891': aMeeting({
        subject: '接口联调',
        organizerName: '周宁',
      }),
    });
    const entry = await screen.findByRole('link', { name: /接口联调/ });
    await user.click(entry);
    const card = within(await screen.findByRole('dialog', { name: '接口联调' }));
    expect(card.getByText('周宁')).toBeVisible();
    expect(card.getByRole('link', { name: '查看详情' })).toHaveAttribute(
      'href',
      '/details/1234567891?from=schedule',
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(entry).toHaveFocus();
  });

  it('[CAL-02] leaves out what has ended first', async () => {
    const ended = (subject: string, time: string) =>
      aCalendarItem({
        id: subject,
        subject,
        beginTime: at(time),
        endTime: at('09:30'),
        meetingStatus: 'FINISH',
      });
    const ahead = (subject: string, time: string) =>
      aCalendarItem({ id: subject, subject, beginTime: at(time), endTime: at('18:00') });
    renderCalendar([
      ended('早一', '08:00'),
      ended('早二', '09:00'),
      ahead('甲', '11:00'),
      ahead('乙', '14:00'),
    ]);
    expect(await screen.findByRole('link', { name: '还有1个会议' })).toBeVisible();
    const lines = within(cellOf('2026年11月18日 周三')).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent?.match(/早一|早二|甲|乙/)?.[0])).toEqual([
      '早一',
      '甲',
      '乙',
    ]);
  });

  it('[CAL-06] marks what is new since one has read it, and outlines what waits for an answer', async () => {
    const changed = { latestChangeTime: at('09:50') };
    renderCalendar([
      aCalendarItem({ subject: '未读', ...changed, userReadTime: at('09:00') }),
      aCalendarItem({ subject: '已读', ...changed, userReadTime: at('10:00') }),
      aCalendarItem({ subject: '邀请', inviteState: 0 }),
    ]);
    expect(await screen.findByRole('link', { name: /未读/ })).toHaveAccessibleName(/有新变动/);
    expect(screen.getByRole('link', { name: /已读/ })).not.toHaveAccessibleName(/有新变动/);
    expect(screen.getByRole('link', { name: /邀请/ })).toHaveAttribute('data-look', 'unanswered');
  });

  it('[CAL-08] puts a meeting across midnight on both of its days', async () => {
    renderCalendar([aCalendarItem({ beginTime: at('23:00'), endTime: at('01:00', '2026-11-19') })]);
    expect(await screen.findAllByRole('link', { name: /产品周会/ })).toHaveLength(2);
    for (const day of ['2026年11月18日 周三', '2026年11月19日 周四'])
      expect(within(cellOf(day)).getByRole('link', { name: /23:00 产品周会/ })).toBeVisible();
  });

  it('[CAL-02] opens the whole day beside its cell, and Esc goes back to it', async () => {
    const user = userEvent.setup();
    renderCalendar(sixOf('2026-11-20'));
    await user.click(await screen.findByRole('link', { name: '还有3个会议' }));
    const card = within(await screen.findByRole('dialog', { name: '11月20日 周五' }));
    expect(card.getAllByRole('listitem')).toHaveLength(6);
    expect(card.getByRole('link', { name: '查看当日安排' })).toHaveAttribute(
      'href',
      '?mode=list&day=2026-11-20',
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: '还有3个会议' })).toHaveFocus();
  });

  it('[CAL-04] books on the free space of a day, on none that is over', () => {
    renderCalendar([]);
    const book = within(cellOf('2026年11月20日 周五')).getByRole('link', { name: /预订 2026年11月20日/ });
    const query = new URL(book.getAttribute('href') ?? '', 'http://site.invalid').searchParams;
    expect(Number(query.get('startTime'))).toBe(at('10:15', '2026-11-20'));
    expect(Number(query.get('endTime'))).toBe(at('10:45', '2026-11-20'));
    expect(within(cellOf('2026年11月17日 周二')).queryByRole('link')).not.toBeInTheDocument();
  });

  it.each([
    ['ArrowRight', '2026-11-19'],
    ['ArrowUp', '2026-11-11'],
    ['End', '2026-11-21'],
    ['PageDown', '2026-12-01'],
  ])('[UX-01] %s moves the day in the address', async (key, day) => {
    const replaced = jest.spyOn(window.history, 'replaceState').mockImplementation(() => undefined);
    const user = userEvent.setup();
    renderCalendar([]);
    cellOf('2026年11月18日 周三').focus();
    await user.keyboard(`{${key}}`);
    expect(replaced).toHaveBeenCalledWith(null, '', `?mode=calendar&day=${day}`);
    replaced.mockRestore();
  });

  it('[UX-01] is one stop for Tab: the chosen day, then its meetings', async () => {
    renderCalendar([aCalendarItem(), aCalendarItem({ id: 'b', beginTime: at('10:00', '2026-11-20') })]);
    await screen.findAllByRole('link', { name: /产品周会/ });
    expect(screen.getAllByRole('gridcell').filter((cell) => cell.tabIndex === 0)).toEqual([
      cellOf('2026年11月18日 周三'),
    ]);
    const stops = screen.getAllByRole('link', { name: /产品周会/ }).filter((link) => link.tabIndex === 0);
    expect(stops).toHaveLength(1);
  });

  it('marks meetings that collide', async () => {
    const later = { beginTime: at('14:00'), endTime: at('15:00') };
    renderCalendar([aCalendarItem({ subject: '甲', ...later }), aCalendarItem({ subject: '乙', ...later })]);
    expect(await screen.findAllByRole('img', { name: '时间冲突' })).toHaveLength(2);
  });

  it('shows three without a remainder', async () => {
    renderCalendar(sixOf('2026-11-20').slice(3));
    expect(await screen.findByRole('link', { name: /会5/ })).toBeVisible();
    expect(screen.queryByText(/还有/)).not.toBeInTheDocument();
  });

  it('[ERR-03] says that loading failed and offers a retry', async () => {
    renderCalendar(() => failure(500));
    expect(await screen.findByRole('alert')).toHaveTextContent('日程加载失败');
    expect(screen.getByRole('button', { name: '重试' })).toBeVisible();
  });
});
