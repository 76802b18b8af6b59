import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { aMeeting, at, now, zone } from '@/test/builders/meeting-builders';
import { failure, fakeBff } from '@/test/http/fake-bff';
import { renderApp } from '@/test/render/render-app';
import { ChangeHistory } from './change-history';

const reading = 'GET /api-meeting/api/user/v2/meetings/meeting-1/versions';
const restoring = 'POST /api-meeting/api/user/v2/meetings/meeting-1/versions/1/actions/restore';
const latest = {
  version: 2,
  subject: '方案终审',
  beginTime: at('14:15'),
  endTime: at('15:00'),
  address: '望江',
  rooms: [{ roomId: 'room-1', roomName: '望江' }],
  members: [],
  scope: 2,
  noticeLabels: [],
};
const former = [
  {
    replacedTime: at('09:30'),
    actorName: '林晓',
    fields: ['subject'],
    meeting: { ...latest, version: 1, subject: '方案评审' },
  },
];

async function openVersions(restore: () => Response, canRestore = true) {
  const bff = fakeBff({ [reading]: { latest, former }, [restoring]: restore });
  renderApp(
    <ServerClockProvider now={now}>
      <ChangeHistory
        meeting={aMeeting({
          changeLogs: [{ id: '1', createTime: at('09:30'), actorName: '林晓', kind: 'updated' }],
        })}
        versions={{ canRestore }}
        zone={zone}
      />
    </ServerClockProvider>,
    bff,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: '查看历史版本' }));
  expect(await screen.findByRole('cell', { name: '方案评审' })).toBeVisible();
  expect(screen.getByRole('cell', { name: '方案终审' })).toBeVisible();
  return { bff, user };
}

describe('[MEET-12] [BEY-07] the former versions of a meeting', () => {
  it('stand beside the newest, and one of them is put back', async () => {
    const { bff, user } = await openVersions(() => new Response(null, { status: 204 }));
    await user.click(screen.getByRole('button', { name: '恢复到此版本' }));
    await waitFor(() => expect(bff.keys()).toContain(restoring));
    expect(await screen.findByText('已恢复到此版本')).toBeVisible();
  });

  it('say why they cannot be put back', async () => {
    const { user } = await openVersions(() => failure(409, 400403002));
    await user.click(screen.getByRole('button', { name: '恢复到此版本' }));
    expect(await screen.findByText('会议室时间冲突')).toBeVisible();
  });

  it('[EDIT-04] are put back by nobody once the meeting can no longer be changed', async () => {
    await openVersions(() => failure(403), false);
    expect(screen.queryByRole('button', { name: '恢复到此版本' })).not.toBeInTheDocument();
  });
});
