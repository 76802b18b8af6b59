import { onlineManager, useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { AnswerInvitation } from '@/components/meeting/actions/answer-invitation';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { checkConnection } from '@/lib/client/connection';
import { serverAnswers } from '@/lib/client/server-answers';
import { signsOfLife } from '@/lib/domain/limits/live-limits';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { me, now, zone } from '@/test/builders/meeting-builders';
import { renderApp } from '@/test/render/render-app';
import { OfflineBanner } from './offline-banner';

jest.mock('@/lib/client/server-answers', () => ({ serverAnswers: jest.fn() }));

const read = jest.fn<Promise<string>, []>();
function View() {
  return <p>{useQuery({ queryKey: ['view'], queryFn: read, staleTime: 0 }).data}</p>;
}

async function renderPage() {
  renderApp(
    <ServerClockProvider now={now}>
      <OfflineBanner zone={zone} />
      <View />
      <AnswerInvitation
        meeting={{ _id: 'meeting-1', meetingNo: '2026111801' }}
        current={inviteStates.toConfirm}
        staffId={me}
      />
    </ServerClockProvider>,
  );
  await screen.findByText('三场会议');
}

const lose = () => act(() => void window.dispatchEvent(new Event('offline')));
const banner = () => screen.queryByText('已离线，显示 10:07 的内容');
const answers = () => screen.getAllByRole('button');

beforeEach(() => {
  jest.mocked(serverAnswers).mockResolvedValue(true);
  read.mockReset().mockResolvedValue('三场会议');
});
afterEach(async () => {
  jest.useRealTimers();
  jest.mocked(serverAnswers).mockResolvedValue(true);
  onlineManager.setOnline(true);
  await act(async () => void (await checkConnection()));
});

describe('[ERR-01] a page without its server', () => {
  it('says how old it is, and takes no answers', async () => {
    await renderPage();
    expect(banner()).not.toBeInTheDocument();
    for (const answer of answers()) expect(answer).toBeEnabled();
    lose();
    expect(banner()).toBeVisible();
    for (const answer of answers()) expect(answer).toBeDisabled();
  });

  it('says so where a network leads to no server', async () => {
    await renderPage();
    jest.mocked(serverAnswers).mockResolvedValue(false);
    await act(async () => void (await checkConnection()));
    expect(banner()).toBeVisible();
  });

  it('comes back by itself, and reads again what it shows', async () => {
    await renderPage();
    jest.useFakeTimers({ doNotFake: ['performance'] });
    jest.mocked(serverAnswers).mockResolvedValue(false);
    lose();
    await act(() => jest.advanceTimersByTimeAsync(signsOfLife.offlineCheckMs));
    expect(banner()).toBeVisible();
    expect(read).toHaveBeenCalledTimes(1);
    jest.mocked(serverAnswers).mockResolvedValue(true);
    await act(async () => {
      window.dispatchEvent(new Event('online'));
      await jest.advanceTimersByTimeAsync(signsOfLife.offlineCheckMs);
    });
    expect(banner()).not.toBeInTheDocument();
    for (const answer of answers()) expect(answer).toBeEnabled();
    expect(read.mock.calls.length).toBeGreaterThan(1);
  });
});
