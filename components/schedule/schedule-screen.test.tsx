import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { renderToString } from 'react-dom/server';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { createApi } from '@/lib/client/api';
import { ApiProvider } from '@/lib/query/context/api-context';
import { createQueryClient } from '@/lib/query/context/query-client';
import { scheduleRecords } from '@/lib/query/schedule';
import type { Window } from '@/lib/domain/booking/booking-window';
import { monthRange } from '@/lib/domain/calendar/month-grid';
import { weekViewRange } from '@/lib/domain/calendar/week/week-layout';
import type { ScheduleMode } from '@/lib/domain/calendar/schedule-mode';
import type { Day } from '@/lib/time/day';
import { fakeBff } from '@/test/http/fake-bff';
import { aCalendarItem, aRecord, at, me, now, today, zone } from '@/test/builders/meeting-builders';
import { renderApp } from '@/test/render/render-app';
import { ScheduleScreen } from './schedule-screen';
import { weekWindow } from './schedule-window';

jest.mock('next/navigation', () => ({ useSearchParams: jest.fn() }));

const open = (search: string) =>
  jest
    .mocked(useSearchParams)
    .mockReturnValue(new URLSearchParams(search) as ReturnType<typeof useSearchParams>);

const theScreen = (rememberedMode: ScheduleMode = 'list') => (
  <ServerClockProvider now={now}>
    <ScheduleScreen staffId={me} zone={zone} rememberedMode={rememberedMode} />
  </ServerClockProvider>
);

const renderScreen = (
  search: string,
  rememberedMode?: ScheduleMode,
  answers: Record<string, unknown> = {},
) => {
  open(search);
  const bff = fakeBff({
    'GET /api-meeting/api/user/meeting-records': [],
    'GET /api-meeting/api/user/meetings/actions/calendar': [],
    ...answers,
  });
  return { ...renderApp(theScreen(rememberedMode), bff), bff };
};

const currentMode = () =>
  screen.getByRole('navigation', { name: '显示方式' }).querySelector('[aria-current]')?.textContent;

describe('[SCH-05] the schedule', () => {
  it.each([
    ['', '列表'],
    ['mode=list', '列表'],
    ['mode=calendar', '日历'],
    [`targetTime=${at('09:00')}`, '日历'],
  ])('%s shows the mode %s', (search, mode) => {
    renderScreen(search);
    expect(currentMode()).toBe(mode);
  });

  it('takes the remembered mode when the address names none, and only then', () => {
    const remembered = renderScreen('', 'calendar');
    expect(currentMode()).toBe('日历');
    remembered.unmount();
    renderScreen('mode=list', 'calendar');
    expect(currentMode()).toBe('列表');
  });
});

it('[SCH-05] shows the week where the address says so', async () => {
  renderScreen('mode=week');
  expect(await screen.findByRole('grid', { name: '11月15日至11月21日的周日程' })).toBeVisible();
  expect(currentMode()).toBe('周');
});

it.each(['list', 'week', 'calendar'])(
  '[LIM-01] leads to the meeting that the address names as %s',
  async (mode) => {
    const meeting = {
      meetingNo: '1234567899',
      subject: '预算评审',
      beginTime: at('16:00'),
      endTime: at('17:00'),
    };
    renderScreen(`mode=${mode}&day=2026-11-18&at=1234567899`, 'list', {
      'GET /api-meeting/api/user/meeting-records': [aRecord({}), aRecord(meeting)],
      'GET /api-meeting/api/user/meetings/actions/calendar': [
        aCalendarItem(),
        aCalendarItem({ ...meeting, id: 'other' }),
      ],
    });
    const link = await screen.findByRole('link', { name: /预算评审/ });
    await waitFor(() => expect(link).toHaveFocus());
  },
);

describe('[UX-01] the letters of the schedule', () => {
  const press = (keys: string) => userEvent.setup().keyboard(keys);

  it.each([
    ['d', 'mode=calendar', '列表'],
    ['w', '', '周'],
    ['M', '', '日历'],
  ])('%s from "%s" follows the link %s', async (key, search, name) => {
    renderScreen(search);
    const clicked = jest.fn((event: Event) => event.preventDefault());
    screen.getByRole('link', { name }).addEventListener('click', clicked);
    await press(key);
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('t shows today in the same mode', async () => {
    const pushed = jest.spyOn(window.history, 'pushState').mockImplementation(() => undefined);
    renderScreen('mode=calendar&day=2026-12-24');
    await press('t');
    expect(pushed).toHaveBeenCalledWith(null, '', `?mode=calendar&day=${today}`);
    pushed.mockRestore();
  });

  it('mean nothing in a menu, which finds its items by letters', async () => {
    const pushed = jest.spyOn(window.history, 'pushState').mockImplementation(() => undefined);
    renderScreen('mode=calendar&day=2026-12-24');
    const menu = document.body.appendChild(document.createElement('ul'));
    menu.setAttribute('role', 'menu');
    menu.tabIndex = -1;
    menu.focus();
    await press('t');
    menu.remove();
    expect(pushed).not.toHaveBeenCalled();
    pushed.mockRestore();
  });

  it('mean nothing in a text field, and nothing with Ctrl', async () => {
    const pushed = jest.spyOn(window.history, 'pushState').mockImplementation(() => undefined);
    renderScreen('mode=calendar&day=2026-12-24');
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await press('t');
    field.remove();
    await press('{Control>}t{/Control}');
    expect(pushed).not.toHaveBeenCalled();
    pushed.mockRestore();
  });
});

const spansBeside: [mode: ScheduleMode, days: Day[], windowOf: (day: Day, zone: string) => Window][] = [
  ['list', ['2026-11-11', today, '2026-11-25'], weekWindow],
  ['week', ['2026-11-11', today, '2026-11-25'], weekViewRange],
  ['calendar', ['2026-10-18', today, '2026-12-18'], monthRange],
];
it.each(spansBeside)(
  '[UX-03] %s reads the spans beside the shown one as it draws them',
  async (mode, days, windowOf) => {
    const { bff } = renderScreen(`mode=${mode}`);
    await waitFor(() => expect(bff.calls).toHaveLength(days.length));
    const windows = bff.calls.map(({ query }) => ({
      beginTime: Number(query.get('beginTime')),
      endTime: Number(query.get('endTime')),
    }));
    expect(windows.sort((one, other) => one.beginTime - other.beginTime)).toEqual(
      days.map((day) => windowOf(day, zone)),
    );
  },
);

it('[UX-04] has the subjects in the HTML of the server', () => {
  open('');
  const api = createApi(() => Promise.reject(new Error('the server has the data already')));
  const queryClient = createQueryClient();
  queryClient.setQueryData(scheduleRecords(api, weekWindow(today, zone)).queryKey, [
    aRecord({ subject: '版本评审', beginTime: at('11:00'), endTime: at('12:00') }),
  ]);
  const html = renderToString(
    <QueryClientProvider client={queryClient}>
      <ApiProvider api={api}>{theScreen()}</ApiProvider>
    </QueryClientProvider>,
  );
  expect(html).toContain('版本评审');
  expect(html).toContain('待开始');
});
