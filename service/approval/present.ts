import type { ApprovalRecord } from '@/lib/contract/approval';
import { recordStatusAt } from '@/lib/domain/approval/permissions';
import { isHidden } from '@/lib/domain/meeting/is-hidden';
import { meetingState } from '@/lib/domain/meeting/meeting-state';
import { meetingFacts } from '../meeting/policy';
import { type Reading, recordPermissions } from './policy';
import type { RoomDayOrder } from './queries/room-days';
import type { RecordRow } from './queries/select-records';

type RoomOrders = NonNullable<ApprovalRecord['roomOrders']>;

/** A booking of a private meeting tells an auditor who is no member that the room is taken, and nothing else (S46). */
function presentOrder(row: RoomDayOrder): RoomOrders[number] {
  const order = {
    beginTime: row.begins_at,
    endTime: row.ends_at,
    state: row.state === 'held' ? ('held' as const) : ('confirmed' as const),
  };
  if (isHidden({ scope: row.scope, relation: row.relation })) return order;
  return {
    ...order,
    ...(row.relation !== null && { mine: row.relation }),
    meetingNo: row.meeting_no,
    subject: row.subject,
    organizerName: row.organizer_name,
  };
}

const named = (id: string | null, name: string | null) =>
  id === null || name === null ? undefined : { id, name };

/** The request and its outcome. */
function presentOutcome(row: RecordRow, status: ApprovalRecord['status']) {
  const room = named(row.room_id, row.room_name);
  const service = named(row.meeting_service_id, row.service_name);
  return {
    type: row.type,
    status,
    ...(row.reason !== null && { reason: row.reason }),
    ...(row.refuse_reason !== null && { refuseReason: row.refuse_reason }),
    ...(room && { room }),
    ...(service && { service }),
    ...(row.settler_name !== null && { settledBy: row.settler_name }),
    createTime: row.created_at,
    ...(row.settled_at !== null && { settledTime: row.settled_at }),
    ...(row.reminded_at !== null && { remindedTime: row.reminded_at }),
  };
}

/** A record as its applicant or one of its auditors sees it now; `around` are the other bookings of its room on that day. */
export function presentRecord(row: RecordRow, reading: Reading, around?: RoomDayOrder[]): ApprovalRecord {
  const status = recordStatusAt({ status: row.status, beginTime: row.begins_at }, reading.now);
  const own = row.auditors.find(({ staffId }) => staffId === reading.staffId);
  const { view: _view, ...can } = recordPermissions(row, reading);
  return {
    id: row.id,
    meetingId: row.meeting_id,
    meetingNo: row.meeting_no,
    subject: row.subject,
    meetingStatus: meetingState(meetingFacts(row), reading.now).status,
    beginTime: row.begins_at,
    endTime: row.ends_at,
    address: row.address,
    ...presentOutcome(row, status),
    isRead: row.is_auditor && own ? own.isRead : row.auditors.some(({ isRead }) => isRead),
    applicant: { staffId: row.applicant_id, name: row.applicant_name },
    auditors: row.auditors.map(({ staffId, name }) => ({ staffId, name })),
    ...(row.series_id !== null && { occurrenceCount: row.occurrences ?? 0 }),
    ...(around && { roomOrders: around.map(presentOrder) }),
    can,
  };
}
