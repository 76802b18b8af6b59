import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import type { Meeting } from '@/lib/contract/meeting';
import { failure, fakeBff, json } from '@/test/http/fake-bff';
import { aMeeting, at, now, zone } from '@/test/builders/meeting-builders';
import { renderApp } from '@/test/render/render-app';
import { EarlyEnd } from './early-end';

const router = { replace: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => '/early-end/meeting-1' }));

const path = '/api-meeting/api/user';
const read = `GET ${path}/v2/meetings/meeting-1`;
const finish = `PUT ${path}/meetings/meeting-1/state/finish`;
const operations = `POST ${path}/meetings/meeting-1/operations`;
const done = () => new Response(null, { status: 204 });

const running = aMeeting({
  status: 'DURING',
  beginTime: at('10:00'),
  endTime: at('11:00'),
  earlyEnd: { tipTime: now - 60_000, finishTime: now + 4 * 60_000 },
  can: { endEarly: true, continue: true },
});
const details = [['/details/1234567891']];

function renderPage(answers: Record<string, unknown> = {}, first: Meeting = running) {
  const bff = fakeBff({ [read]: first, ...answers });
  const view = renderApp(
    <ServerClockProvider now={now}>
      <EarlyEnd meetingId="meeting-1" zone={zone} />
    </ServerClockProvider>,
    bff,
  );
  return { ...view, bff, user: userEvent.setup() };
}

async function end(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: '提前结束会议' }));
  const question = await screen.findByRole('dialog', { name: '确定要提前结束会议吗？' });
  await user.click(within(question).getByRole('button', { name: '提前结束会议' }));
}

beforeEach(() => router.replace.mockClear());

describe('the page of an early end', () => {
  it('[EARLY-01] says why the meeting is about to end, which it is, and how long that takes', async () => {
    renderPage();
    expect(await screen.findByText('您预订的会议室似乎无人使用，会议将自动提前结束')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/^如无操作，0[34]:\d\d 后自动结束$/);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('版本评审');
  });

  it('[EARLY-01] of a meeting without a tip has no countdown, and offers the end alone', async () => {
    renderPage({}, { ...running, earlyEnd: undefined });
    expect(await screen.findByText('会议正在进行')).toBeVisible();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['提前结束会议']);
  });

  it('[EARLY-01] leads to the details of a meeting that does not run', async () => {
    renderPage({}, aMeeting({ status: 'FINISH' }));
    await waitFor(() => expect(router.replace.mock.calls).toEqual(details));
  });

  it('[EARLY-01] [R37] counts down by the server’s clock, and leads to the details once the clock has ended it', async () => {
    jest.useFakeTimers();
    let isOver = false;
    renderPage({ [read]: () => json(isOver ? { ...running, status: 'FINISH' } : running) });
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(screen.getByRole('timer')).toHaveTextContent('03:00');
    await act(() => jest.advanceTimersByTimeAsync(3 * 60_000));
    expect(screen.getByRole('timer')).toHaveTextContent('正在结束会议…');
    isOver = true;
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    expect(router.replace.mock.calls).toEqual(details);
    jest.useRealTimers();
  });
});

describe('ending early', () => {
  it('[EARLY-02] asks first, then leads to the details', async () => {
    const { user } = renderPage({ [finish]: done });
    await end(user);
    expect(await screen.findByText('会议已提前结束')).toBeVisible();
    expect(router.replace.mock.calls).toEqual(details);
  });

  it('[EARLY-03] of a meeting that is over says so and leads to the details', async () => {
    const { user } = renderPage({ [finish]: () => failure(409, 400403013) });
    await end(user);
    expect(await screen.findByText('会议已结束')).toBeVisible();
    expect(router.replace.mock.calls).toEqual(details);
  });

  it('[EARLY-03] stays where it is after any other failure', async () => {
    const { user } = renderPage({ [finish]: () => failure(409, 400999999) });
    await end(user);
    expect(await screen.findByText('操作失败')).toBeVisible();
    expect(router.replace).not.toHaveBeenCalled();
    expect(await screen.findByRole('button', { name: '继续会议' })).toBeEnabled();
  });
});

describe('continuing', () => {
  const go = async (answer: unknown) => {
    const view = renderPage({ [operations]: answer });
    await view.user.click(await screen.findByRole('button', { name: '继续会议' }));
    return view;
  };

  it('[EARLY-02] shows the notice, with the way to the schedule', async () => {
    await go({ operated: true });
    expect(await screen.findByText('会议继续')).toBeVisible();
    expect(screen.getByRole('link', { name: '我知道了' })).toHaveAttribute('href', '/schedule');
    expect(screen.queryByRole('button', { name: '提前结束会议' })).not.toBeInTheDocument();
  });

  it.each([
    [400405023, '已在其他地方操作'],
    [400403013, '会议已结束'],
    [400999999, '操作失败'],
  ])('[EARLY-03] says why not for %d, and reads the meeting again', async (code, words) => {
    const { bff } = await go(() => failure(409, code));
    expect(await screen.findByText(words)).toBeVisible();
    await waitFor(() => expect(bff.keys().filter((key) => key === read).length).toBeGreaterThan(1));
  });

  it('[EARLY-02] shows that it goes on when that was decided elsewhere', async () => {
    renderPage({}, { ...running, earlyEnd: undefined, continuedTime: now });
    expect(await screen.findByText('会议继续')).toBeVisible();
  });
});
