import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignOutcomes } from '@/components/meeting/sign-in/sign-outcomes';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import type { Meeting } from '@/lib/contract/meeting';
import { failure, fakeBff } from '@/test/http/fake-bff';
import { aMeeting, aMember, at, me, now, zone } from '@/test/builders/meeting-builders';
import { renderApp } from '@/test/render/render-app';
import { MeetingPeeks } from './meeting-peeks';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn() }),
  usePathname: () => '/schedule',
}));

const details = (no: string, from = 'schedule') => `/details/${no}?from=${from}`;
const reading = (no: string) => `GET /api-meeting/api/user/v2/meetings/${no}`;
const review = aMeeting({ meetingNo: '1', subject: '版本评审' });
const retro = aMeeting({ _id: 'm2', meetingNo: '2', subject: '复盘会' });

function renderPage(answers: Record<string, unknown> = {}) {
  const bff = fakeBff({ [reading('1')]: review, [reading('2')]: retro, ...answers });
  renderApp(
    <ServerClockProvider now={now}>
      <SignOutcomes phone="400-000-0000" zone={zone}>
        <div data-peek="click">
          <a href={details('1')}>评审</a>
          <a href={details('2')}>复盘</a>
          <a href="/order-meeting">预订</a>
        </div>
        <div data-peek="hover">
          <a href={details('1', 'rooms')}>占用</a>
        </div>
        <MeetingPeeks staffId={me} zone={zone} />
      </SignOutcomes>
    </ServerClockProvider>,
    bff,
  );
  return { bff, user: userEvent.setup() };
}

const link = (name: string) => screen.getByRole('link', { name });
const card = (name: string) => screen.findByRole('dialog', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const buttons = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('button')
    .map((button) => button.textContent)
    .filter(Boolean);

async function openMeeting(parts: Parameters<typeof aMeeting>[0]) {
  const meeting = aMeeting({ ...parts, meetingNo: '1' });
  const page = renderPage({ [reading('1')]: meeting });
  await page.user.click(link('评审'));
  const dialog = await card(meeting.subject);
  return { ...page, dialog };
}

describe('the peek of a meeting', () => {
  it('[UX-01] Delete opens the question whether to cancel, where one may, and names the meeting', async () => {
    const { user } = await openMeeting({ can: { cancel: true } });
    await screen.findByRole('button', { name: '取消会议' });
    await user.keyboard('{Delete}');
    const question = await screen.findByRole('dialog', { name: '确定要取消该会议吗？' });
    expect(within(question).getByText('版本评审')).toBeVisible();
  });

  it('[UX-01] Delete does nothing to a meeting of others', async () => {
    const { user } = await openMeeting({ can: { cancel: false } });
    await user.keyboard('{Delete}');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('[CAL-03] [CAL-07] opens by a click: time, room with its floor, organizer, people, and the way to its page', async () => {
    const { dialog } = await openMeeting({
      beginTime: at('23:00'),
      endTime: at('24:00'),
      members: [aMember('林晓', { relation: 'organizer' }), aMember('周宁', { state: 0 })],
    });
    expect(within(dialog).getByText('11月18日 周三 23:00–24:00')).toBeVisible();
    expect(within(dialog).getByText('上海 / 一号楼 / 3F')).toBeVisible();
    const people = within(within(dialog).getByRole('region', { name: '参会人' }));
    expect(people.getByText('2 人，1 人参加')).toBeVisible();
    expect(people.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      '晓林晓组织者',
      '宁周宁新邀请',
    ]);
    expect(within(dialog).getByRole('link', { name: '查看详情' })).toHaveAttribute(
      'href',
      '/details/1?from=schedule',
    );
  });

  it('[UX-01] takes the focus, and gives it back with Esc', async () => {
    const { user } = renderPage();
    await user.click(link('评审'));
    expect(await card('版本评审')).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{Escape}');
    await gone();
    expect(link('评审')).toHaveFocus();
  });

  it('[UX-01] goes on to the next and the previous meeting by the arrow keys', async () => {
    const { user } = renderPage();
    await user.click(link('评审'));
    await card('版本评审');
    await user.keyboard('{ArrowRight}');
    const next = await card('复盘会');
    expect(next).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{ArrowDown}');
    expect(await card('复盘会')).toBeVisible();
    await user.keyboard('{ArrowLeft}{ArrowRight}{Escape}');
    await gone();
    expect(link('复盘')).toHaveFocus();
  });

  it('[UX-01] opens by the space bar', async () => {
    const { user } = renderPage();
    link('占用').focus();
    await user.keyboard(' ');
    expect(await card('版本评审')).toBeVisible();
  });

  it('[ROOM-03] leaves a click on the room grid to the link', () => {
    renderPage();
    const stay = (event: MouseEvent) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    };
    document.addEventListener('click', stay, { once: true });
    fireEvent.click(link('占用'));
    expect.assertions(1);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { button: 1 }])(
    '[UX-01] leaves a click with %o to the browser, which opens a tab',
    (how) => {
      renderPage();
      const stay = (event: MouseEvent) => {
        expect(event.defaultPrevented).toBe(false);
        event.preventDefault();
      };
      document.addEventListener('click', stay, { once: true });
      fireEvent.click(link('评审'), how);
      expect.assertions(1);
    },
  );

  it('opens while a pointer rests, read ahead, and goes with it', async () => {
    const { bff, user } = renderPage();
    await user.hover(link('占用'));
    await waitFor(() => expect(bff.keys()).toEqual([reading('1')]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await card('版本评审')).toBeVisible();
    await user.unhover(link('占用'));
    await gone();
  });

  it('goes by Esc while a pointer rests, and leaves the focus where it is', async () => {
    const { user } = renderPage();
    link('预订').focus();
    await user.hover(link('占用'));
    await card('版本评审');
    await user.keyboard('{Escape}');
    await gone();
    expect(link('预订')).toHaveFocus();
  });

  it('closes by a click elsewhere', async () => {
    const { user } = renderPage();
    await user.click(link('评审'));
    await card('版本评审');
    await user.click(document.body);
    await gone();
  });
});

describe('[MEET-02] the actions of a peek', () => {
  const none = ['查看详情'];

  it.each<[string, Partial<Meeting['can']>, Partial<Meeting>, string[]]>([
    ['nothing for a reader', {}, {}, []],
    ['the answers', { answer: true }, { inviteState: 0 }, ['参加', '请假', '拒绝']],
    ['signing in', { signIn: true }, { meetingSignView: { isCanSign: true, signStatus: 0 } }, ['签到']],
    ['ending and cancelling', { endEarly: true, cancel: true }, {}, ['结束会议', '取消会议']],
  ])('are %s', async (_, can, parts, expected) => {
    const { dialog } = await openMeeting({ ...parts, can });
    expect(buttons(dialog)).toEqual(expected);
  });

  it('are a way to the form for whoever may edit', async () => {
    const { dialog } = await openMeeting({ can: { edit: true } });
    expect(
      within(dialog)
        .getAllByRole('link')
        .map((each) => each.textContent),
    ).toEqual(['修改', ...none]);
  });

  it('answer in place', async () => {
    const answering = 'PUT /api-meeting/api/user/meetings/meeting-1/members/status';
    const meeting = aMeeting({ meetingNo: '1', inviteState: 0, can: { answer: true } });
    const { bff, user } = renderPage({ [reading('1')]: meeting, [answering]: { inviteState: 2 } });
    await user.click(link('评审'));
    const dialog = await card('版本评审');
    await user.click(within(dialog).getByRole('button', { name: '参加' }));
    await waitFor(() => expect(bff.keys()).toContain(answering));
    expect(await card('版本评审')).toBeVisible();
  });
});

describe('a peek without its meeting', () => {
  it('[ERR-03] shows that it loads', async () => {
    const { user } = renderPage({ [reading('1')]: () => new Promise(() => undefined) });
    await user.click(link('评审'));
    expect(within(await card('会议')).getByRole('status')).toHaveTextContent('加载中…');
  });

  it.each([
    [403, '无权查看该会议'],
    [404, '会议不存在'],
  ])('[MEET-13] says after %i: %s', async (status, words) => {
    const { user } = renderPage({ [reading('1')]: () => failure(status) });
    await user.click(link('评审'));
    expect(await within(await card('会议')).findByRole('alert')).toHaveTextContent(words);
  });

  it('[ERR-03] offers to read it again', async () => {
    let answer: () => unknown = () => failure(500);
    const { user } = renderPage({ [reading('1')]: () => answer() });
    await user.click(link('评审'));
    const dialog = await card('会议');
    const retry = await within(dialog).findByRole('button', { name: '重试' });
    answer = () => new Response(JSON.stringify(review), { headers: { 'content-type': 'application/json' } });
    await user.click(retry);
    expect(await card('版本评审')).toBeVisible();
  });
});
