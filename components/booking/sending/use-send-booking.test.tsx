import { screen, waitFor } from '@testing-library/react';
import { roomKeys } from '@/lib/query/room-keys';
import type { RoomOrder } from '@/lib/contract/room';
import { clickAt, renderDay } from '@/test/render/render-day';

describe('sending a booking', () => {
  it('[UX-03] shows it and keeps the focus on it, also when a reading that began before comes in after the answer', async () => {
    let orders: RoomOrder[] | Promise<RoomOrder[]> = [];
    const { user, queryClient, bff } = renderDay({ orders: () => orders });
    await clickAt('望江', '14:15');
    await user.type(await screen.findByLabelText('会议主题'), '版本评审');

    let arrive: () => void = () => undefined;
    orders = new Promise((resolve) => {
      arrive = () => resolve([]);
    });
    const readings = () => bff.calls.filter(({ key }) => key.endsWith('/orders/actions/list')).length;
    const before = readings();
    void queryClient.invalidateQueries({ queryKey: roomKeys.orders() });
    await waitFor(() => expect(readings()).toBe(before + 1));
    await user.keyboard('{Enter}');
    const block = await screen.findByRole('link', { name: /14:15–14:45 我的 版本评审/ });
    await waitFor(() => expect(block).toHaveFocus());

    arrive();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(block).toBeInTheDocument();
    expect(block).toHaveFocus();
  });
});
