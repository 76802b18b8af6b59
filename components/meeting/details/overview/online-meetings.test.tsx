import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import type { Meeting } from '@/lib/contract/meeting';
import { fakeBff, json } from '@/test/http/fake-bff';
import { aMeeting, me, now, zone } from '@/test/builders/meeting-builders';
import { renderApp } from '@/test/render/render-app';
import { MeetingDetails } from '../meeting-details';

const copyText = jest.fn((_text: string) => Promise.resolve(true));
jest.mock('@/components/ui/controls/copy-text', () => ({ copyText: (text: string) => copyText(text) }));
jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const read = 'GET /api-meeting/api/user/v2/meetings/1234567891';
type Online = Meeting['thirdPartyMeetingViewList'][number];

function renderDetails(answer: () => Online) {
  const bff = fakeBff({ [read]: () => json(aMeeting({ thirdPartyMeetingViewList: [answer()] })) });
  const view = renderApp(
    <ServerClockProvider now={now}>
      <MeetingDetails meetingNo="1234567891" staffId={me} userId="u" zone={zone} />
    </ServerClockProvider>,
    bff,
  );
  const reads = () => bff.keys().filter((key) => key === read).length;
  return { ...view, reads };
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const pending = (): Online => ({ status: 'pending' });

describe('an online meeting on its way', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('[MEET-08] is waited for in steps of 3 s until its link is there', async () => {
    let online = pending();
    const { reads } = renderDetails(() => online);
    await wait(100);
    expect(screen.getByText('获取中…')).toBeVisible();
    await wait(3_100);
    expect(reads()).toBe(2);
    online = { status: 'ready', url: 'https://meet.example.com/1', password: '4821' };
    await wait(3_100);
    expect(screen.getByRole('link', { name: '加入会议' })).toHaveAttribute(
      'href',
      'https://meet.example.com/1',
    );
    expect(screen.getByText('密码 4821')).toBeVisible();
    const before = reads();
    await wait(60_000);
    expect(reads()).toBe(before);
  });

  it('[MEET-08] [R33] is given up after 30 tries, and waited for again on demand', async () => {
    const { reads } = renderDetails(pending);
    await wait(200_000);
    expect(reads()).toBe(31);
    expect(screen.getByText('获取失败')).toBeVisible();
    await act(async () => screen.getByRole('button', { name: '重新获取' }).click());
    expect(screen.getByText('获取中…')).toBeVisible();
    await wait(3_100);
    expect(reads()).toBe(32);
  });

  it('[R33] is not waited for once the page is left', async () => {
    const { reads, unmount } = renderDetails(pending);
    await wait(3_100);
    unmount();
    await wait(60_000);
    expect(reads()).toBe(2);
  });
});

describe('an online meeting that is there', () => {
  it('[MEET-08] has its link and its password to copy', async () => {
    const user = userEvent.setup();
    renderDetails(() => ({ status: 'ready', url: 'https://meet.example.com/1', password: '4821' }));
    await user.click(await screen.findByRole('button', { name: '复制会议链接' }));
    expect(await screen.findByText('会议链接已复制')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '复制会议密码' }));
    expect(await screen.findByText('会议密码已复制')).toBeVisible();
    expect(copyText.mock.calls).toEqual([['https://meet.example.com/1'], ['4821']]);
  });
});
