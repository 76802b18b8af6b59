import type { CheckRefusal } from '@/lib/contract/booking';
import type {
  BookedSeries,
  EditedSeries,
  OccurrenceRepair,
  PlannedOccurrence,
  Series,
  SeriesPlan,
} from '@/lib/contract/series';
import { isSameSet } from '@/lib/domain/meeting/meeting-fields';
import { meetingState } from '@/lib/domain/meeting/meeting-state';
import type { PlannedRow } from '@/lib/domain/series/plan-occurrences';
import { meetingFacts } from '../meeting/policy';
import { canOf } from './affected-occurrences';
import type { RoomRow } from '../room/queries/rooms';
import type { NewOccurrence } from './writing/insert-occurrences';
import type { WrittenEdit } from './writing/write-edit';
import { type NewPlan, planRefusalText } from './plan-series';
import { roomsOf, type SeriesDraft } from './queries/load-series-draft';
import type { OccurrenceRow, StoredSeries } from './queries/occurrences';
import type { StandingOrder } from './queries/standing-orders';

/** Occurrences that were just booked, with the numbers that they were given. */
export const presentBooked = (
  repeatMeetingNo: string,
  occurrences: readonly NewOccurrence[],
  numbers: ReadonlyMap<string, string>,
): BookedSeries => ({
  repeatMeetingNo,
  meetings: occurrences.map((occurrence) => ({
    _id: occurrence.id,
    meetingNo: numbers.get(occurrence.id) ?? '',
    status: occurrence.approval ?? 'BEFORE',
    recursAt: occurrence.recursAt,
    roomOrderList: occurrence.orders.map(({ id, roomId }) => {
      const room = occurrence.rooms.find((each) => each.id === roomId);
      return {
        ...{ orderNo: id, roomId, roomName: room?.name ?? '', address: room?.area_path ?? '' },
        ...(room && { capacity: room.capacity }),
      };
    }),
  })),
});

/** A series that is refused as a whole. */
export const presentRefusedPlan = (code: NonNullable<NewPlan['refusal']>): SeriesPlan => ({
  refusals: [{ code, message: planRefusalText(code) }],
  rooms: [],
  occurrences: [],
});

type Judged = {
  refusals: ReadonlyMap<PlannedRow, CheckRefusal[]>;
  repairs: ReadonlyMap<PlannedRow, OccurrenceRepair[]>;
  /** Names of the days off that rows fall on. */
  holidays: ReadonlyMap<PlannedRow, string>;
};

const stateOf = ({ state }: PlannedRow, isRefused: boolean): PlannedOccurrence['state'] => {
  if (state !== 'write') return state;
  return isRefused ? 'refused' : 'free';
};

/** Every occurrence of a plan as it would be booked. */
export const presentPlan = (
  series: SeriesDraft,
  rows: readonly PlannedRow[],
  { refusals, repairs, holidays }: Judged,
): SeriesPlan => ({
  refusals: [],
  rooms: roomsOf(series, series.roomIds).map(({ id, name }) => ({ id, name })),
  occurrences: rows.map((row) => {
    const rooms = roomsOf(series, row.roomIds);
    const hasOtherRooms = !isSameSet(
      rooms.map(({ id }) => id),
      series.roomIds,
    );
    const own = refusals.get(row) ?? [];
    const holiday = holidays.get(row);
    const isUntried = own.length > 0 && row.moves && !repairs.has(row);
    return {
      ...{ recursAt: row.recursAt, beginTime: row.beginTime, endTime: row.endTime },
      ...(hasOtherRooms && { rooms: rooms.map(({ id, name }) => ({ id, name })) }),
      state: stateOf(row, own.length > 0),
      ...(row.booked && { meetingId: row.booked.id }),
      isChanged: (row.booked?.changedFields.length ?? 0) > 0,
      ...(holiday !== undefined && { holiday }),
      needsApproval: rooms.some((room) => room.needs_approval),
      // The first reason says enough of a row that another check tries, and hundreds of them stay a small answer.
      refusals: isUntried ? own.slice(0, 1) : own,
      repairs: repairs.get(row) ?? [],
      ...(isUntried && { isUntried }),
    };
  }),
});

/** A series as its viewer sees it; its subject is that of the newest occurrence among those. */
export function presentSeries(
  series: StoredSeries,
  rows: readonly OccurrenceRow[],
  viewing: { staffId: string; now: number },
): Series {
  const isCreator = series.creator_id === viewing.staffId;
  const sorted = [...rows].sort((one, other) => one.begins_at - other.begins_at);
  const ahead = sorted.filter((row) => row.begins_at > viewing.now);
  return {
    ...{ repeatMeetingNo: series.repeat_meeting_no, recurrence: series.rrule },
    subject: sorted.at(-1)?.subject ?? series.subject,
    beginTime: sorted[0]?.begins_at ?? 0,
    creatorStaffId: series.creator_id,
    exdates: series.exdates,
    occurrences: sorted.map((row) => ({
      ...{ _id: row.id, meetingNo: row.meeting_no, subject: row.subject, address: row.address },
      ...{ beginTime: row.begins_at, endTime: row.ends_at, recursAt: row.recurs_at ?? row.begins_at },
      status: meetingState(meetingFacts(row), viewing.now).status,
      ...(row.invite_state !== null && { inviteState: row.invite_state }),
      changedFields: row.changed_fields,
    })),
    can: {
      edit: isCreator && ahead.some((row) => canOf(row, viewing).edit),
      cancel: isCreator && ahead.some((row) => canOf(row, viewing).cancel),
    },
  };
}

type Placed = { orders: readonly StandingOrder[]; rooms: ReadonlyMap<string, RoomRow> };

/** An edited series with the rooms that its occurrences hold now. */
export const presentEdited = (
  { repeatMeetingNo, rows, numbers, cancelledCount }: WrittenEdit,
  { orders, rooms }: Placed,
): EditedSeries => ({
  ...presentBooked(
    repeatMeetingNo,
    rows.map(({ meeting }) => {
      const own = orders.filter((order) => order.meeting_id === meeting.id);
      return {
        ...meeting,
        orders: own.map((order) => ({ id: order.id, roomId: order.room_id })),
        rooms: own.flatMap((order) => rooms.get(order.room_id) ?? []),
      };
    }),
    numbers,
  ),
  cancelledCount,
});
