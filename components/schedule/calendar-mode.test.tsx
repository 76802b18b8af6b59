import { screen, within } from '@testing-library/react';
import { ServerClockProvider } from '@/components/ui/server-clock';
import type { CalendarItem } from '@/lib/contract/schedule';
import { failure, fakeBff } from '@/test/fake-bff';
import { aCalendarItem, at, now, today, zone } from '@/test/meeting-builders';
import { renderApp } from '@/test/render-app';
import { CalendarMode } from './calendar-mode';

function renderCalendar(answer: unknown, day = today) {
  const bff = fakeBff({ 'GET /api-meeting/api/user/meetings/actions/calendar': answer });
  renderApp(
    <ServerClockProvider now={now}>
      <CalendarMode day={day} zone={zone} />
    </ServerClockProvider>,
    bff,
  );
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
    expect(screen.getAllByRole('cell')).toHaveLength(42);
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
    const scroller = screen.getByRole('table').parentElement as HTMLElement;
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

  it('shows four without a remainder', async () => {
    renderCalendar(sixOf('2026-11-20').slice(2));
    expect(await screen.findByRole('link', { name: /会5/ })).toBeVisible();
    expect(screen.queryByText(/还有/)).not.toBeInTheDocument();
  });

  it('[ERR-03] says that loading failed and offers a retry', async () => {
    renderCalendar(() => failure(500));
    expect(await screen.findByRole('alert')).toHaveTextContent('日程加载失败');
    expect(screen.getByRole('button', { name: '重试' })).toBeVisible();
  });
});
