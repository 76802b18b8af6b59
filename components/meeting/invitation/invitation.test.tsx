import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { limits } from '@/lib/domain/limits/limits';
import { fakeBff } from '@/test/http/fake-bff';
import { aMeeting, aMember, me, now, zone } from '@/test/builders/meeting-builders';
import { renderApp } from '@/test/render/render-app';
import { Invitation } from './invitation';

const router = { replace: jest.fn(), back: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const read = 'GET /api-meeting/api/user/v2/meetings/meeting-1';
const answer = 'PUT /api-meeting/api/user/meetings/meeting-1/members/status';

const invited = aMeeting({
  inviteState: 0,
  creatorStaffId: 'staff-陈晨',
  organizerName: '陈晨',
  can: { answer: true },
  members: [{ ...aMember('林晓', { state: 0, invitor: '周宁' }), user: { staffId: me, realName: '林晓' } }],
});

function renderInvitation(meeting = invited, state = 2) {
  const bff = fakeBff({ [read]: meeting, [answer]: { inviteState: state } });
  renderApp(
    <ServerClockProvider now={now}>
      <Invitation meetingId="meeting-1" staffId={me} userId="user-lin" zone={zone} />
    </ServerClockProvider>,
    bff,
  );
  return { bff, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

const sent = (bff: ReturnType<typeof fakeBff>) => bff.calls.find(({ key }) => key === answer)?.body;

beforeEach(() => {
  jest.useFakeTimers({ now });
  router.replace.mockClear();
});
afterEach(() => jest.useRealTimers());

it('[INV-01] names who invites, the meeting, and the three answers', async () => {
  renderInvitation();
  expect(await screen.findByText('周宁 邀请您参加以下会议')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('版本评审');
  const answers = within(screen.getByRole('group', { name: '回复会议邀请' }));
  expect(answers.getAllByRole('button').map((button) => button.textContent)).toEqual([
    '参加',
    '请假',
    '拒绝',
  ]);
});

it('[INV-03] [EDIT-02] says what one had answered before the meeting moved far', async () => {
  renderInvitation(aMeeting({ ...invited, formerInviteState: 2, can: { answer: true } }));
  expect(await screen.findByRole('group')).toHaveAccessibleDescription('此前：已参加');
});

it('[MEET-10] counts as a look at the meeting', async () => {
  const { bff } = renderInvitation();
  await screen.findByRole('group');
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(bff.keys()).toContain('PUT /api-meeting/api/users/user-lin/meeting_records/meeting-1/state/review');
});

it('[INV-02] after joining the details follow 1.5 s later', async () => {
  const { user } = renderInvitation();
  await user.click(await screen.findByRole('button', { name: '参加' }));
  await act(() => jest.advanceTimersByTimeAsync(limits.inviteReloadMs - 1));
  expect(router.replace).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(router.replace).toHaveBeenCalledWith('/details/1234567891');
});

it('[INV-01] [INV-02] a refusal is confirmed, takes a reason, and goes to the schedule without history', async () => {
  const { user, bff } = renderInvitation(invited, 1);
  await user.click(await screen.findByRole('button', { name: '拒绝' }));
  const dialog = within(await screen.findByRole('dialog', { name: '确定不参加该会议吗？' }));
  await user.type(dialog.getByRole('textbox', { name: /理由/ }), ' 与客户拜访冲突 ');
  expect(sent(bff)).toBeUndefined();
  await user.click(dialog.getByRole('button', { name: '拒绝' }));
  expect(sent(bff)).toEqual({ state: 1, reason: '与客户拜访冲突' });
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(router.replace).toHaveBeenCalledWith('/schedule');
});

it('[INV-05] in a series the absence is for this one or for all', async () => {
  const { user, bff } = renderInvitation({ ...invited, isRepeatMeeting: true }, 3);
  await user.click(await screen.findByRole('button', { name: '请假' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('radio', { name: '仅本次' })).toBeChecked();
  await user.click(dialog.getByRole('radio', { name: '全部重复会议' }));
  await user.click(dialog.getByRole('button', { name: '请假' }));
  expect(sent(bff)).toEqual({ state: 3, effectiveType: 2 });
  await act(() => jest.advanceTimersByTimeAsync(limits.inviteReloadMs));
});

it('[INV-03] a meeting that was cancelled meanwhile takes no answer', async () => {
  renderInvitation({ ...invited, status: 'CANCEL', can: { ...invited.can, answer: false } });
  expect(await screen.findByRole('status')).toHaveTextContent('会议已取消');
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '查看会议详情' })).toHaveAttribute('href', '/details/1234567891');
});
