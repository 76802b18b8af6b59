import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { aMeeting, at, now, zone } from '@/test/builders/meeting-builders';
import { aRoom, roomCalls, roomPages } from '@/test/builders/room-builders';
import { failure, fakeBff } from '@/test/http/fake-bff';
import { renderApp } from '@/test/render/render-app';
import { ShiftMeeting } from './shift-meeting';

const river = aRoom('望江');
const wave = aRoom('听雨', { capacity: 10 });
const tide = aRoom('听涛', { audit: { required: true, auditors: [] } });
const updating = 'PUT /api-meeting/api/user/v2/meetings/meeting-1/actions/update';

function renderShift({ beginTime = at('14:15'), update = () => new Response(null, { status: 204 }) } = {}) {
  const bff = fakeBff({ [updating]: update, [roomCalls.page]: roomPages([river, wave, tide]) });
  const meeting = aMeeting({
    beginTime,
    endTime: beginTime + 45 * 60_000,
    roomOrderList: [{ orderNo: 'o', roomId: river.id, roomName: '望江', address: '3F', capacity: 8 }],
  });
  renderApp(
    <ServerClockProvider now={now}>
      <ShiftMeeting meeting={meeting} zone={zone} />
    </ServerClockProvider>,
    bff,
  );
  const sent = () => bff.calls.filter(({ key }) => key === updating).map(({ body }) => body);
  return { user: userEvent.setup(), sent };
}

const button = (name: string) => screen.getByRole('button', { name });

describe('[EDIT-02] a coming meeting on its page', () => {
  it.each([
    ['−15 分钟', '14:00', '14:45'],
    ['+15 分钟', '14:30', '15:15'],
    ['+30 分钟', '14:45', '15:30'],
  ])('moves by %s with one tap, and back with another', async (name, from, to) => {
    const { user, sent } = renderShift();
    await user.click(button(name));
    await waitFor(() => expect(sent()).toEqual([{ beginTime: at(from), endTime: at(to) }]));
    expect(await screen.findByText(`已移动到 望江 ${from}–${to}`)).toBeVisible();
    await user.click(button('撤销'));
    await waitFor(() => expect(sent()[1]).toEqual({ beginTime: at('14:15'), endTime: at('15:00') }));
  });

  it('takes another room that is free then and needs no approval', async () => {
    const { user, sent } = renderShift();
    await user.click(button('换会议室'));
    const rooms = await screen.findByRole('list', { name: '同一时间的空闲会议室' });
    await waitFor(() => expect(within(rooms).getAllByRole('button')).toHaveLength(1));
    await user.click(within(rooms).getByRole('button', { name: /听雨/ }));
    await waitFor(() =>
      expect(sent()).toMatchObject([{ roomBookingForms: [{ roomId: wave.id }], beginTime: at('14:15') }]),
    );
  });

  it('[R08] says why it stays where it is', async () => {
    const { user } = renderShift({ update: () => failure(409, 400403002) });
    await user.click(button('+15 分钟'));
    expect(await screen.findByText('移动失败：会议室时间冲突')).toBeVisible();
  });

  it('[EDIT-04] offers neither the past nor another day', () => {
    renderShift({ beginTime: at('10:15') });
    expect(button('−15 分钟')).toBeDisabled();
    expect(button('+15 分钟')).toBeEnabled();
  });
});
