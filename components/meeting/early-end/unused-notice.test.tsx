import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePathname } from 'next/navigation';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { fakeBff } from '@/test/http/fake-bff';
import { now } from '@/test/builders/meeting-builders';
import { renderApp } from '@/test/render/render-app';
import { UnusedNotice } from './unused-notice';

jest.mock('next/navigation', () => ({ usePathname: jest.fn(() => '/rooms') }));

const unused = 'GET /api-meeting/api/user/meetings/actions/unused';
const meeting = {
  meetingId: 'm1',
  meetingNo: '1234567891',
  subject: '版本评审',
  address: '望江',
  finishTime: now + 4 * 60_000,
};

const renderNotice = (answer: unknown = [meeting]) =>
  renderApp(
    <ServerClockProvider now={now}>
      <UnusedNotice />
    </ServerClockProvider>,
    fakeBff({ [unused]: answer }),
  );
const card = () => screen.findByRole('region', { name: '望江 似乎无人使用' });

describe('the notice of a room that seems unused', () => {
  it('[EARLY-01] stands on every page and leads to where it is decided', async () => {
    renderNotice();
    expect(await card()).toHaveTextContent('会议“版本评审”将自动提前结束');
    expect(screen.getByRole('link', { name: '去处理' })).toHaveAttribute('href', '/early-end/m1');
    expect(screen.getByRole('timer')).toHaveTextContent(/^0[34]:/);
  });

  it('[EARLY-01] is closed, and not there where one decides already', async () => {
    const { unmount } = renderNotice();
    await card();
    await userEvent.setup().click(screen.getByRole('button', { name: '关闭' }));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    unmount();
    jest.mocked(usePathname).mockReturnValueOnce('/early-end/m1').mockReturnValueOnce('/early-end/m1');
    renderNotice();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('[EARLY-01] goes with the end of its time', async () => {
    jest.useFakeTimers();
    renderNotice();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByRole('timer')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(4 * 60_000));
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    jest.useRealTimers();
  });
});
