import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database';

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
  /** Whoever approves one of the rooms. */
  auditorIds: string[];
  changeLogId: string;
};

/** `orderIds` are the bookings that got their slot; fewer than asked means that somebody else holds one. */
export type InsertedBooking = { meetingNo: string; orderIds: string[] };

/**
 * Writes a meeting with its room bookings, members, change log and outbox row in one statement.
 *
 * A raising exclusion constraint inside a transaction of several statements lets writers on one slot deadlock one after the
 * other; `ON CONFLICT DO NOTHING` in room order does not. The caller counts `orderIds` and rolls back when short.
 */
export async function insertBooking(trx: Kysely<Database>, booking: NewBooking): Promise<InsertedBooking> {
  const { companyId, meetingId, creatorId, now, beginsAt, endsAt, orders } = booking;
  const concerned = [...new Set([creatorId, ...booking.attendeeIds, ...booking.auditorIds])];
  const orderState = booking.approval === null ? 'confirmed' : 'held';
  const { rows } = await sql<{ meeting_no: string; order_ids: string[] }>`
    with placed as (
      insert into room_order (company_id, id, room_id, meeting_id, begins_at, ends_at, state, created_at)
      select ${companyId}::uuid, wanted.id, wanted.room_id, ${meetingId}::uuid, ${beginsAt}::timestamptz,
        ${endsAt}::timestamptz, ${orderState}, ${now}::timestamptz
      from unnest(${orders.map((order) => order.id)}::uuid[], ${orders.map((order) => order.roomId)}::uuid[])
        as wanted (id, room_id)
      order by wanted.room_id
      on conflict do nothing
      returning id
    ), booked as (
      insert into meeting (company_id, id, subject, begins_at, ends_at, address, scope, meeting_type, notice_labels,
        content, reason, creator_id, approval, created_at)
      values (${companyId}, ${meetingId}, ${booking.subject}, ${beginsAt}, ${endsAt}, ${booking.address},
        ${booking.scope}, ${booking.meetingType}, ${booking.noticeLabels}::text[], ${booking.content},
        ${booking.reason}, ${creatorId}, ${booking.approval}, ${now})
      returning meeting_no
    ), organizer as (
      insert into meeting_member (company_id, meeting_id, staff_id, begins_at, relation, state, created_at)
      values (${companyId}, ${meetingId}, ${creatorId}, ${beginsAt}, 'organizer', 2, ${now})
    ), invited as (
      insert into meeting_member
        (company_id, meeting_id, staff_id, begins_at, relation, state, invitor_id, created_at)
      select ${companyId}::uuid, ${meetingId}::uuid, staff_id, ${beginsAt}::timestamptz, 'attendee', 0,
        ${creatorId}::uuid, ${now}::timestamptz
      from unnest(${booking.attendeeIds}::uuid[]) as staff_id
    ), logged as (
      insert into change_log (company_id, id, meeting_id, actor_id, kind, created_at)
      values (${companyId}, ${booking.changeLogId}, ${meetingId}, ${creatorId}, 'created', ${now})
    ), told as (
      insert into outbox (company_id, kind, ids, room_ids, staff_ids, created_at)
      values (${companyId}, 'meeting', array[${meetingId}::uuid], ${orders.map((order) => order.roomId)}::uuid[],
        ${concerned}::uuid[], ${now})
    )
    select (select meeting_no from booked), array(select id from placed) as order_ids`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('a booking statement always answers one row');
  return { meetingNo: row.meeting_no, orderIds: row.order_ids };
}
