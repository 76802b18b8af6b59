import { type Kysely, sql } from 'kysely';
import { validate as isUuid } from 'uuid';
import { deviceStatuses } from '@/lib/domain/meeting/meeting-values';
import { anyOf } from '../../db/sql/any-of';
import type { Database } from '../../db/database';
import { instant } from '../../db/sql/instant';
import { concern } from '../../kernel/commands/change';
import { inTransaction } from '../../kernel/commands/transaction';
import { writeChange } from '../../kernel/commands/write-change';
import type { Deps } from '../../kernel/deps';

type Report = { companyId: string; devices: readonly { deviceId: string; status: number }[] };
type Device = { id: string; external_code: string | null };
type Reported = { updatedCount: number; unknownDeviceIds: string[] };

/** Stores what devices report (MEET-07). Only a state that changed reaches open pages. */
export async function reportStates(
  { db, clock, changes }: Pick<Deps, 'db' | 'clock' | 'changes'>,
  { companyId, devices }: Report,
): Promise<Reported> {
  const now = clock.now();
  const deviceIds = [...new Set(devices.map(({ deviceId }) => deviceId))];
  const { existing, changed } = await inTransaction(db, async (trx) => {
    const existing = await findDevices(trx, companyId, deviceIds);
    const different = existing.flatMap((device) => {
      // The last report counts where a device is listed twice.
      const reported = devices.findLast(({ deviceId }) => isNamed(device, deviceId))?.status;
      return reported === undefined || reported === device.status ? [] : { ...device, reported };
    });
    if (different.length > 0) {
      await writeStates(trx, { companyId, states: different, now });
      const roomIds = different.map((device) => device.room_id);
      const change = { actor: null, log: [], concerns: concern('device', roomIds) };
      await writeChange(trx, { companyId, change, now });
    }
    return { existing, changed: different.length };
  });
  if (changed > 0) changes.published();
  const unknownDeviceIds = deviceIds.filter((id) => !existing.some((device) => isNamed(device, id)));
  return { updatedCount: existing.length, unknownDeviceIds };
}

/** A device is named by its id in whatever capitals, or by the company's code for it. */
const isNamed = (device: Device, deviceId: string): boolean =>
  deviceId.toLowerCase() === device.id || deviceId === device.external_code;

/** In one order, so that reports that cross wait for each other instead of a deadlock. */
const findDevices = (trx: Kysely<Database>, companyId: string, deviceIds: string[]) =>
  trx
    .selectFrom('room_device')
    .where('company_id', '=', companyId)
    .where((eb) =>
      eb.or([
        eb('id', '=', anyOf(deviceIds.filter((id) => isUuid(id)))),
        eb('external_code', '=', sql<string>`any(${deviceIds}::text[])`),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .select(['id', 'external_code', 'room_id', 'status'])
    .execute();

type States = { companyId: string; states: readonly { id: string; reported: number }[]; now: number };

/** A device that becomes abnormal fails now; one that works again has no failure. */
const writeStates = (trx: Kysely<Database>, { companyId, states, now }: States) =>
  sql`
    update room_device as device set status = reported.status,
      failed_at = case reported.status when ${sql.lit(deviceStatuses.abnormal)} then ${instant(now)}::timestamptz end
    from unnest(${states.map(({ id }) => id)}::uuid[], ${states.map(({ reported }) => reported)}::smallint[])
      as reported (id, status)
    where device.company_id = ${companyId} and device.id = reported.id`.execute(trx);
