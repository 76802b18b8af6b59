import { type Kysely, type SqlBool, sql } from 'kysely';
import { feedLimits } from '@/lib/domain/limits/notices/feed-limits';
import { type InviteState, inviteStates } from '@/lib/domain/meeting/invite-state';
import { msPerDay } from '@/lib/time/day';
import type { Database } from '../../db/database';
import { instant } from '../../db/sql/instant';
import { standing } from '../../room/queries/standing-orders';
import type { FoundFeed } from './find-feed';

/** A whole agenda stands on the meeting's page alone: a feed of many would take the process a second of writing. */
const agendaLength = sql.lit(feedLimits.agendaLength);
const agenda = sql<string | null>`case when char_length(meeting.content) > ${agendaLength}
  then left(meeting.content, ${agendaLength}) || '…' else meeting.content end`;

/** Meetings that stand, with what a calendar of another program shows of them. */
const selectMeetings = (db: Kysely<Database>, companyId: string) =>
  db
    .selectFrom('meeting')
    .innerJoin('staff as organizer', (join) =>
      join
        .onRef('organizer.company_id', '=', 'meeting.company_id')
        .onRef('organizer.id', '=', 'meeting.creator_id'),
    )
    .where('meeting.company_id', '=', companyId)
    .where('meeting.cancelled_at', 'is', null)
    .where(sql<SqlBool>`coalesce(meeting.approval, 'AUDIT_AGREE') in ('AUDIT_AGREE', 'AUDITING')`)
    .select([
      'meeting.id',
      'meeting.meeting_no',
      'meeting.version',
      'meeting.subject',
      'meeting.address',
      'meeting.scope',
      'meeting.approval',
      agenda.as('content'),
      'meeting.created_at',
      'meeting.begins_at',
      'organizer.real_name as organizer_name',
    ]);

const window = (now: number) => ({
  from: new Date(now - feedLimits.behindDays * msPerDay),
  to: new Date(now + feedLimits.aheadDays * msPerDay),
});

/** The meetings that a person organizes or is invited to and has not turned down. */
const readOwn = (db: Kysely<Database>, feed: FoundFeed, now: number) =>
  selectMeetings(db, feed.company_id)
    .innerJoin('meeting_member as mine', (join) =>
      join.onRef('mine.company_id', '=', 'meeting.company_id').onRef('mine.meeting_id', '=', 'meeting.id'),
    )
    .where('mine.company_id', '=', feed.company_id)
    .where('mine.staff_id', '=', feed.owner_id)
    .where('mine.deleted_at', 'is', null)
    .where('mine.state', 'in', [inviteStates.toConfirm, inviteStates.joined])
    .where('mine.begins_at', '>=', instant(window(now).from))
    .where('mine.begins_at', '<', instant(window(now).to))
    .select((eb) => [
      'mine.state as invite_state',
      eb.fn.coalesce('meeting.ended_at', 'meeting.ends_at').as('ends_at'),
    ])
    .orderBy(sql`abs(extract(epoch from mine.begins_at - ${new Date(now)}::timestamptz))`)
    .limit(feedLimits.mostMeetings)
    .execute();

/** The bookings of a room that hold their slot. */
const readRoom = (db: Kysely<Database>, feed: FoundFeed & { room_id: string }, now: number) =>
  selectMeetings(db, feed.company_id)
    .innerJoin('room_order', (join) =>
      join
        .onRef('room_order.company_id', '=', 'meeting.company_id')
        .onRef('room_order.meeting_id', '=', 'meeting.id'),
    )
    .where('room_order.company_id', '=', feed.company_id)
    .where('room_order.room_id', '=', feed.room_id)
    .where('room_order.state', 'in', standing)
    .where('room_order.begins_at', '>=', instant(window(now).from))
    .where('room_order.begins_at', '<', instant(window(now).to))
    .select([sql<InviteState>`${inviteStates.joined}::int`.as('invite_state'), 'room_order.ends_at'])
    .orderBy(sql`abs(extract(epoch from room_order.begins_at - ${new Date(now)}::timestamptz))`)
    .limit(feedLimits.mostMeetings)
    .execute();

export type FeedMeeting = Awaited<ReturnType<typeof readOwn>>[number];

/** The meetings of a feed around now, the nearest of them where there are too many; by start. */
export async function getFeedMeetings(
  db: Kysely<Database>,
  feed: FoundFeed,
  now: number,
): Promise<FeedMeeting[]> {
  const { room_id: roomId } = feed;
  const rows =
    roomId === null ? await readOwn(db, feed, now) : await readRoom(db, { ...feed, room_id: roomId }, now);
  return rows.sort((one, other) => one.begins_at - other.begins_at || (one.id < other.id ? -1 : 1));
}
