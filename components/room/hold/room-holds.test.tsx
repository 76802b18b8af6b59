import { act, screen, waitFor, within } from '@testing-library/react';
import type { RoomHold } from '@/lib/contract/hold';
import { limits } from '@/lib/domain/limits/limits';
import { holdKeys } from '@/lib/query/hold-keys';
import { at } from '@/test/builders/meeting-builders';
import { card, clickAt, renderDay, river, trackOf } from '@/test/render/render-day';

const holdCall = (method: string) =>
  `${method} /api-meeting/api/user/v2/rooms/${encodeURIComponent(river.id)}/hold`;
const empty = () => new Response(null, { status: 204 });
const zhou: RoomHold = {
  roomId: river.id,
  staffId: 'zhou',
  realName: '周宁',
  beginTime: at('14:00'),
  endTime: at('15:00'),
  remainingMs: 60_000,
};

const marks = () => document.querySelectorAll('[data-hold]');

async function renderHeld(holds: readonly RoomHold[]) {
  const day = renderDay();
  await trackOf('望江');
  const show = (list: readonly RoomHold[]) =>
    act(async () => {
      day.queryClient.setQueryData(holdKeys.all, list);
      // The query client tells its readers in a task of its own.
      await new Promise((resolve) => setTimeout(resolve));
    });
  await show(holds);
  return { ...day, show };
}

describe('[BEY-06] [UX-02] the slot that a colleague is about to book', () => {
  it('is marked with the name, spoken with its row, and gone with its hold', async () => {
    const { show } = await renderHeld([zhou]);
    expect(marks()).toHaveLength(1);
    expect(marks()[0]).toHaveTextContent('周宁 正在预订');
    expect(marks()[0]).toHaveStyle({ left: '58.333%', width: '4.167%' });
    expect(screen.getByRole('row', { name: /望江/ })).toHaveTextContent('周宁正在预订 14:00–15:00。');
    await show([]);
    expect(marks()).toHaveLength(0);
  });

  it('is marked on its own day and room alone', async () => {
    await renderHeld([
      { ...zhou, roomId: 'another' },
      { ...zhou, staffId: 'chen', beginTime: at('14:00', '2026-11-19'), endTime: at('15:00', '2026-11-19') },
    ]);
    expect(marks()).toHaveLength(0);
  });

  it('refuses nobody: a click on it picks the time', async () => {
    await renderHeld([zhou]);
    await clickAt('望江', '14:00');
    expect(await card()).toHaveTextContent('14:00–14:30');
  });
});

describe('[BEY-06] an open card', () => {
  it('shows its slot to colleagues, and no longer once it is closed', async () => {
    const { bff, user } = renderDay({
      answers: { [holdCall('PUT')]: empty, [holdCall('DELETE')]: empty },
    });
    await clickAt('望江', '14:00');
    const calls = () => bff.calls.filter(({ key }) => key.endsWith('/hold'));
    await waitFor(() => expect(calls()).toHaveLength(1), { timeout: 4 * limits.longDebounceMs });
    expect(calls()[0]).toMatchObject({
      key: holdCall('PUT'),
      body: { beginTime: at('14:00'), endTime: at('14:30') },
    });
    await user.click(within(await card()).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(calls().map(({ key }) => key)).toContain(holdCall('DELETE')));
  });
});
