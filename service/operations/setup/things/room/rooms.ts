import { sql } from 'kysely';
import { writeRoomParts } from './room-parts';
import { cellsOf, externalCode, inChunks, type Thing } from '../thing';

/** Stands for the chat app of a room that no app has named (ROOM-04). */
const unnamedChatApp = 'work-chat';

export const rooms: Thing = {
  async load(db, companyId) {
    const rows = await db
      .selectFrom('room')
      .innerJoin('area', (join) =>
        join.onRef('area.company_id', '=', 'room.company_id').onRef('area.id', '=', 'room.area_id'),
      )
      .where('room.company_id', '=', companyId)
      .where('room.deleted_at', 'is', null)
      .orderBy('room.position')
      .orderBy('room.id')
      .select([
        'room.id',
        'room.name',
        'room.pinyin',
        'room.position',
        'room.capacity',
        'room.equipment',
        'room.status',
        'room.status_reason',
        'room.app_id',
        'room.is_offline',
        'room.open_from_minute',
        'room.open_to_minute',
        'room.open_weekdays',
        'room.sign_in_required',
        'room.release_after_minutes',
      ])
      .select([
        sql<string>`coalesce(room.external_code, room.id::text)`.as('code'),
        sql<string>`coalesce(area.external_code, area.id::text)`.as('area'),
        sql<string[]>`array(
          select coalesce(staff.external_code, staff.id::text) from room_auditor part
          join staff on staff.company_id = part.company_id and staff.id = part.staff_id
          where part.company_id = room.company_id and part.room_id = room.id order by part.position)`.as(
          'auditors',
        ),
        sql<string[]>`array(
          select coalesce(staff.external_code, staff.id::text) from room_permission part
          join staff on staff.company_id = part.company_id and staff.id = part.staff_id
          where part.company_id = room.company_id and part.room_id = room.id)`.as('permitted_staff'),
        sql<string[]>`array(
          select coalesce(department.external_code, department.id::text) from room_permission part
          join department on department.company_id = part.company_id and department.id = part.department_id
          where part.company_id = room.company_id and part.room_id = room.id)`.as('permitted_departments'),
        sql<string[]>`array(
          select coalesce(service.external_code, service.id::text) from room_meeting_service part
          join meeting_service service
            on service.company_id = part.company_id and service.id = part.meeting_service_id
          where part.company_id = room.company_id and part.room_id = room.id)`.as('services'),
      ])
      .execute();
    return rows.map((row) => ({
      ...{ id: row.id, code: row.code },
      values: {
        code: row.code,
        name: row.name,
        pinyin: row.pinyin || null,
        area: row.area,
        capacity: row.capacity,
        equipment: row.equipment,
        kind: row.app_id !== null ? 'chat-app' : row.is_offline ? 'offline' : 'online',
        status: row.status,
        statusReason: row.status_reason,
        hours: [row.open_from_minute, row.open_to_minute],
        weekdays: row.open_weekdays,
        auditors: row.auditors,
        permittedStaff: row.permitted_staff.sort(),
        permittedDepartments: row.permitted_departments.sort(),
        services: row.services.sort(),
        signIn: row.sign_in_required,
        releaseAfter: row.release_after_minutes,
        position: row.position,
        isRemoved: false,
      },
    }));
  },

  async write(trx, changed, target) {
    const { companyId, idOf, now } = target;
    await inChunks(changed, (chunk) =>
      trx
        .insertInto('room')
        .values(
          chunk.map((each) => {
            const { text, texts, number, numbers, flag } = cellsOf(each.values);
            const [openFrom = 0, openTo = 0] = numbers('hours');
            return {
              company_id: companyId,
              id: each.id,
              // The code of a removed room is free for another one.
              external_code: flag('isRemoved') ? null : externalCode(each),
              deleted_at: flag('isRemoved') ? new Date(now) : null,
              area_id: idOf('areas', text('area') ?? ''),
              name: text('name') ?? '',
              pinyin: text('pinyin') ?? '',
              position: number('position') ?? 0,
              capacity: number('capacity') ?? 0,
              equipment: texts('equipment'),
              status: text('status') === 'OUT_OF_ORDER' ? ('OUT_OF_ORDER' as const) : ('AVAILABLE' as const),
              status_reason: text('statusReason'),
              app_id: text('kind') === 'chat-app' ? unnamedChatApp : null,
              is_offline: text('kind') === 'offline',
              open_from_minute: openFrom,
              open_to_minute: openTo,
              open_weekdays: numbers('weekdays'),
              needs_approval: texts('auditors').length > 0,
              is_restricted: [...texts('permittedStaff'), ...texts('permittedDepartments')].length > 0,
              sign_in_required: flag('signIn') ?? false,
              release_after_minutes: number('releaseAfter'),
              created_at: new Date(now),
            };
          }),
        )
        .onConflict((conflict) =>
          conflict.columns(['company_id', 'id']).doUpdateSet((eb) => ({
            external_code: eb.ref('excluded.external_code'),
            deleted_at: eb.ref('excluded.deleted_at'),
            area_id: eb.ref('excluded.area_id'),
            name: eb.ref('excluded.name'),
            pinyin: eb.ref('excluded.pinyin'),
            position: eb.ref('excluded.position'),
            capacity: eb.ref('excluded.capacity'),
            equipment: eb.ref('excluded.equipment'),
            status: eb.ref('excluded.status'),
            status_reason: eb.ref('excluded.status_reason'),
            app_id: sql<string>`case when excluded.app_id is null then null
              else coalesce(room.app_id, excluded.app_id) end`,
            is_offline: eb.ref('excluded.is_offline'),
            open_from_minute: eb.ref('excluded.open_from_minute'),
            open_to_minute: eb.ref('excluded.open_to_minute'),
            open_weekdays: eb.ref('excluded.open_weekdays'),
            needs_approval: eb.ref('excluded.needs_approval'),
            is_restricted: eb.ref('excluded.is_restricted'),
            sign_in_required: eb.ref('excluded.sign_in_required'),
            release_after_minutes: eb.ref('excluded.release_after_minutes'),
          })),
        )
        .execute(),
    );
    await writeRoomParts(trx, changed, target);
  },
};
