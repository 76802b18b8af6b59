import { randomUUID } from 'node:crypto';
import type { Room } from '@/lib/contract/room';
import { msPerDay } from '@/lib/time/day';
import { msPerMinute } from '@/lib/time/instant';
import type { LoadRequest } from '../../load';
import type { LoadedDatabase, StagedServer } from '../../stage';
import type { CallerHeaders } from '../../staging/sign-in';
import { benchSubject } from '../requests/booking-requests';

/** A team of eleven, whose first person books, and pairs of rooms that need no approval. */
export type Team = { headers: CallerHeaders; staffIds: string[]; pairs: Room[][]; database: LoadedDatabase };

export const seriesWeeks = 52;
/** Weeks from one series to the next on the same weekday and time. */
const strideWeeks = seriesWeeks + 1;
const daysPerWeek = 7;
const slotMinutes = 15;
const slotsOfDay = 8;
/** In open hours of every room of the load. */
const opensAtMinute = 600;
/** Years after everything in the load, and single bookings years after all series. */
const [seriesDay, singleDay] = [1_000, 20_000];
const farYears = 20;

/** Pairs of the rooms that need no approval. */
export const pairsOf = (rooms: readonly Room[]): Room[][] => {
  const free = rooms.filter((room) => !room.audit.required);
  return free.flatMap((room, index) => (index % 2 === 1 ? [[free[index - 1] ?? room, room]] : []));
};

const bodyOf = ({ staffIds, pairs, database }: Team, turn: number, day: (row: number) => number) => {
  const rooms = pairs[turn % pairs.length] ?? [];
  const row = Math.floor(turn / pairs.length);
  const minute = opensAtMinute + (row % slotsOfDay) * 2 * slotMinutes;
  // The service has the machine's clock, whatever day the load tells of.
  const today = Math.max(0, Math.ceil((Date.now() - database.load.day.beginTime) / msPerDay));
  const days = today + day(Math.floor(row / slotsOfDay));
  const beginTime = database.load.day.beginTime + days * msPerDay + minute * msPerMinute;
  return {
    ...{ subject: benchSubject, beginTime, endTime: beginTime + slotMinutes * msPerMinute },
    roomBookingForms: rooms.map(({ id }) => ({ roomId: id })),
    members: staffIds.map((staffId) => ({ staffId })),
  };
};

const series = (team: Team, turn: number) => ({
  ...bodyOf(
    team,
    turn,
    (row) => seriesDay + Math.floor(row / daysPerWeek) * strideWeeks * daysPerWeek + (row % daysPerWeek),
  ),
  recurrence: `FREQ=WEEKLY;COUNT=${seriesWeeks}`,
});

const sent = ({ headers }: Team, request: Omit<LoadRequest, 'headers'>): LoadRequest => ({
  ...request,
  headers: { ...headers, 'idempotency-key': randomUUID() },
});

const seriesPath = '/api-meeting/api/user/v2/repeat-meetings';

/** One booking after the other of two rooms for the whole team, each of other slots. */
export function teamBookings(team: Team): () => LoadRequest {
  let turn = 0;
  return () => {
    const body = bodyOf(team, turn, (row) => singleDay + row);
    turn += 1;
    return sent(team, { method: 'POST', path: '/api-meeting/api/user/v2/meetings/actions/schedule', body });
  };
}

/** The same as series of a year. */
export function seriesBookings(team: Team): () => LoadRequest {
  let turn = 0;
  return () => {
    const body = series(team, turn);
    turn += 1;
    return sent(team, { method: 'POST', path: `${seriesPath}/actions/schedule`, body });
  };
}

/** The turn of slots that no run reaches by booking. */
const farTurn = ({ pairs }: Team) => pairs.length * slotsOfDay * daysPerWeek * farYears;

/** The check of one such series, whose slots are free. */
export const seriesCheck = (team: Team): LoadRequest =>
  sent(team, { method: 'POST', path: `${seriesPath}/actions/check`, body: series(team, farTurn(team)) });

/** Changes of all occurrences of a new series: every request gives it another subject. */
export async function seriesEdits(team: Team, { origin }: StagedServer): Promise<() => LoadRequest> {
  const { path, headers, body } = sent(team, {
    method: 'POST',
    path: `${seriesPath}/actions/schedule`,
    body: series(team, farTurn(team) + 1),
  });
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { repeatMeetingNo } = (await response.json()) as { repeatMeetingNo: string };
  let turn = 0;
  return () => {
    turn += 1;
    return sent(team, {
      method: 'PUT',
      path: `${seriesPath}/${repeatMeetingNo}/actions/update-repeat`,
      body: { editType: 'AllMeeting', subject: `${benchSubject} ${turn}` },
    });
  };
}
