import { act, fireEvent, screen } from '@testing-library/react';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { fakeBff } from '@/test/fake-bff';
import { at, now, today, zone } from '@/test/meeting-builders';
import { renderApp } from '@/test/render-app';
import { aRoom } from '@/test/room-builders';
import { DayGrid } from '../day-grid';

/** A test of its own: what is fetched once is there for every later one. */
it('[UX-01] no key on the grid is lost that comes before the code for keys', async () => {
  const room = aRoom('望江');
  const onDraft = jest.fn();
  renderApp(
    <ServerClockProvider now={now}>
      <DayGrid
        rows={[{ key: room.id, room, day: today, orders: [] }]}
        zone={zone}
        now={now}
        isReading={false}
        onDraft={onDraft}
      />
    </ServerClockProvider>,
    fakeBff({}),
  );
  const grid = screen.getByRole('grid');
  act(() => {
    grid.focus();
    fireEvent.keyDown(grid, { key: 'ArrowRight' });
    fireEvent.keyDown(grid, { key: 'ArrowRight' });
    fireEvent.keyDown(grid, { key: 'Enter' });
  });
  expect(grid).not.toHaveAttribute('aria-activedescendant');
  await act(async () => {});
  const cell = await screen.findByRole('gridcell', { name: /^10:45 / });
  expect(grid).toHaveAttribute('aria-activedescendant', cell.id);
  expect(onDraft).toHaveBeenLastCalledWith({
    room,
    window: { beginTime: at('10:45'), endTime: at('11:15') },
    open: true,
  });
});
