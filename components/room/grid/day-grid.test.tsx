import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { ToastProvider } from '@/components/ui/toast/toast';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import type { Room, RoomOrder } from '@/lib/contract/room';
import { createQueryClient } from '@/lib/query/context/query-client';
import { fakeBff } from '@/test/http/fake-bff';
import { at, now, today, zone } from '@/test/builders/meeting-builders';
import { renderApp } from '@/test/render/render-app';
import { anOrder, aRoom } from '@/test/builders/room-builders';
import type { RoomDraft } from '../draft/use-room-draft';
import { DayGrid } from './day-grid';
import type { GridRow } from './rows/grid-row';

const river = aRoom('望江', { equipment: ['屏幕', '白板'] });
const tide = aRoom('听涛');
const meeting = anOrder(river, {
  beginTime: at('11:00'),
  endTime: at('12:00'),
  subject: '产品周会',
  organizerName: '王芳',
  meetingNo: '7',
});
const nobodys = anOrder(river, { beginTime: at('14:00'), endTime: at('15:00') });

const rowOf = (room: Room, orders?: RoomOrder[]): GridRow => ({ key: room.id, room, day: today, orders });
const many = Array.from({ length: 300 }, (_, index) => rowOf(aRoom(`室${index + 1}`), []));

function renderGrid(rows: GridRow[]) {
  const drafts: (RoomDraft | undefined)[] = [];
  function Grid() {
    const [draft, setDraft] = useState<RoomDraft>();
    const onDraft = (next: RoomDraft | undefined) => {
      drafts.push(next);
      setDraft(next);
    };
    return <DayGrid rows={rows} zone={zone} now={now} isReading={false} draft={draft} onDraft={onDraft} />;
  }
  renderApp(
    <ServerClockProvider now={now}>
      <Grid />
    </ServerClockProvider>,
    fakeBff({}),
  );
  const grid = screen.getByRole('grid');
  const cell = () => document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');
  const press = async (keys: string) => {
    await userEvent.keyboard(keys);
    return cell();
  };
  return { grid, cell, press, drafts, focus: () => act(async () => grid.focus()) };
}

const span = (from: string, to: string) => ({ beginTime: at(from), endTime: at(to) });

describe('[UX-01] the grid for keyboard and ear', () => {
  it('is one tab stop, whatever is in its rows', async () => {
    const { grid } = renderGrid([rowOf(river, [meeting]), rowOf(tide, [])]);
    await userEvent.tab();
    expect(grid).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('takes no focus before script can answer its keys', async () => {
    const html = renderToString(
      <QueryClientProvider client={createQueryClient()}>
        <ToastProvider>
          <DayGrid rows={[rowOf(river, [])]} zone={zone} now={now} isReading={false} onDraft={jest.fn()} />
        </ToastProvider>
      </QueryClientProvider>,
    );
    document.body.innerHTML = html;
    const grid = screen.getByRole('grid');
    act(() => grid.focus());
    expect(grid).not.toHaveFocus();
    document.body.innerHTML = '';
    const { grid: hydrated, focus } = renderGrid([rowOf(river, [])]);
    await focus();
    expect(hydrated).toHaveFocus();
  });

  it('says how large it is and where its cells are, for rows that are not loaded as well', () => {
    renderGrid([rowOf(river, [meeting])]);
    expect(screen.getByRole('grid')).toHaveAttribute('aria-colcount', '97');
    expect(screen.getByRole('row', { name: /^望江/ })).toHaveAttribute('aria-rowindex', '2');
    const booked = screen.getByRole('gridcell', { name: /产品周会/ });
    expect(booked).toHaveAttribute('aria-colindex', '46');
    expect(booked).toHaveAttribute('aria-colspan', '4');
    expect(screen.getByRole('gridcell', { name: '空闲，可预订至 11:00' })).toHaveAttribute(
      'aria-colindex',
      '43',
    );
  });

  it('describes each row in a sentence', () => {
    renderGrid([rowOf(river, [meeting, nobodys]), rowOf(tide)]);
    const [first, second] = screen.getAllByRole('rowheader');
    expect(first).toHaveAccessibleDescription(
      '8 人，一号楼 3F，屏幕，白板。现在空闲，到 11:00。今天 2 场预订。',
    );
    expect(second).toHaveAccessibleDescription('8 人，一号楼 3F，屏幕。当日安排未知。');
  });

  it('introduces the row one comes into, then says time, state, who or why', async () => {
    const { focus, cell, press } = renderGrid([rowOf(river, [meeting, nobodys]), rowOf(tide, [])]);
    await focus();
    expect(cell()).toHaveAccessibleName(/^望江，8 人.*今天 2 场预订。10:15 空闲，可预订至 11:00$/);
    expect(await press('{ArrowRight}')).toHaveAccessibleName('10:30 空闲，可预订至 11:00');
    expect(await press('{ArrowRight}{ArrowRight}{ArrowRight}')).toHaveAccessibleName(
      '11:15 11:00–12:00 已占用，产品周会，王芳，此时空闲：听涛',
    );
    expect(await press('g{ArrowLeft}')).toHaveAccessibleName(/^11:45 /);
    expect(await press('{ArrowDown}')).toHaveAccessibleName(/^听涛，.*11:45 空闲，可预订至 24:00$/);
  });

  it('says which rule shuts a time, what is free next and which room is free then', async () => {
    const hours = aRoom('观云', { openFromMinute: 540, openToMinute: 1080 });
    const { focus, press } = renderGrid([rowOf(hours, []), rowOf(tide, [])]);
    await focus();
    expect(await press('{End}{ArrowRight}')).toHaveAccessibleName(
      '18:00 仅 09:00–18:00 可订，此后没有空闲时段，此时空闲：听涛',
    );
  });

  it('books the usual length with Enter, and a selection with its own', async () => {
    const { focus, press, drafts } = renderGrid([rowOf(river, [meeting])]);
    await focus();
    await press('g{Enter}');
    expect(drafts.at(-1)).toEqual({ room: river, window: span('12:00', '12:30'), open: true });
    await press('{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    expect(drafts.at(-1)).toEqual({ room: river, window: span('12:15', '13:00'), open: false });
    expect(screen.getByRole('gridcell', { selected: true })).toHaveAccessibleName('12:15–13:00 已选 45 分钟');
    await press('{Enter}');
    expect(drafts.at(-1)).toEqual({ room: river, window: span('12:15', '13:00'), open: true });
  });

  it('drops the selection with Esc and with any other move, and says where it ends', async () => {
    const { focus, press, drafts } = renderGrid([rowOf(river, [meeting])]);
    await focus();
    await press('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}');
    expect(drafts.at(-1)).toMatchObject({ window: span('10:15', '11:00'), hint: '只能选择空闲时段' });
    await press('{Escape}');
    expect(drafts.at(-1)).toBeUndefined();
    await press('{Home}g{Shift>}{ArrowRight>7}{/Shift}');
    expect(drafts.at(-1)).toMatchObject({ window: span('12:00', '13:30'), hint: '会议时长不能超过90分钟' });
    await press('{ArrowDown}');
    expect(drafts.at(-1)).toBeUndefined();
  });

  it('says that a move has dropped the selection, and books the time it led to', async () => {
    const { focus, press, drafts } = renderGrid([rowOf(river, [meeting])]);
    await focus();
    await press('g{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    expect(await press('{ArrowRight}')).toHaveAccessibleName(/^已取消选择，12:45 空闲/);
    expect(screen.queryByRole('gridcell', { selected: true })).toBeNull();
    expect(await press('{ArrowRight}')).toHaveAccessibleName(/^13:00 空闲/);
    await press('{Enter}');
    expect(drafts.at(-1)).toEqual({ room: river, window: span('13:00', '13:30'), open: true });
  });

  it('says that Esc has dropped the selection', async () => {
    const { focus, press } = renderGrid([rowOf(river, [meeting])]);
    await focus();
    await press('g{Shift>}{ArrowRight}{/Shift}');
    expect(await press('{Escape}')).toHaveAccessibleName(/^已取消选择，12:15 空闲/);
  });

  it('opens the meeting one is on, and says why nothing can be done elsewhere', async () => {
    const { focus, press, drafts } = renderGrid([rowOf(river, [meeting, nobodys])]);
    const opened = jest.fn((event: Event) => event.preventDefault());
    screen.getByRole('link', { name: /产品周会/ }).addEventListener('click', opened);
    await focus();
    await press('g{ArrowLeft}{Enter}');
    expect(opened).toHaveBeenCalledTimes(1);
    await press('g{ArrowRight>8}{/ArrowRight}{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('14:00–15:00 已占用');
    expect(drafts).toEqual([]);
  });

  it('leads to the room by its name', async () => {
    const { focus, press, cell } = renderGrid([rowOf(river, [])]);
    const opened = jest.fn((event: Event) => event.preventDefault());
    screen.getByRole('link', { name: '望江' }).addEventListener('click', opened);
    await focus();
    await press('{Home}');
    expect(cell()).toBe(screen.getByRole('rowheader'));
    await press('{Enter}');
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('goes on from where a pointer or the focus of a link was', async () => {
    const { grid, press } = renderGrid([rowOf(river, [meeting]), rowOf(tide, [])]);
    const link = screen.getByRole('link', { name: /产品周会/ });
    act(() => link.focus());
    expect(await press('{ArrowRight}')).toHaveAccessibleName(/11:15 11:00–12:00 已占用/);
    expect(grid).toHaveFocus();
    const track = screen.getByRole('row', { name: /^听涛/ }).querySelector('[data-track]') as HTMLElement;
    track.getBoundingClientRect = () => ({ left: 0, width: 1440 }) as DOMRect;
    fireEvent.click(track, { clientX: 20 * 60, detail: 1 });
    act(() => grid.focus());
    expect(await press('{ArrowRight}')).toHaveAccessibleName(/^听涛，.*20:15 空闲/);
  });
});

describe('[UX-01] 300 rooms', () => {
  it('keep a window of rows in the document, and the one with the cursor wherever it is', async () => {
    const { grid, focus, press } = renderGrid(many);
    expect(grid).toHaveAttribute('aria-rowcount', '301');
    expect(within(grid).getAllByRole('row').length).toBeLessThan(60);
    await focus();
    expect(await press('{Control>}{End}{/Control}')).toHaveAccessibleName(/^室300，/);
    expect(screen.getByRole('row', { name: /^室300/ })).toHaveAttribute('aria-rowindex', '301');
    expect(within(grid).getAllByRole('row').length).toBeLessThan(60);
  });

  it('are brought into sight by their names as well', async () => {
    const { focus, press } = renderGrid(many);
    await focus();
    await press('{Home}');
    const scrolledTo = jest.spyOn(Element.prototype, 'scrollIntoView');
    await press('{Control>}{End}{/Control}');
    expect(scrolledTo.mock.contexts).toEqual([screen.getByRole('rowheader', { name: /^室300/ })]);
    scrolledTo.mockRestore();
  });
});

describe('[ROOM-02] the hour that the grid opens at', () => {
  const firstHour = (day: string, time: string) => {
    const row = { ...rowOf(river, []), day };
    const { container, unmount } = renderApp(
      <DayGrid rows={[row]} zone={zone} now={at(time)} isReading={false} onDraft={jest.fn()} />,
      fakeBff({}),
    );
    const canvas = container.querySelector<HTMLElement>('[style*="--first-hour"]');
    unmount();
    return Number(canvas?.style.getPropertyValue('--first-hour'));
  };

  it.each([
    ['00:10', 0],
    ['09:00', 8],
    ['18:55', 17],
    ['23:50', 22],
  ])('is one before now: %s', (time, hour) => {
    expect(firstHour(today, time)).toBe(hour);
  });

  it('is 8 on other days', () => {
    expect(firstHour('2026-11-19', '18:55')).toBe(8);
  });
});

describe('[NAV-07] a card per room', () => {
  const anyScreen = window.matchMedia;
  beforeAll(() => {
    window.matchMedia = (media) => Object.assign(anyScreen(media), { matches: media.includes('max-width') });
  });
  afterAll(() => {
    window.matchMedia = anyScreen;
  });

  it('[ROOM-07] offers the time one looks for first, and its length at every other', async () => {
    jest.spyOn(window, 'scrollTo').mockImplementation();
    const onDraft = jest.fn();
    renderApp(
      <DayGrid
        rows={[rowOf(river, [meeting])]}
        zone={zone}
        now={now}
        isReading={false}
        highlight={span('14:00', '15:00')}
        onDraft={onDraft}
      />,
      fakeBff({}),
    );
    await userEvent.click(screen.getByRole('button', { name: '预订望江 14:00–15:00' }));
    expect(onDraft).toHaveBeenLastCalledWith({ room: river, window: span('14:00', '15:00'), open: true });
    expect(screen.queryByRole('button', { name: /10:15/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '更多望江的开始时间' }));
    await userEvent.click(screen.getByRole('button', { name: '预订望江 12:30–13:30' }));
    expect(onDraft).toHaveBeenLastCalledWith({ room: river, window: span('12:30', '13:30'), open: true });
  });

  it('[ROOM-03] offers no midnight of a later day that is free all day', async () => {
    jest.spyOn(window, 'scrollTo').mockImplementation();
    const onDraft = jest.fn();
    const tomorrow = '2026-11-19';
    renderApp(
      <DayGrid
        rows={[{ ...rowOf(river, []), day: tomorrow }]}
        zone={zone}
        now={now}
        isReading={false}
        onDraft={onDraft}
      />,
      fakeBff({}),
    );
    await userEvent.click(screen.getAllByRole('button', { name: /^预订望江 / })[0]!);
    const nine = { beginTime: at('09:00', tomorrow), endTime: at('09:30', tomorrow) };
    expect(onDraft).toHaveBeenLastCalledWith({ room: river, window: nine, open: true });
  });

  it('[ROOM-02] marks now on the bar of today alone, over a few hours', () => {
    jest.spyOn(window, 'scrollTo').mockImplementation();
    const rows = [rowOf(river, []), { ...rowOf(tide, []), day: '2026-11-19' }];
    renderApp(
      <DayGrid rows={rows} zone={zone} now={at('18:00')} isReading={false} onDraft={jest.fn()} />,
      fakeBff({}),
    );
    const [today, later] = [/^望江/, /^听涛/].map((name) => screen.getByRole('row', { name }));
    expect(today!.querySelector('[data-today]')).toBeInTheDocument();
    expect(today!.style.getPropertyValue('--now')).toBe('75%');
    expect(later!.querySelector('[data-today]')).not.toBeInTheDocument();
    for (const hour of ['8', '12', '16', '20']) expect(within(today!).getByText(hour)).toBeInTheDocument();
  });
});
