import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import type { Meeting } from '@/lib/contract/meeting';
import { failure, fakeBff } from '@/test/http/fake-bff';
import { aMeeting, aMember, at, me, now, zone } from '@/test/builders/meeting-builders';
import { aPerson, peopleCalls } from '@/test/builders/people-builders';
import { renderApp } from '@/test/render/render-app';
import { MeetingMembers } from './meeting-members';

const path = '/api-meeting/api/user/meetings/meeting-1';
const organizer = {
  ...aMember('林晓', { relation: 'organizer' as const }),
  user: { staffId: me, realName: '林晓' },
};

const meeting = (members: Meeting['members'], can: Partial<Meeting['can']> = {}) =>
  aMeeting({ members: [organizer, ...members], can: { invite: true, withdrawInvite: true, ...can } });

function renderMembers(subject: Meeting, answers: Record<string, unknown> = {}) {
  const bff = fakeBff(answers);
  renderApp(
    <ServerClockProvider now={now}>
      <MeetingMembers meeting={subject} staffId={me} zone={zone} />
    </ServerClockProvider>,
    bff,
  );
  return { bff, user: userEvent.setup() };
}

const rowOf = (name: string) =>
  screen.getAllByRole('listitem').find((row) => row.textContent?.includes(name));

it('[MEET-04] each member has inviter and time, for the organizer the reason and whether it was read', () => {
  const invitation = { invitor: '林晓', createTime: at('09:00') };
  renderMembers(
    meeting([
      aMember('周宁', { ...invitation, state: 3, reason: '出差', readTime: at('09:30') }),
      aMember('王芳', { ...invitation, state: 0 }),
    ]),
  );
  expect(rowOf('周宁')).toHaveTextContent('林晓 邀请于 今天 09:00理由：出差已读已请假');
  expect(rowOf('王芳')).toHaveTextContent('未读新邀请');
});

it('[MEET-04] who is out comes last, is not counted and is removed no more', () => {
  renderMembers(
    meeting([
      aMember('周宁', { state: 4 }),
      aMember('王芳', { state: 4, leftTime: at('09:30') }),
      aMember('陈晨', { state: 2 }),
    ]),
  );
  expect(screen.getByText('2 人，2 人参加')).toBeVisible();
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows[2]).toMatch(/周宁.*已移出/);
  expect(rows[3]).toMatch(/王芳.*已退出/);
  expect(screen.getAllByRole('button', { name: /移出|撤回/ })).toHaveLength(1);
});

it.each([
  ['撤回对 周宁 的邀请', 0 as const, `PUT ${path}/members/staff-周宁/state/withdraw`, '撤回邀请'],
  ['移出 周宁', 2 as const, `POST ${path}/members/actions/delete`, '移出'],
])('[MEET-02] %s is confirmed first', async (name, state, key, confirm) => {
  const { user, bff } = renderMembers(meeting([aMember('周宁', { state })]), { [key]: {} });
  await user.click(screen.getByRole('button', { name }));
  const dialog = await screen.findByRole('dialog');
  expect(bff.keys()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: confirm }));
  expect(bff.keys().map(decodeURIComponent)).toContain(key);
});

it('[MEET-04] reminds those who have not answered, and says when it was too soon', async () => {
  const key = `POST ${path}/members/actions/remind`;
  let remindedCount = 2;
  const { user } = renderMembers(meeting([aMember('周宁', { state: 0 }), aMember('王芳', { state: 0 })]), {
    [key]: () => Response.json({ remindedCount }),
  });
  const button = screen.getByRole('button', { name: '提醒未答复的 2 人' });
  await user.click(button);
  expect(await screen.findByText('已提醒 2 人')).toBeVisible();
  remindedCount = 0;
  await user.click(button);
  expect(await screen.findByText('30分钟内已提醒过，请稍后再试')).toBeVisible();
});

describe('[MEET-04] adding people', () => {
  const key = `POST ${path}/members`;
  const zhou = aPerson('周宁', { pinyin: 'ZHOU NING' });
  const wang = aPerson('王芳', { pinyin: 'WANG FANG' });
  const answers = { [peopleCalls.recommended]: [zhou, wang] };

  async function openDialog(invite: unknown = {}) {
    const { user, bff } = renderMembers(meeting([aMember('王芳')]), { ...answers, [key]: invite });
    await user.click(screen.getByRole('button', { name: '添加参会人' }));
    const dialog = within(await screen.findByRole('dialog', { name: '添加参会人' }));
    await dialog.findByRole('option', { name: /周宁/ });
    return { user, bff, dialog };
  }

  it('needs at least one, and leaves those who are in as they are', async () => {
    const { user, bff, dialog } = await openDialog();
    expect(dialog.getByRole('option', { name: /王芳/ })).toHaveAttribute('aria-disabled', 'true');
    await user.click(dialog.getByRole('button', { name: '确定' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('请至少选择一位参会人');
    await user.click(dialog.getByRole('option', { name: /周宁/ }));
    await user.click(dialog.getByRole('button', { name: /确定/ }));
    expect(await screen.findByText('已邀请 1 人')).toBeVisible();
    expect(bff.calls.find((call) => call.key === key)?.body).toEqual({ ids: [zhou.staffId] });
  });

  it('[ERR-02] keeps the selection when it is refused', async () => {
    const { user, dialog } = await openDialog(() => failure(409, 400405020));
    await user.click(dialog.getByRole('option', { name: /周宁/ }));
    await user.click(dialog.getByRole('button', { name: /确定/ }));
    expect(await dialog.findByText('会议状态不允许此操作')).toBeVisible();
    expect(dialog.getByRole('option', { name: /周宁/ })).toHaveAttribute('aria-selected', 'true');
  });
});

it('[ERR-02] a refusal is said, and the list stays', async () => {
  const key = `POST ${path}/members/actions/remind`;
  const { user } = renderMembers(meeting([aMember('周宁', { state: 0 })]), {
    [key]: () => failure(409, 400405020),
  });
  await user.click(screen.getByRole('button', { name: '提醒未答复的 1 人' }));
  expect(await screen.findByText('会议状态不允许此操作')).toBeVisible();
  expect(rowOf('周宁')).toBeVisible();
});

it('[S46] somebody else than the organizer is offered nothing', () => {
  renderMembers(meeting([aMember('周宁', { state: 0 })], { invite: false, withdrawInvite: false }));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
