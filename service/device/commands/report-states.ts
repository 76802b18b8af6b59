import { type Kysely, sql } from 'kysely';
import { validate as isUuid } from 'uuid';
import { limits } from '@/lib/domain/limits/limits';
import { msPerMinute } from '@/lib/time/instant';
import { anyOf } from '../../db/sql/any-of';
import type { Database } from '../../db/database';
import { instant } from '../../db/sql/instant';
import { concern } from '../../kernel/commands/change';
import { inTransaction } from '../../kernel/commands/transaction';
import { writeChange } from '../../kernel/commands/write-change';
import type { Deps } from '../../kernel/deps';
import { greatestOrderMs } from '../../room/queries/orders';
import { standing } from '../../room/queries/standing-orders';

type Report = { companyId: string; devices: readonly { deviceId: string; status: number }[] };
type Reported = { updatedCount: number; unknownDeviceIds: string[] };

/** Stores what devices report (MEET-07). Only a state that changed reaches open pages, of the meetings that run there or are about to. */
export async function reportStates(
  { db, clock, changes }: Pick<Deps, 'db' | 'clock' | 'changes'>,
  { companyId, devices }: Report,
): Promise<Reported> {
  const now = clock.now();
  // Of a device that is listed twice the last report counts.
  const statuses = new Map(devices.map(({ deviceId, status }) => [deviceId.toLowerCase(), status]));
  const { known, changed } = await inTransaction(db, async (trx) => {
    const existing = await findDevices(trx, { companyId, ids: [...statuses.keys()] });
    const different = existing.filter((device) => device.status !== statuses.get(device.id));
    if (different.length > 0) {
      await writeStates(
        trx,
        companyId,
        different.map(({ id }) => ({ id, status: statuses.get(id) ?? 0 })),
      );
      const roomIds = different.map((device) => device.room_id);
      const meetingIds = await findMeetingsThere(trx, { companyId, roomIds, now });
      const change = { actor: null, log: [], concerns: concern('meeting', meetingIds) };
      await writeChange(trx, { companyId, change, now });
    }
    return { known: existing.map((device) => device.id), changed: different.length };
  });
  if (changed > 0) changes.published();
  const unknownDeviceIds = [...statuses.keys()].filter((id) => !known.includes(id));
  return { updatedCount: known.length, unknownDeviceIds };
}

/** In one order, so that reports that cross wait for each other instead of a deadlock. */
const findDevices = (trx: Kysely<Database>, { companyId, ids }: { companyId: string; ids: string[] }) =>
  trx
    .selectFrom('room_device')
    .where('company_id', '=', companyId)
    .where('id', '=', anyOf(ids.filter((id) => isUuid(id))))
    .orderBy('id')
    .forUpdate()
    .select(['id', 'room_id', 'status'])
    .execute();

const writeStates = (
  trx: Kysely<Database>,
  companyId: string,
  states: readonly { id: string; status: number }[],
) =>
  sql`
    update room_device as device set status = reported.status
    from unnest(${states.map(({ id }) => id)}::uuid[], ${states.map(({ status }) => status)}::smallint[])
      as reported (id, status)
    where device.company_id = ${companyId} and device.id = reported.id`.execute(trx);

/** Meetings that hold one of the rooms now or within the time in which people arrive. */
async function findMeetingsThere(
  trx: Kysely<Database>,
  { companyId, roomIds, now }: { companyId: string; roomIds: string[]; now: number },
): Promise<string[]> {
  const rows = await trx
    .selectFrom('room_order')
    .where('company_id', '=', companyId)
    .where('room_id', '=', anyOf(roomIds))
    .where('state', 'in', standing)
    .where('begins_at', '>', instant(now - greatestOrderMs))
    .where('begins_at', '<=', instant(now + limits.signInOpensMinutes * msPerMinute))
    .where('ends_at', '>', instant(now))
    .select('meeting_id')
    .execute();
  return rows.map((row) => row.meeting_id);
}
