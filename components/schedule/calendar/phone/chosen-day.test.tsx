import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { fakeBff } from '@/test/http/fake-bff';
import { aCalendarItem, at, me, now, today, zone } from '@/test/builders/meeting-builders';
import { renderApp } from '@/test/render/render-app';
import { CalendarMode } from '../calendar-mode';

const anyScreen = window.matchMedia;
beforeEach(() => {
  window.matchMedia = (media) => Object.assign(anyScreen(media), { matches: media.includes('max-width') });
});
afterEach(() => {
  window.matchMedia = anyScreen;
});

const twoItems = [
  aCalendarItem({ subject: '晨会', beginTime: at('09:00'), endTime: at('09:30'), meetingStatus: 'FINISH' }),
  aCalendarItem({ subject: '评审', address: '望江', organizerName: '周宁', inviteState: 0 }),
];

function renderPhone(day = today, items = twoItems) {
  const bff = fakeBff({ 'GET /api-meeting/api/user/meetings/actions/calendar': items });
  renderApp(
    <ServerClockProvider now={now}>
      <CalendarMode day={day} staffId={me} zone={zone} />
    </ServerClockProvider>,
    bff,
  );
}

describe('[NAV-07] the month on a phone', () => {
  it('has a dot for each meeting, those ahead first, and their number in words', async () => {
    renderPhone();
    const day = await screen.findByRole('link', { name: '2026年11月18日 周三，2 场会议' });
    expect(day).toHaveAttribute('href', '?mode=calendar&day=2026-11-18');
    const looks = [...day.querySelectorAll('[data-look]')].map((dot) => dot.getAttribute('data-look'));
    expect(looks).toEqual(['unanswered', 'over']);
    expect(within(screen.getByRole('grid')).queryByText('评审')).not.toBeInTheDocument();
  });

  it('lists the chosen day below, those ahead first, with the way to another booking', async () => {
    renderPhone();
    const day = within(screen.getByRole('region', { name: '11月18日 周三' }));
    expect(await day.findByRole('link', { name: /评审/ })).toHaveAttribute(
      'href',
      '/details/1234567891?from=schedule',
    );
    expect(day.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('望江 · 周宁'),
      expect.stringContaining('晨会'),
    ]);
    expect(day.getByRole('link', { name: '预订会议' })).toBeVisible();
  });

  it('[SCH-02] draws one tag of each, none where the time says it, and the sign of a conflict', async () => {
    const invited = aCalendarItem({ subject: '评审', creatorStaffId: 'staff-zhou', inviteState: 0 });
    renderPhone(today, [invited, aCalendarItem({ subject: '周会', beginTime: at('10:30') })]);
    const day = within(screen.getByRole('region', { name: '11月18日 周三' }));
    await day.findByRole('link', { name: /评审/ });
    const [review, weekly] = day.getAllByRole('listitem').map((row) => within(row));
    expect(review?.getByText('新邀请').closest('.visually-hidden')).toBeNull();
    expect(review?.getByRole('img', { name: '时间冲突' })).toBeVisible();
    expect(weekly?.getByText('时间冲突')).toBeVisible();
    expect(weekly?.getByText('待开始').closest('.visually-hidden')).not.toBeNull();
  });

  it('keeps what was cancelled in a line that opens, and its dot for last', async () => {
    renderPhone(today, [
      aCalendarItem({ subject: '旧评审', meetingStatus: 'CANCEL', beginTime: at('08:00') }),
      aCalendarItem({
        subject: '晨会',
        beginTime: at('09:00'),
        endTime: at('09:30'),
        meetingStatus: 'FINISH',
      }),
    ]);
    const link = await screen.findByRole('link', { name: '2026年11月18日 周三，2 场会议' });
    const looks = [...link.querySelectorAll('[data-look]')].map((dot) => dot.getAttribute('data-look'));
    expect(looks).toEqual(['over', 'off']);
    const day = within(screen.getByRole('region', { name: '11月18日 周三' }));
    expect(day.getByText('旧评审')).not.toBeVisible();
    await userEvent.click(day.getByText('已取消 1'));
    expect(day.getByText('旧评审')).toBeVisible();
  });

  it('says that a day has no meetings, and books on none that is over (CAL-04)', async () => {
    renderPhone('2026-11-17');
    const day = within(screen.getByRole('region', { name: '11月17日 周二' }));
    expect(day.getByText('暂无会议')).toBeVisible();
    expect(day.queryByRole('link')).not.toBeInTheDocument();
  });
});
