import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { aCalendarItem, at, me, now, today, zone } from '@/test/builders/meeting-builders';
import { failure, fakeBff, json } from '@/test/http/fake-bff';
import { renderApp } from '@/test/render/render-app';
import { CalendarMode } from './calendar-mode';

const readCall = 'POST /api-meeting/api/user/meetings/actions/read-all';
const changed = { latestChangeTime: 200, userReadTime: 100 };
const ahead = { beginTime: at('14:00'), endTime: at('15:00'), meetingStatus: 'BEFORE' } as const;
const over = { beginTime: at('08:00'), endTime: at('09:00'), meetingStatus: 'FINISH' } as const;

const items = [
  aCalendarItem({ id: 'a', subject: '改期', ...ahead, ...changed }),
  aCalendarItem({ id: 'b', subject: '邀请', ...ahead, inviteState: 0 }),
  aCalendarItem({ id: 'c', subject: '复盘', ...over, summaryState: 1 }),
  aCalendarItem({
    id: 'd',
    subject: '晨会',
    ...over,
    ...changed,
    beginTime: at('08:00', '2026-11-17'),
    endTime: at('09:00', '2026-11-17'),
  }),
];

function renderMonth({ month = items, answer = { count: 2 } as unknown } = {}) {
  let isRead = false;
  const bff = fakeBff({
    'GET /api-meeting/api/user/meetings/actions/calendar': () =>
      json(
        isRead
          ? month.map((item) => ({ ...item, userReadTime: item.latestChangeTime, summaryState: 0 }))
          : month,
      ),
    [readCall]: () => {
      if (answer instanceof Response) return answer;
      isRead = true;
      return json(answer);
    },
  });
  renderApp(
    <ServerClockProvider now={now}>
      <CalendarMode day={today} staffId={me} zone={zone} />
    </ServerClockProvider>,
    bff,
  );
  return bff;
}

const dotted = async () => {
  await screen.findAllByRole('link', { name: /晨会|评审/ });
  const entries = within(screen.getByRole('grid')).getAllByRole('link', { name: /有新变动/ });
  return entries.map((entry) => entry.textContent);
};
const button = () => screen.queryByRole('button', { name: '全部标为已读' });

describe('[CAL-06] the dots of a month', () => {
  it('are on what changed or waits, and of what is over on unread notes alone', async () => {
    renderMonth();
    expect(await dotted()).toEqual([
      expect.stringContaining('复盘'),
      expect.stringContaining('改期'),
      expect.stringContaining('邀请'),
    ]);
  });

  it('go by one press, but for what waits for an answer; the focus stays', async () => {
    const bff = renderMonth();
    await dotted();
    await userEvent.click(screen.getByRole('button', { name: '全部标为已读' }));
    expect(await screen.findByText('已全部标为已读')).toBeVisible();
    expect(await dotted()).toEqual([expect.stringContaining('邀请')]);
    expect(bff.calls.find(({ key }) => key === readCall)?.body).toEqual({
      beginTime: at('00:00', '2026-11-01'),
      endTime: at('00:00', '2026-12-13'),
    });
    expect(button()).toHaveFocus();
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    expect(button()).not.toBeInTheDocument();
  });

  it('come back where they could not be read', async () => {
    renderMonth({ answer: failure(500) });
    await dotted();
    await userEvent.click(screen.getByRole('button', { name: '全部标为已读' }));
    await waitFor(async () => expect(await dotted()).toHaveLength(3));
    expect(button()).toHaveAttribute('aria-disabled', 'false');
  });

  it('are no reason for the button where only an answer is waited for', async () => {
    renderMonth({ month: [aCalendarItem({ id: 'b', subject: '评审', ...ahead, inviteState: 0 })] });
    await dotted();
    expect(button()).not.toBeInTheDocument();
  });
});
