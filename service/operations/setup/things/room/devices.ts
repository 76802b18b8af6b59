import { sql } from 'kysely';
import { deviceStatuses } from '@/lib/domain/meeting/meeting-values';
import { cellsOf, externalCode, inChunks, type Thing } from '../thing';

export const devices: Thing = {
  async load(db, companyId) {
    const rows = await db
      .selectFrom('room_device as device')
      .innerJoin('room', (join) =>
        join.onRef('room.company_id', '=', 'device.company_id').onRef('room.id', '=', 'device.room_id'),
      )
      .where('device.company_id', '=', companyId)
      .where('room.deleted_at', 'is', null)
      .orderBy('room.position')
      .orderBy('room.id')
      .orderBy('device.name')
      .orderBy('device.id')
      .select(['device.id', 'device.name', 'device.type'])
      .select([
        sql<string>`coalesce(device.external_code, device.id::text)`.as('code'),
        sql<string>`coalesce(room.external_code, room.id::text)`.as('room'),
      ])
      .execute();
    return rows.map(({ id, code, name, room, type }) => ({
      ...{ id, code },
      values: { code, name, room, type: type || null, isRemoved: false },
    }));
  },

  async write(trx, changed, { companyId, idOf }) {
    await inChunks(
      changed.filter(({ values }) => values.isRemoved === true),
      (chunk) =>
        trx
          .deleteFrom('room_device')
          .where('company_id', '=', companyId)
          .where(
            'id',
            'in',
            chunk.map(({ id }) => id),
          )
          .execute(),
    );
    await inChunks(
      changed.filter(({ values }) => values.isRemoved !== true),
      (chunk) =>
        trx
          .insertInto('room_device')
          .values(
            chunk.map((each) => {
              const { text } = cellsOf(each.values);
              return {
                company_id: companyId,
                id: each.id,
                external_code: externalCode(each),
                room_id: idOf('rooms', text('room') ?? ''),
                name: text('name') ?? '',
                type: text('type') ?? '',
                // Until the device reports.
                status: deviceStatuses.closed,
              };
            }),
          )
          .onConflict((conflict) =>
            conflict.columns(['company_id', 'id']).doUpdateSet((eb) => ({
              room_id: eb.ref('excluded.room_id'),
              name: eb.ref('excluded.name'),
              type: eb.ref('excluded.type'),
            })),
          )
          .execute(),
    );
  },
};
