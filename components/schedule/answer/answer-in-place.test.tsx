import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { failure, fakeBff, json, type SeenCall } from '@/test/http/fake-bff';
import { aRecord, at, me, now, today, zone } from '@/test/builders/meeting-builders';
import { renderApp } from '@/test/render/render-app';
import { ListMode } from '../list/list-mode';

const path = '/api-meeting/api/user';
const read = `GET ${path}/meeting-records`;
const answer = `PUT ${path}/meetings/meeting-1/members/status`;

const invited = aRecord({
  _id: 'meeting-1',
  subject: '接口联调',
  beginTime: at('11:00'),
  endTime: at('11:30'),
  creatorStaffId: 'staff-zhou',
  inviteState: 0,
  can: { answer: true, signIn: false, endEarly: false },
});

/** Runs now, so that the invitation stands in a row below. */
const running = aRecord({ beginTime: at('10:00'), endTime: at('10:30'), status: 'DURING' });

/** An answer that the test gives when it likes. */
function held() {
  const waiting: ((response: Response) => void)[] = [];
  return {
    take: () => new Promise<Response>((resolve) => waiting.push(resolve)),
    settle: (response: Response) => waiting.shift()?.(response),
  };
}

function renderList(taken?: () => Promise<Response>, record = invited) {
  let stored = record;
  const bff = fakeBff({
    [read]: () => json([running, stored]),
    [answer]: async (call: SeenCall) => {
      const response = await taken?.();
      if (response?.ok) stored = { ...stored, inviteState: (call.body as { state: 1 | 2 | 3 }).state };
      return response;
    },
  });
  const { queryClient } = renderApp(
    <ServerClockProvider now={now}>
      <ListMode day={today} staffId={me} zone={zone} />
    </ServerClockProvider>,
    bff,
  );
  const sent = () => bff.calls.filter(({ key }) => key === answer).map(({ body }) => body);
  return { queryClient, sent, user: userEvent.setup() };
}

const theRow = async () =>
  (await screen.findByRole('link', { name: '接口联调' })).closest('li') as HTMLElement;
const button = (name: string) => screen.getByRole('button', { name });
const change = '修改对“接口联调”的回复';

describe('[SCH-02] answering in the row', () => {
  it('[EDIT-02] [INV-03] says what one had answered before the meeting moved far, until one answers', async () => {
    const { user } = renderList(async () => json({ inviteState: 2 }), {
      ...invited,
      formerInviteState: 2,
    });
    const group = await screen.findByRole('group', { name: '回复“接口联调”的邀请' });
    expect(group).toHaveAccessibleDescription('此前：已参加');
    expect(within(group).getByText('此前：已参加')).toBeVisible();
    await user.click(button('参加'));
    await waitFor(() => expect(screen.queryByText('此前：已参加')).not.toBeInTheDocument());
  });

  it('joins by one press, and opens the other answers in place, apart from the link to the meeting', async () => {
    const { user } = renderList();
    const group = within(await screen.findByRole('group', { name: '回复“接口联调”的邀请' }));
    const words = () => group.getAllByRole('button').map((one) => one.textContent);
    expect(words()).toEqual(['参加', '']);
    expect(screen.getByRole('link', { name: '接口联调' })).not.toContainElement(button('参加'));
    await user.click(button('其他回复'));
    expect(words()).toEqual(['参加', '请假', '拒绝']);
    expect(button('请假')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(words()).toEqual(['参加', '']);
    expect(button('其他回复')).toHaveFocus();
  });

  it('is the one thing to do where one could sign in too', async () => {
    renderList(undefined, {
      ...invited,
      meeting: { ...invited.meeting, can: { ...invited.meeting.can, signIn: true } },
    });
    const row = within(await theRow());
    expect(row.getAllByRole('button')).toEqual([button('参加'), button('其他回复')]);
  });

  it.each([
    ['was answered before', 2 as const, {}],
    ['takes no answer any more', 0 as const, { can: { answer: false, signIn: false, endEarly: false } }],
    ['is over by now', 0 as const, { beginTime: at('09:00'), endTime: at('10:00') }],
  ])('does not ask when it %s', async (_case, inviteState, meeting) => {
    renderList(undefined, { ...invited, inviteState, meeting: { ...invited.meeting, ...meeting } });
    await theRow();
    expect(screen.queryByRole('button', { name: '参加' })).not.toBeInTheDocument();
  });

  it('[UX-03] shows the answer at once and keeps the focus in the row', async () => {
    const { take } = held();
    const { user } = renderList(take);
    const tags = await theRow();
    await user.click(button('参加'));
    expect(await within(tags).findByText('已参加')).toBeVisible();
    expect(within(tags).queryByText('新邀请')).not.toBeInTheDocument();
    expect(button(change)).toHaveFocus();
  });

  it('[UX-03] puts the buttons back and says why when the answer is not taken', async () => {
    const { take, settle } = held();
    const { user } = renderList(take);
    const tags = await theRow();
    await user.click(button('参加'));
    await within(tags).findByText('已参加');
    settle(failure(409, 400405020));
    expect(await screen.findByRole('alert')).toHaveTextContent('会议状态不允许此操作');
    expect(await within(tags).findByText('新邀请')).toBeVisible();
    expect(button('参加')).toHaveFocus();
  });

  it('[UX-03] is not undone by a reading that comes before the service has taken it', async () => {
    const { take, settle } = held();
    const { user, queryClient } = renderList(take);
    const tags = await theRow();
    await user.click(button('参加'));
    await within(tags).findByText('已参加');
    await act(() => queryClient.refetchQueries());
    expect(within(tags).getByText('已参加')).toBeVisible();
    settle(json({ inviteState: 2 }));
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(within(tags).queryByText('新邀请')).not.toBeInTheDocument();
  });

  it.each([
    ['请假', 3, '已请假'],
    ['拒绝', 1, '已拒绝'],
  ])('asks before %s', async (words, state, tag) => {
    const { user, sent } = renderList(held().take);
    const tags = await theRow();
    await user.click(button('其他回复'));
    await user.click(button(words));
    expect(sent()).toEqual([]);
    const dialog = screen.getByRole('dialog', { name: '确定不参加该会议吗？' });
    await user.click(within(dialog).getByRole('button', { name: words }));
    expect(sent()).toEqual([{ state }]);
    expect(await within(tags).findByText(tag)).toBeVisible();
  });

  it('[UX-03] lets the last of two answers stand, sent one after the other', async () => {
    const { take, settle } = held();
    const { user, sent } = renderList(take);
    const tags = await theRow();
    await user.click(button('参加'));
    await user.click(await screen.findByRole('button', { name: change }));
    await user.click(button('请假'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '请假' }));
    expect(await within(tags).findByText('已请假')).toBeVisible();
    expect(sent()).toEqual([{ state: 2 }]);
    settle(json({ inviteState: 2 }));
    await waitFor(() => expect(sent()).toEqual([{ state: 2 }, { state: 3 }]));
    expect(within(tags).getByText('已请假')).toBeVisible();
    settle(failure(500));
    expect(await screen.findByRole('alert')).toHaveTextContent('服务器异常');
  });

  it('leaves the answer as it is when one thinks better of changing it', async () => {
    const { user, sent } = renderList(undefined, { ...invited, inviteState: 2 });
    await user.click(await screen.findByRole('button', { name: change }));
    expect(button('参加')).toHaveAttribute('aria-pressed', 'true');
    expect(button('参加')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(button(change)).toHaveFocus();
    expect(sent()).toEqual([]);
  });
});
