import type { Kysely } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { validate as isUuid } from 'uuid';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import { hasSummary, isItsRoom, isSigned } from './meeting-conditions';
import { epochMs } from '../../db/sql/json';

/** One meeting with all that its page shows, in one round trip. */
const selectMeeting = (db: Kysely<Database>, caller: Caller) =>
  db
    .selectFrom('meeting')
    .innerJoin('staff as creator', (join) =>
      join
        .onRef('creator.company_id', '=', 'meeting.company_id')
        .onRef('creator.id', '=', 'meeting.creator_id'),
    )
    .leftJoin('department', (join) =>
      join
        .onRef('department.company_id', '=', 'creator.company_id')
        .onRef('department.id', '=', 'creator.department_id'),
    )
    .leftJoin('meeting_series', (join) =>
      join
        .onRef('meeting_series.company_id', '=', 'meeting.company_id')
        .onRef('meeting_series.id', '=', 'meeting.series_id'),
    )
    .leftJoin('meeting_member as mine', (join) =>
      join
        .onRef('mine.company_id', '=', 'meeting.company_id')
        .onRef('mine.meeting_id', '=', 'meeting.id')
        .on('mine.staff_id', '=', caller.staffId),
    )
    .where('meeting.company_id', '=', caller.companyId)
    .selectAll('meeting')
    .select([
      'creator.real_name as organizer_name',
      'department.name as organizer_department',
      'meeting_series.repeat_meeting_no',
      'meeting_series.rrule',
      'mine.state as invite_state',
      'mine.read_at',
    ])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('meeting_member as member')
          .innerJoin('staff', (join) =>
            join
              .onRef('staff.company_id', '=', 'member.company_id')
              .onRef('staff.id', '=', 'member.staff_id'),
          )
          .leftJoin('department as team', (join) =>
            join
              .onRef('team.company_id', '=', 'staff.company_id')
              .onRef('team.id', '=', 'staff.department_id'),
          )
          .leftJoin('staff as invitor', (join) =>
            join
              .onRef('invitor.company_id', '=', 'member.company_id')
              .onRef('invitor.id', '=', 'member.invitor_id'),
          )
          .whereRef('member.company_id', '=', 'meeting.company_id')
          .whereRef('member.meeting_id', '=', 'meeting.id')
          .orderBy('member.relation', 'desc')
          .orderBy('staff.pinyin')
          .select([
            'staff.id as staff_id',
            'staff.real_name',
            'staff.avatar',
            'team.name as department',
            'member.state',
            'member.relation',
            'invitor.real_name as invitor_name',
          ])
          .select((member) => epochMs(member.ref('member.created_at')).as('created_at')),
      ).as('members'),
      jsonArrayFrom(
        eb
          .selectFrom('change_log')
          .leftJoin('staff', (join) =>
            join
              .onRef('staff.company_id', '=', 'change_log.company_id')
              .onRef('staff.id', '=', 'change_log.actor_id'),
          )
          .whereRef('change_log.company_id', '=', 'meeting.company_id')
          .whereRef('change_log.meeting_id', '=', 'meeting.id')
          .orderBy('change_log.created_at', 'desc')
          .orderBy('change_log.id', 'desc')
          .select(['change_log.id', 'change_log.kind', 'change_log.data', 'staff.real_name as actor_name'])
          .select((log) => epochMs(log.ref('change_log.created_at')).as('created_at')),
      ).as('change_logs'),
      jsonArrayFrom(
        eb
          .selectFrom('room_order')
          .innerJoin('room', (join) =>
            join
              .onRef('room.company_id', '=', 'room_order.company_id')
              .onRef('room.id', '=', 'room_order.room_id'),
          )
          .innerJoin('area', (join) =>
            join.onRef('area.company_id', '=', 'room.company_id').onRef('area.id', '=', 'room.area_id'),
          )
          .whereRef('room_order.company_id', '=', 'meeting.company_id')
          .whereRef('room_order.meeting_id', '=', 'meeting.id')
          .where(isItsRoom)
          .orderBy('room.position')
          .select([
            'room_order.id',
            'room_order.room_id',
            'room.name as room_name',
            'room.capacity',
            'area.path as area_path',
          ]),
      ).as('room_orders'),
      jsonArrayFrom(
        eb
          .selectFrom('room_order')
          .innerJoin('room_device', (join) =>
            join
              .onRef('room_device.company_id', '=', 'room_order.company_id')
              .onRef('room_device.room_id', '=', 'room_order.room_id'),
          )
          .whereRef('room_order.company_id', '=', 'meeting.company_id')
          .whereRef('room_order.meeting_id', '=', 'meeting.id')
          .where('room_order.state', '!=', 'released')
          .orderBy('room_device.name')
          .select(['room_device.name', 'room_device.status']),
      ).as('devices'),
      jsonArrayFrom(
        eb
          .selectFrom('meeting_file')
          .whereRef('meeting_file.company_id', '=', 'meeting.company_id')
          .whereRef('meeting_file.meeting_id', '=', 'meeting.id')
          .orderBy('meeting_file.created_at')
          .select([
            'meeting_file.id',
            'meeting_file.file_key',
            'meeting_file.file_name',
            'meeting_file.content_type',
            'meeting_file.size',
          ])
          .select((file) => epochMs(file.ref('meeting_file.created_at')).as('created_at')),
      ).as('files'),
      jsonObjectFrom(
        eb
          .selectFrom('meeting_allocation')
          .whereRef('meeting_allocation.company_id', '=', 'meeting.company_id')
          .whereRef('meeting_allocation.meeting_id', '=', 'meeting.id')
          .select([
            'meeting_allocation.meeting_type',
            'meeting_allocation.status',
            'meeting_allocation.url',
            'meeting_allocation.password',
          ])
          .select((online) => epochMs(online.ref('meeting_allocation.ready_at')).as('ready_at')),
      ).as('online'),
      jsonObjectFrom(
        eb
          .selectFrom('audit_record')
          .whereRef('audit_record.company_id', '=', 'meeting.company_id')
          .whereRef('audit_record.meeting_id', '=', 'meeting.id')
          .orderBy('audit_record.created_at', 'desc')
          .limit(1)
          .select(['audit_record.reason', 'audit_record.refuse_reason'])
          .select((record) =>
            jsonArrayFrom(
              record
                .selectFrom('audit_record_auditor as auditor')
                .innerJoin('staff', (join) =>
                  join
                    .onRef('staff.company_id', '=', 'auditor.company_id')
                    .onRef('staff.id', '=', 'auditor.staff_id'),
                )
                .whereRef('auditor.company_id', '=', 'audit_record.company_id')
                .whereRef('auditor.record_id', '=', 'audit_record.id')
                .orderBy('staff.pinyin')
                .select(['staff.id', 'staff.real_name as realName']),
            ).as('auditors'),
          ),
      ).as('audit'),
      hasSummary.as('has_summary'),
      isSigned.as('is_signed'),
    ]);

export type MeetingRow = Awaited<ReturnType<ReturnType<typeof selectMeeting>['executeTakeFirstOrThrow']>>;

/** A meeting of the caller's company by id or number, or undefined. Whether the caller may see it is the policy's. */
export const findMeeting = (
  db: Kysely<Database>,
  caller: Caller,
  idOrMeetingNo: string,
): Promise<MeetingRow | undefined> =>
  selectMeeting(db, caller)
    .where(isUuid(idOrMeetingNo) ? 'meeting.id' : 'meeting.meeting_no', '=', idOrMeetingNo)
    .executeTakeFirst();
