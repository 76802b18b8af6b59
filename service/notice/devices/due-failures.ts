import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { noticeLimits } from '@/lib/domain/limits/notices/notice-limits';
import type { Database } from '../../db/database';
import { instant } from '../../db/sql/instant';
import { greatestOrderMs } from '../../room/queries/orders';
import { standing } from '../../room/queries/standing-orders';
import type { NotedMeeting } from '../meeting-facts';
import type { DueCount } from '../queries/due-companies';

const { remindersAtOnce, deviceMinutes } = noticeLimits;

const before = sql`${sql.lit(deviceMinutes)} * interval '1 minute'`;

/** The instant of the failure, which devices of one report share. */
const failure = sql`(extract(epoch from device.failed_at) * 1000)::bigint`;

/** Devices that have failed, each with the meetings of its room that run or begin soon and whose organizers have not been told. */
const untold = (now: number): RawBuilder<unknown> => sql`
  from room_device as device
    join room_order as booked on booked.company_id = device.company_id and booked.room_id = device.room_id
      and booked.state in (${sql.join(standing)}) and booked.begins_at > ${instant(now - greatestOrderMs)}
      and booked.begins_at <= ${instant(now)}::timestamptz + ${before} and booked.ends_at > ${instant(now)}
    join meeting on meeting.company_id = booked.company_id and meeting.id = booked.meeting_id
      and meeting.cancelled_at is null and meeting.ended_at is null
    join staff as organizer on organizer.company_id = meeting.company_id and organizer.id = meeting.creator_id
      and organizer.disabled_at is null and organizer.deleted_at is null
  where device.failed_at <= ${instant(now)} and not exists (
    select from notice as told where told.company_id = meeting.company_id and told.meeting_id = meeting.id
      and told.kind = 'device' and told.label = ${failure}::text)`;

/** How many are due in each company, also those that will be within the time of a look. */
export async function countDueFailures(
  db: Kysely<Database>,
  { now, limit }: { now: number; limit: number },
): Promise<DueCount[]> {
  const { rows } = await sql<DueCount>`
    select device.company_id as "companyId", count(*)::int as count,
      min(greatest(device.failed_at, booked.begins_at - ${before})) as "dueAt"
    ${untold(now)} group by device.company_id order by 3 limit ${limit}`.execute(db);
  return rows;
}

export type DueFailure = NotedMeeting & { id: string; creator_id: string; name: string; failure: number };

/** Locks some of a company's meetings, so that none moves or ends meanwhile; what another process has is left out. */
export async function takeDueFailures(
  trx: Transaction<Database>,
  { companyId, now }: { companyId: string; now: number },
): Promise<DueFailure[]> {
  const { rows } = await sql<DueFailure>`
    select meeting.id, meeting.creator_id, meeting.meeting_no, meeting.subject, meeting.begins_at, meeting.ends_at,
      meeting.address, device.name, ${failure} as failure
    ${untold(now)} and device.company_id = ${companyId}::uuid
    order by booked.begins_at, meeting.id, device.name limit ${remindersAtOnce}
    for no key update of meeting skip locked`.execute(trx);
  return rows;
}
