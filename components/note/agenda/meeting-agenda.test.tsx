import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure, fakeBff, json } from '@/test/http/fake-bff';
import { aMeeting } from '@/test/builders/meeting-builders';
import { renderApp } from '@/test/render/render-app';
import { MeetingAgenda } from './meeting-agenda';

const agenda = '/api-meeting/api/user/meetings/meeting-1';
const keys = { change: `PUT ${agenda}/content`, add: `POST ${agenda}/discuss-content` };
const done = () => new Response(null, { status: 204 });

function renderAgenda(meeting: ReturnType<typeof aMeeting>, answers: Record<string, unknown> = {}) {
  const bff = fakeBff(answers);
  renderApp(<MeetingAgenda meeting={meeting} />, bff);
  return { bff, user: userEvent.setup(), bodies: () => bff.calls.map(({ body }) => body) };
}
const button = (name: string) => screen.getByRole('button', { name });
const mine = aMeeting({ content: '一、旧题', can: { editAgenda: true, discuss: true } });

it('[MEET-06] has no card where there is nothing to read and nothing to do', () => {
  renderAgenda(aMeeting({ content: ' \n' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

it('[MEET-06] is edited in place, with the text that the change began from', async () => {
  const { user, bodies } = renderAgenda(mine, { [keys.change]: done });
  await user.click(button('编辑议程'));
  const box = screen.getByRole('textbox', { name: '会议议程' });
  expect(box).toHaveValue('一、旧题');
  await user.clear(box);
  await user.type(box, '一、新题');
  await user.click(button('保存'));
  expect(await screen.findByText('议程已保存')).toBeVisible();
  expect(bodies()).toEqual([{ content: '一、新题', formerContent: '一、旧题' }]);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('[MEET-06] shows an agenda that changed meanwhile, and goes on from it with both', async () => {
  const theirs = '一、旧题\n【补充】';
  const answers = [
    json({ code: 400410001, message: 'x', data: { content: theirs }, traceId: 't' }, 409),
    done(),
  ];
  const { user, bodies } = renderAgenda(mine, { [keys.change]: () => answers.shift() });
  await user.click(button('编辑议程'));
  await user.type(screen.getByRole('textbox'), '改');
  await user.click(button('保存'));
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText(/【补充】/)).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('一、旧题改');
  await user.click(button('合并两份'));
  await user.click(button('保存'));
  expect(await screen.findByText('议程已保存')).toBeVisible();
  expect(bodies()[1]).toEqual({ content: `${theirs}\n一、旧题改`, formerContent: theirs });
});

it('[MEET-06] takes an addition of a member, and the same one again under its key after a failure', async () => {
  const answers = [failure(503), done()];
  const member = aMeeting({ can: { discuss: true } });
  const { user, bff } = renderAgenda(member, { [keys.add]: () => answers.shift() });
  await user.click(button('补充讨论'));
  expect(button('补充讨论')).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: '补充内容' }), '预算');
  await user.click(button('补充讨论'));
  expect(await screen.findByText('服务器异常')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('预算');
  await user.click(button('补充讨论'));
  expect(await screen.findByText('已补充')).toBeVisible();
  const sent = bff.calls.map(({ headers }) => headers.get('idempotency-key'));
  expect(sent[0]).toBeTruthy();
  expect(sent[1]).toBe(sent[0]);
});
