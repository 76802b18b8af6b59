import { findUnplaceable } from './find-unplaceable';
import type { Operation, StoredMeeting } from './history';
import { meetingFaults, overlapFaults } from './meeting-faults';
import { roomModel } from './room-model';
import { settle } from './settle';

/**
 * Everything in which what people were told and what the database has in the end do not fit together; empty when all was
 * kept (R14, R15, R40): nothing acknowledged is lost or half made, nothing unknown is there in part, no room is held
 * twice, each change left one entry, and the answers about each room fit one order of events (see {@link findUnplaceable}).
 */
export function historyFaults(history: readonly Operation[], rows: readonly StoredMeeting[]): string[] {
  const names = new Set([...history, ...rows].map(({ meeting }) => meeting));
  const ofMeeting = byMeeting(history);
  const storedAs = byMeeting(rows);
  return [
    ...[...names].flatMap((name) =>
      meetingFaults(ofMeeting.get(name) ?? [], storedAs.get(name) ?? []).map((fault) => `${name} ${fault}`),
    ),
    ...overlapFaults(rows),
    ...roomFaults(history, rows),
  ];
}

function byMeeting<Item extends { meeting: string }>(items: readonly Item[]): ReadonlyMap<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(item.meeting);
    if (group) group.push(item);
    else groups.set(item.meeting, [item]);
  }
  return groups;
}

function roomFaults(history: readonly Operation[], rows: readonly StoredMeeting[]): string[] {
  const stored = new Map(rows.map((row) => [row.meeting, row]));
  const operations = settle(history, stored);
  const inTheEnd = finalLooks(history, stored);
  const slots = history.flatMap((operation) => ('slot' in operation ? [operation] : []));
  const rooms = new Set(slots.flatMap(({ slot }) => slot.roomIds));
  return [...rooms].flatMap((roomId) => {
    const concerned = new Set(
      slots.filter(({ slot }) => slot.roomIds.includes(roomId)).map(({ meeting }) => meeting),
    );
    const about = [...operations, ...inTheEnd].filter(({ meeting }) => concerned.has(meeting));
    const stuck = findUnplaceable(about, roomModel(roomId));
    return stuck ? [`no order of events explains ${describe(stuck)} in room ${roomId}`] : [];
  });
}

/** The database's last word on each meeting, as reads after all else. */
function finalLooks(history: readonly Operation[], stored: ReadonlyMap<string, StoredMeeting>): Operation[] {
  const times = history.flatMap(({ startedAt, endedAt }) => [startedAt, endedAt]).filter(Number.isFinite);
  const afterwards = times.reduce((latest, time) => Math.max(latest, time), 0) + 1;
  return [...new Set(history.map(({ meeting }) => meeting))].map((meeting) => ({
    action: 'look',
    seen: lastSeen(stored.get(meeting)),
    meeting,
    staffId: '',
    startedAt: afterwards,
    endedAt: afterwards,
    outcome: { kind: 'acknowledged' },
  }));
}

function lastSeen(row: StoredMeeting | undefined) {
  if (row === undefined) return 'missing';
  if (row.isCancelled) return 'cancelled';
  const roomIds = row.orders.filter(({ isStanding }) => isStanding).map(({ roomId }) => roomId);
  return { roomIds, begin: row.begin, end: row.end };
}

const describe = ({ meeting, action, outcome }: Operation) =>
  `that the ${action} of ${meeting} was ${outcome.kind === 'refused' ? `refused with ${outcome.code}` : outcome.kind}`;
