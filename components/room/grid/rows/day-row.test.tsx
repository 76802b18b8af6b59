import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { PersonChoicesProvider } from '@/components/session/choices/person-choices';
import { preloadLazyParts } from '@/components/ui/lazy/lazy-part';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { fakeBff } from '@/test/http/fake-bff';
import { at, me, now, today, zone } from '@/test/builders/meeting-builders';
import { peopleCalls } from '@/test/builders/people-builders';
import { renderApp } from '@/test/render/render-app';
import { anOrder, aRoom } from '@/test/builders/room-builders';
import type { RoomDraft } from '../../draft/use-room-draft';
import { DayGrid } from '../day-grid';
import type { GridRow } from './grid-row';
import type * as rowHead from './row-head';

/** The rooms whose rows were drawn, in turn. */
let drawn: string[] = [];

jest.mock('./row-head', () => {
  const { RowHead } = jest.requireActual<typeof rowHead>('./row-head');
  return {
    RowHead(props: Parameters<typeof RowHead>[0]) {
      drawn.push(props.room.name);
      return <RowHead {...props} />;
    },
  };
});

const rows: GridRow[] = Array.from({ length: 300 }, (_, index) => {
  const room = aRoom(`室${index + 1}`);
  return { key: room.id, room, day: today, orders: [] };
});

/** The grid as a screen holds it: rows and time come from above, the draft is its own. */
let change: (rows: GridRow[], later: number) => void;
function Grid() {
  const [data, setData] = useState({ rows, now });
  const [draft, setDraft] = useState<RoomDraft>();
  useEffect(() => {
    change = (next, later) => setData({ rows: next, now: now + later });
  }, []);
  return <DayGrid {...data} zone={zone} isReading={false} draft={draft} onDraft={setDraft} />;
}

// Or what follows the scrolling comes in the middle of a test, with rows of its own.
beforeAll(() => preloadLazyParts());

beforeEach(async () => {
  renderApp(
    <ServerClockProvider now={now}>
      <PersonChoicesProvider staffId={me}>
        <Grid />
      </PersonChoicesProvider>
    </ServerClockProvider>,
    fakeBff({
      [peopleCalls.config]: {},
      [peopleCalls.setConfig]: () => new Promise(() => undefined),
    }),
  );
  await act(async () => screen.getByRole('grid').focus());
  drawn = [];
});

describe('[UX-01] [R34] a row of 300 is drawn again', () => {
  it('when the cursor leaves it or comes', async () => {
    await userEvent.keyboard('{ArrowRight}');
    expect(new Set(drawn)).toEqual(new Set(['室1']));
    await userEvent.keyboard('{ArrowDown}');
    expect(new Set(drawn)).toEqual(new Set(['室1', '室2']));
  });

  it('when a selection on it grows', async () => {
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(new Set(drawn)).toEqual(new Set(['室1']));
  });

  it('when its own bookings change; the cursor’s as well, which names other rooms that are free', () => {
    const second = rows[1]!;
    const orders = [anOrder(second.room, { beginTime: at('14:00'), endTime: at('15:00') })];
    act(() => change(rows.with(1, { ...second, orders }), 0));
    expect(new Set(drawn)).toEqual(new Set(['室1', '室2']));
  });

  it('never when a star is pressed, by S on its row', async () => {
    expect(await screen.findByRole('button', { name: '收藏 室2' })).toHaveAttribute('tabindex', '-1');
    await userEvent.keyboard('{ArrowDown}');
    drawn = [];
    await userEvent.keyboard('s');
    expect(await screen.findByRole('button', { name: '取消收藏 室2' })).toBeInTheDocument();
    expect(screen.getByText('已收藏 室2')).toBeVisible();
    expect(drawn).toEqual([]);
  });

  it('when a minute has passed, and not with every tick before', () => {
    act(() => change(rows, 10_000));
    expect(drawn).toEqual([]);
    act(() => change(rows, 60_000));
    expect(drawn.length).toBeGreaterThan(20);
    expect(drawn.length).toBeLessThan(60);
  });
});
