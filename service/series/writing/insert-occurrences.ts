import { type Kysely, sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Guest } from '@/lib/domain/guest/guests';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import { addGuests } from '../../meeting/guests/set-guests';
import type { RoomRow } from '../../room/queries/rooms';
import { arrayLiteral } from './rewrite-occurrences';

/** One meeting to write; `orders` in the company's order of rooms. */
export type NewOccurrence = {
  id: string;
  recursAt: number;
  beginTime: number;
  endTime: number;
  rooms: readonly RoomRow[];
  orders: readonly { id: string; roomId: string }[];
  address: string;
  changedFields: readonly string[];
  approval: 'AUDITING' | null;
  /** It requests other things than the rest of its series. */
  asksAlone: boolean;
};

/** The content that all of them share. */
export type Template = {
  seriesId: string;
  subject: string;
  scope: number;
  meetingType: number | null;
  noticeLabels: readonly string[];
  content: string | null;
  reason: string | null;
  attendeeIds: readonly string[];
  guests: readonly Guest[];
};

type Insertion = { template: Template; occurrences: readonly NewOccurrence[]; now: number };

export const newOrders = (rooms: readonly RoomRow[]): NewOccurrence['orders'] =>
  rooms.map((room) => ({ id: newId(), roomId: room.id }));

/**
 * Writes meetings of a series with their members in one statement; answers their numbers by id. Their room orders follow in another, so that
 * both new and moved ones are taken in one order.
 */
export async function insertOccurrences(
  trx: Kysely<Database>,
  { companyId, staffId }: Caller,
  { template, occurrences, now }: Insertion,
): Promise<ReadonlyMap<string, string>> {
  if (occurrences.length === 0) return new Map();
  const at = new Date(now);
  const { rows } = await sql<{ id: string; meeting_no: string }>`
    with booked as (
      insert into meeting (company_id, id, subject, begins_at, ends_at, address, scope, meeting_type, notice_labels,
        content, reason, creator_id, approval, created_at, series_id, recurs_at, changed_fields, asks_alone)
      select ${companyId}::uuid, wanted.id, ${template.subject}::text, wanted.begins_at, wanted.ends_at, wanted.address,
        ${template.scope}::smallint, ${template.meetingType}::smallint, ${[...template.noticeLabels]}::text[],
        ${template.content}::text, ${template.reason}::text, ${staffId}::uuid, wanted.approval, ${at}::timestamptz,
        ${template.seriesId}::uuid, wanted.recurs_at, wanted.changed_fields::text[], wanted.asks_alone
      from unnest(${occurrences.map(({ id }) => id)}::uuid[],
        ${occurrences.map(({ beginTime }) => new Date(beginTime))}::timestamptz[],
        ${occurrences.map(({ endTime }) => new Date(endTime))}::timestamptz[],
        ${occurrences.map(({ address }) => address)}::text[],
        ${occurrences.map(({ approval }) => approval)}::text[],
        ${occurrences.map(({ recursAt }) => new Date(recursAt))}::timestamptz[],
        ${occurrences.map(({ changedFields }) => arrayLiteral(changedFields))}::text[],
        ${occurrences.map(({ asksAlone }) => asksAlone)}::boolean[])
        as wanted (id, begins_at, ends_at, address, approval, recurs_at, changed_fields, asks_alone)
      returning id, begins_at, meeting_no
    ), attending as (
      insert into meeting_member
        (company_id, meeting_id, staff_id, begins_at, relation, state, invitor_id, created_at)
      select ${companyId}::uuid, id, ${staffId}::uuid, begins_at, 'organizer', 2, null, ${at}::timestamptz from booked
      union all
      select ${companyId}::uuid, id, attendee_id, begins_at, 'attendee', 0, ${staffId}::uuid, ${at}::timestamptz
      from booked, unnest(${[...template.attendeeIds]}::uuid[]) as attendee_id
    )
    select id, meeting_no from booked`.execute(trx);
  const meetingIds = occurrences.map(({ id }) => id);
  await addGuests(trx, { companyId, meetingIds, guests: template.guests });
  return new Map(rows.map((row) => [row.id, row.meeting_no]));
}
