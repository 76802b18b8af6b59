import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PersonChoicesProvider } from '@/components/session/choices/person-choices';
import { WeekMode } from '@/components/schedule/week/week-mode';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import type { Room } from '@/lib/contract/room';
import type { ScheduleRecord } from '@/lib/contract/schedule';
import { me, now, today, zone } from '../builders/meeting-builders';
import { aBookedMeeting, aPage, aRoom, roomCalls } from '../builders/room-builders';
import { peopleCalls } from '../builders/people-builders';
import { fakeBff } from '../http/fake-bff';
import { renderApp } from './render-app';
import { minute } from './render-day';

export const recordsCall = 'GET /api-meeting/api/user/meeting-records';

type Setup = {
  records?: ScheduleRecord[] | (() => unknown);
  rooms?: Room[];
  day?: string;
  answers?: Record<string, unknown>;
};

export function renderWeek({ records = [], rooms = [aRoom('望江')], day = today, answers }: Setup = {}) {
  const bff = fakeBff({
    [recordsCall]: records,
    [peopleCalls.config]: {},
    [roomCalls.page]: aPage(rooms),
    [roomCalls.schedule]: aBookedMeeting(aRoom('望江')),
    ...answers,
  });
  const view = renderApp(
    <ServerClockProvider now={now}>
      <PersonChoicesProvider staffId={me}>
        <WeekMode day={day} staffId={me} zone={zone} />
      </PersonChoicesProvider>
    </ServerClockProvider>,
    bff,
  );
  const sent = (key: string) => bff.calls.filter((call) => call.key === key).map(({ body }) => body);
  return { ...view, bff, user: userEvent.setup(), sent };
}

/** A column of 1440 px: a pixel is a minute of the day. */
export function dayColumn(day = today): HTMLElement {
  const column = document.querySelector<HTMLElement>(`[role="gridcell"][data-day="${day}"]`);
  if (!column) throw new Error(`no column of ${day}`);
  column.getBoundingClientRect = () => ({ left: 0, width: 100, top: 0, height: 1440 }) as DOMRect;
  column.setPointerCapture = () => undefined;
  return column;
}

const mouse = { pointerType: 'mouse', button: 0, pointerId: 1, clientX: 10 };
const settled = (work: () => unknown) => act(async () => void work());

/** Over free time of a day, or of the draft on it. */
export async function dragTime([from, to]: [from: string, to: string], day = today) {
  const column = dayColumn(day);
  fireEvent.pointerDown(column, { ...mouse, clientY: minute(from) });
  await settled(() => fireEvent.pointerMove(column, { ...mouse, clientY: minute(to) }));
  await settled(() => {
    fireEvent.pointerUp(column, mouse);
    fireEvent.click(column, { clientY: minute(to) });
  });
}

type Drag = { from: string; to: string; over?: string };

/** A meeting's block from one clock time to another, over another day where one is named; answers how to let it go. */
export async function dragMeeting(name: RegExp, { from, to, over = today }: Drag) {
  const link = await screen.findByRole('link', { name });
  dayColumn(link.closest<HTMLElement>('[data-day]')?.dataset.day);
  document.elementFromPoint = () => dayColumn(over);
  fireEvent.pointerDown(link, { ...mouse, clientY: minute(from) });
  await settled(() => fireEvent.pointerMove(window, { ...mouse, clientX: 20, clientY: minute(to) }));
  return async () => {
    await settled(() => fireEvent.pointerUp(window, mouse));
    return fireEvent.click(link, mouse);
  };
}

export const ghost = () => document.querySelector('[data-pick]');
