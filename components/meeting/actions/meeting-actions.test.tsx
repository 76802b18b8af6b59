import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignOutcomes } from '@/components/meeting/sign-in/sign-outcomes';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { fakeBff } from '@/test/http/fake-bff';
import { aMeeting, me, now, zone } from '@/test/builders/meeting-builders';
import { renderApp } from '@/test/render/render-app';
import { MeetingOverview } from '../details/overview/meeting-overview';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const path = '/api-meeting/api/user/meetings/meeting-1';

function renderOverview(parts: Parameters<typeof aMeeting>[0], answers: Record<string, unknown> = {}) {
  const bff = fakeBff(answers);
  renderApp(
    <ServerClockProvider now={now}>
      <SignOutcomes phone="400-000-0000" zone={zone}>
        <MeetingOverview meeting={aMeeting(parts)} staffId={me} zone={zone} />
      </SignOutcomes>
    </ServerClockProvider>,
    bff,
  );
  return { bff, user: userEvent.setup() };
}

describe('the actions of a meeting at the door', () => {
  it('[SIGN-01] has the sign-in where the service allows it', async () => {
    const { user } = renderOverview(
      { can: { signIn: true }, meetingSignView: { isCanSign: true, signStatus: 0 } },
      { [`POST ${path}/actions/sign`]: { signStatus: 1 } },
    );
    await user.click(screen.getByRole('button', { name: '签到' }));
    expect(await screen.findByRole('dialog', { name: '签到成功' })).toHaveTextContent('400-000-0000');
  });

  it('[SIGN-01] has none where `isCanSign` says no', () => {
    renderOverview({ can: { signIn: true } });
    expect(screen.queryByRole('button', { name: '签到' })).not.toBeInTheDocument();
  });

  it('[MEET-03] [EARLY-02] ends a running meeting after a question', async () => {
    const end = `PUT ${path}/state/finish`;
    const { bff, user } = renderOverview(
      { status: 'DURING', can: { endEarly: true } },
      { [end]: () => new Response(null, { status: 204 }) },
    );
    await user.click(screen.getByRole('button', { name: '结束会议' }));
    const question = await screen.findByRole('dialog', { name: '确定要提前结束会议吗？' });
    await user.click(within(question).getByRole('button', { name: '结束会议' }));
    expect(await screen.findByText('会议已提前结束')).toBeVisible();
    await waitFor(() => expect(bff.keys()).toEqual([end]));
  });

  it('[EARLY-01] leads to where an early end is decided', () => {
    renderOverview({
      status: 'DURING',
      can: { continue: true, endEarly: true },
      earlyEnd: { tipTime: now, finishTime: now + 300_000 },
    });
    expect(screen.getByRole('link', { name: '去处理' })).toHaveAttribute('href', '/early-end/meeting-1');
  });
});
