import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/database';
import { fixedStatement } from '../../db/sql/fixed-statement';
import type { ChangeRows } from '../../kernel/commands/change';
import type { RequestKey } from '../../kernel/idempotency/idempotency';

export type NewBooking = {
  companyId: string;
  meetingId: string;
  creatorId: string;
  now: Date;
  beginsAt: Date;
  endsAt: Date;
  subject: string;
  address: string;
  scope: number;
  meetingType: number | null;
  noticeLabels: string[];
  content: string | null;
  reason: string | null;
  /** Null when no room asks for approval. */
  approval: 'AUDITING' | null;
  orders: { id: string; roomId: string }[];
  attendeeIds: string[];
  change: ChangeRows;
  requestKey: RequestKey | undefined;
  /** The answer to this and to every repeated call under the key, except for the meeting number, which the statement gives. */
  answer: object;
};

/**
 * `orderIds` are the bookings that got their slot; fewer than requested means that another booking holds one. Without a
 * `meetingNo` nothing was written.
 */
export type InsertedBooking = { meetingNo: string | null; orderIds: string[] };

/**
 * Writes a meeting with its room bookings, members, change log, outbox rows and the answer under the request's key in one statement.
 *
 * A raising exclusion constraint inside a transaction of several statements lets writers on one slot deadlock one after the
 * other; `ON CONFLICT DO NOTHING` in room order does not. Where no slot is left nothing is written; where some are, the caller
 * counts `orderIds` and rolls back. A key that is taken raises, and undoes all of it.
 */
export async function insertBooking(db: Kysely<Database>, booking: NewBooking): Promise<InsertedBooking> {
  const { orders, requestKey, creatorId, attendeeIds, change, answer, ...values } = booking;
  const [row] = await writeBooking(db, {
    ...values,
    creatorId,
    attendeeIds,
    orderIds: orders.map((order) => order.id),
    roomIds: orders.map((order) => order.roomId),
    orderCount: orders.length,
    orderState: booking.approval === null ? 'confirmed' : 'held',
    ...change,
    key: requestKey?.key ?? null,
    requestHash: requestKey?.requestHash ?? null,
    answer: JSON.stringify(answer),
  });
  if (row === undefined) throw new Error('a booking statement always answers one row');
  return { meetingNo: row.meeting_no, orderIds: row.order_ids };
}

type Values = Omit<NewBooking, 'orders' | 'requestKey' | 'change' | 'answer'> &
  ChangeRows & {
    orderIds: string[];
    roomIds: string[];
    orderCount: number;
    orderState: 'confirmed' | 'held';
    key: string | null;
    requestHash: Buffer | null;
    answer: string;
  };

const writeBooking = fixedStatement((db, booking: Values) =>
  sql<{ meeting_no: string | null; order_ids: string[] }>`
    with placed as (
      insert into room_order (company_id, id, room_id, meeting_id, begins_at, ends_at, state, created_at)
      select ${booking.companyId}::uuid, wanted.id, wanted.room_id, ${booking.meetingId}::uuid,
        ${booking.beginsAt}::timestamptz, ${booking.endsAt}::timestamptz, ${booking.orderState}::text,
        ${booking.now}::timestamptz
      from unnest(${booking.orderIds}::uuid[], ${booking.roomIds}::uuid[]) as wanted (id, room_id)
      order by wanted.room_id
      on conflict do nothing
      returning id
    ), begun as (
      select from placed having count(*) > 0 or ${booking.orderCount}::int = 0
    ), booked as (
      insert into meeting (company_id, id, subject, begins_at, ends_at, address, scope, meeting_type, notice_labels,
        content, reason, creator_id, approval, created_at)
      select ${booking.companyId}::uuid, ${booking.meetingId}::uuid, ${booking.subject}::text,
        ${booking.beginsAt}::timestamptz, ${booking.endsAt}::timestamptz, ${booking.address}::text,
        ${booking.scope}::smallint, ${booking.meetingType}::smallint, ${booking.noticeLabels}::text[],
        ${booking.content}::text, ${booking.reason}::text, ${booking.creatorId}::uuid, ${booking.approval}::text,
        ${booking.now}::timestamptz
      from begun
      returning company_id, id, creator_id, begins_at, created_at, meeting_no
    ), attending as (
      insert into meeting_member
        (company_id, meeting_id, staff_id, begins_at, relation, state, invitor_id, created_at)
      select company_id, id, creator_id, begins_at, 'organizer', 2, null, created_at from booked
      union all
      select company_id, id, staff_id, begins_at, 'attendee', 0, creator_id, created_at
      from booked, unnest(${booking.attendeeIds}::uuid[]) as staff_id
    ), logged as (
      insert into change_log (company_id, id, meeting_id, actor_id, kind, data, created_at)
      select company_id, entry.id, entry.meeting_id, creator_id, entry.kind, entry.data::jsonb, created_at
      from booked, unnest(${booking.logIds}::uuid[], ${booking.logMeetingIds}::uuid[],
        ${booking.logKinds}::text[], ${booking.logData}::text[]) as entry (id, meeting_id, kind, data)
    ), published as (
      insert into outbox (company_id, kind, ids, staff_id, created_at)
      select company_id, concern.kind, concern.ids::uuid[], concern.staff_id, created_at
      from booked, unnest(${booking.concernKinds}::text[], ${booking.concernIds}::text[],
        ${booking.concernStaffIds}::uuid[]) as concern (kind, ids, staff_id)
    ), kept as (
      insert into idempotency_key (company_id, staff_id, key, request_hash, status, response, created_at)
      select company_id, creator_id, ${booking.key}::text, ${booking.requestHash}::bytea, 200,
        ${booking.answer}::jsonb || jsonb_build_object('meetingNo', meeting_no), created_at
      from booked where ${booking.key}::text is not null
    )
    select (select meeting_no from booked), array(select id from placed) as order_ids`.compile(db),
);
