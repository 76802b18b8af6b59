import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { fakeBff } from '@/test/http/fake-bff';
import { at, me, now, zone } from '@/test/builders/meeting-builders';
import { peopleCalls } from '@/test/builders/people-builders';
import { aBookedMeeting, aPage, aRoom, roomCalls } from '@/test/builders/room-builders';
import { renderApp } from '@/test/render/render-app';
import { OrderMeeting } from '../form/order-meeting';

let query = new URLSearchParams();
jest.mock('next/navigation', () => ({
  useRouter: () => ({ replace: jest.fn() }),
  useSearchParams: () => query,
}));

const river = aRoom('望江');
const chosen = {
  subject: '版本评审',
  roomId: river.id,
  startTime: String(at('14:15')),
  endTime: String(at('15:00')),
};

function renderForm(requested: Record<string, string> = chosen, settings: object = {}) {
  query = new URLSearchParams(requested);
  const bff = fakeBff({
    [roomCalls.settings]: {
      ...settings,
      publicAddressBook: true,
      template: { createMode: 'single', noticeLabels: ['before_15'], scope: 2 },
    },
    [roomCalls.page]: aPage([river], { pageSize: 100 }),
    [roomCalls.orders]: [],
    [roomCalls.services]: [],
    [roomCalls.check]: { refusals: [] },
    [roomCalls.schedule]: aBookedMeeting(river),
    [peopleCalls.recommended]: [],
  });
  renderApp(
    <ServerClockProvider now={now}>
      <OrderMeeting staffId={me} realName="林晓" zone={zone} />
    </ServerClockProvider>,
    bff,
  );
  const sent = () => bff.calls.filter(({ key }) => key === roomCalls.schedule).map(({ body }) => body);
  return { user: userEvent.setup(), sent };
}

const choice = () => screen.findByRole('checkbox', { name: '同时创建线上会议' });
const send = () => screen.getByRole('button', { name: '发送预订' });

beforeEach(() => window.sessionStorage.clear());

describe('an online meeting beside the room', () => {
  it('[MEET-08] is sent where it is chosen', async () => {
    const { user, sent } = renderForm();
    await user.click(await choice());
    await user.click(send());
    await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ online: true })]));
  });

  it('[MEET-08] is none by itself', async () => {
    const { user, sent } = renderForm();
    expect(await choice()).not.toBeChecked();
    await user.click(send());
    await waitFor(() => expect(sent()).toEqual([expect.not.objectContaining({ online: true })]));
  });

  it('[MEET-08] is not offered where there is no provider', async () => {
    renderForm({ ...chosen, online: 'true' }, { onlineMeetings: false });
    await waitFor(() =>
      expect(screen.queryByRole('checkbox', { name: '同时创建线上会议' })).not.toBeInTheDocument(),
    );
  });

  it('[MEET-08] is taken along from the small card, and stays in a draft', async () => {
    const { user } = renderForm({ ...chosen, online: 'true' });
    expect(await choice()).toBeChecked();
    await user.type(screen.getByLabelText('会议主题'), '二');
    document.body.innerHTML = '';
    renderForm({ ...chosen, online: 'true' });
    expect(await choice()).toBeChecked();
  });
});
