import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import type { Meeting } from '@/lib/contract/meeting';
import type { Notes } from '@/lib/contract/note';
import { documentOfText } from '@/lib/domain/note/note-document';
import { failure, fakeBff, json, type SeenCall } from '@/test/http/fake-bff';
import { aMeeting, aMember, at, me, now, zone } from '@/test/builders/meeting-builders';
import { renderApp } from '@/test/render/render-app';
import { MeetingNotes } from './meeting-notes';

const summary = '/api-meeting/api/user/meetings/meeting-1/summary';
const keys = {
  read: `GET ${summary}`,
  save: `PUT ${summary}/draft`,
  submit: `POST ${summary}`,
  publish: 'PUT /api-meeting/api/meeting_summaries/meeting-1/state/publish',
} as const;

const draft = (
  words: string,
  parts: Partial<NonNullable<Notes['draft']>> = {},
): NonNullable<Notes['draft']> => ({
  subject: '版本评审纪要',
  content: documentOfText(words),
  version: 0,
  isCarriedOver: false,
  ...parts,
});
const notesWith = (parts: Partial<Notes>): Notes => ({
  meetingId: 'meeting-1',
  subject: '版本评审纪要',
  ...parts,
});
const published = notesWith({
  content: documentOfText('一、上线完成'),
  authorName: '林晓',
  publishedTime: at('09:50'),
});
const writable = { submitNotes: true, publishNotes: true };

function renderNotes(
  notes: Notes | (() => Response),
  meeting: Meeting,
  answers: Record<string, unknown> = {},
) {
  const bff = fakeBff({
    [keys.read]: notes,
    'GET /api-meeting/api/user/v2/meetings/1234567891': meeting,
    ...answers,
  });
  const view = renderApp(
    <ServerClockProvider now={now}>
      <MeetingNotes meeting={meeting} staffId={me} zone={zone} />
    </ServerClockProvider>,
    bff,
  );
  const bodiesOf = (key: string) => bff.calls.filter((call) => call.key === key).map(({ body }) => body);
  return { ...view, bff, bodiesOf, user: userEvent.setup() };
}
const region = () => screen.findByRole('region', { name: '会议纪要' });
const button = (name: string) => screen.findByRole('button', { name });

describe('[MEET-06] reading notes', () => {
  it('shows what is published, by whom and when', async () => {
    renderNotes(published, aMeeting({ summaryState: 1 }));
    const card = within(await region());
    expect(await card.findByText('一、上线完成')).toBeVisible();
    expect(card.getByText('林晓 发布于 今天 09:50')).toBeVisible();
    expect(card.queryByRole('button', { name: /纪要/ })).not.toBeInTheDocument();
  });

  it.each([
    ['nothing is written and nothing can be', aMeeting()],
    ['the reader is no member', aMeeting({ summaryState: 1, creatorStaffId: 'staff-x' })],
    ['the reader was taken out', aMeeting({ summaryState: 1, creatorStaffId: 'staff-x', inviteState: 4 })],
  ])('has no card, and asks nobody, where %s', (_, meeting) => {
    const { bff } = renderNotes(published, meeting);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(bff.calls).toEqual([]);
  });

  it.each([
    [draft(''), '记录结论和待办，发布后所有参会人可见', '撰写纪要'],
    [draft('', { isCarriedOver: true }), '将带入上次会议未完成的待办', '撰写纪要'],
    [
      draft('一', { updatedTime: at('10:00'), authorName: '周宁' }),
      '有未发布的草稿（周宁，今天 10:00）',
      '继续撰写',
    ],
    [
      draft('一', { updatedTime: at('10:00'), submittedTime: at('10:01'), authorName: '周宁' }),
      '周宁 于 今天 10:01 提交了纪要，等待发布',
      '查看并发布',
    ],
  ])('offers writers to go on: %#', async (stored, words, label) => {
    renderNotes(notesWith({ draft: stored }), aMeeting({ can: writable }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(await button(label)).toBeVisible();
  });

  it('[ERR-03] says that it cannot be read, and tries again', async () => {
    const answers = [failure(500), json(published)];
    const { user } = renderNotes(() => answers.shift() as Response, aMeeting({ summaryState: 1 }));
    expect(await screen.findByText('会议纪要加载失败')).toBeVisible();
    await user.click(await button('重试'));
    expect(await screen.findByText('一、上线完成')).toBeVisible();
  });
});

describe('[MEET-06] writing notes', () => {
  const meeting = aMeeting({ can: writable, members: [aMember('林晓'), aMember('周宁')] });
  const stored = ({ body }: SeenCall, version: number, parts: Partial<Notes> = {}) =>
    json(notesWith({ draft: { ...draft(''), ...(body as object), version, updatedTime: now }, ...parts }));

  async function write(answers: Record<string, unknown>, opened = aMeeting(meeting)) {
    const view = renderNotes(notesWith({ draft: draft('一') }), opened, answers);
    await view.user.click(await button('撰写纪要'));
    const title = await screen.findByRole('textbox', { name: '纪要标题' });
    return { ...view, title };
  }

  it('saves the draft after a pause, with the version before', async () => {
    let version = 0;
    const { user, title, bodiesOf } = await write({
      [keys.save]: (call: SeenCall) => stored(call, ++version),
    });
    await user.type(title, '（定稿）');
    expect(await screen.findByText('草稿已保存')).toBeVisible();
    expect(bodiesOf(keys.save)).toEqual([
      { subject: '版本评审纪要（定稿）', content: documentOfText('一'), version: 0 },
    ]);
  });

  it('[ERR-05] publishes with 发布成功, and shows what is published', async () => {
    const { user, bodiesOf } = await write({
      [keys.publish]: () => json({ ...published, draft: draft('一', { version: 1 }) }),
    });
    await user.click(await button('发布'));
    expect(await screen.findByText('发布成功')).toBeVisible();
    expect(bodiesOf(keys.publish)).toEqual([
      { subject: '版本评审纪要', content: documentOfText('一'), version: 0 },
    ]);
    expect(await button('打印')).toBeVisible();
  });

  it('submits to the organizer who may not publish', async () => {
    const member = aMeeting({ ...meeting, can: { submitNotes: true } });
    const { user } = await write({ [keys.submit]: (call: SeenCall) => stored(call, 1) }, member);
    await user.click(await button('提交纪要'));
    expect(await screen.findByText('已提交，组织者发布后所有参会人可见')).toBeVisible();
  });

  it('shows the text of another writer beside one’s own, and loses neither', async () => {
    const theirs = draft('周宁写的', { version: 3, authorName: '周宁' });
    const answers = [
      json({ code: 400410001, message: 'x', data: { draft: theirs }, traceId: 't' }, 409),
      json(notesWith({ draft: draft('两份', { version: 4 }) })),
    ];
    const { user, bodiesOf } = await write({
      [keys.publish]: () => answers.shift(),
      [keys.save]: () => answers.shift(),
    });
    await user.click(await button('发布'));
    const alert = await screen.findByRole('alert', { name: '周宁 也修改了纪要' });
    expect(within(alert).getByText('周宁写的')).toBeVisible();
    expect(await button('发布')).toBeDisabled();
    await user.click(within(alert).getByRole('button', { name: '两份都保留' }));
    await waitFor(() => expect(bodiesOf(keys.save)).toHaveLength(1));
    expect(bodiesOf(keys.save)[0]).toMatchObject({ version: 3 });
    expect(JSON.stringify(bodiesOf(keys.save)[0])).toMatch(/周宁写的.*我的内容.*一/);
  });

  it('says what is wrong with a text, and sends nothing', async () => {
    const { user, bff } = renderNotes(notesWith({ draft: draft('\u200b') }), meeting);
    await user.click(await button('撰写纪要'));
    await screen.findByRole('textbox', { name: '纪要正文' });
    await user.click(await button('发布'));
    expect(await screen.findByText('请填写会议纪要')).toBeVisible();
    expect(bff.keys()).not.toContain(keys.publish);
  });

  it.each([
    [() => failure(413), '草稿未保存：提交的内容过大'],
    [() => failure(409, 400405020), '草稿未保存：会议状态不允许此操作'],
    [() => failure(503), '草稿未保存：服务器异常'],
  ])('keeps the text when it cannot be saved, and asks before it is left: %#', async (answer, words) => {
    const { user, title } = await write({ [keys.save]: answer });
    await user.type(title, '改');
    await user.click(await button('稍后继续'));
    expect(await screen.findByText(words)).toBeVisible();
    const question = await screen.findByRole('dialog', { name: '草稿还没有保存' });
    await user.click(within(question).getByRole('button', { name: '继续编辑' }));
    expect(title).toHaveValue('版本评审纪要改');
  });
});
