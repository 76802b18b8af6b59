import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import { isAboutMeeting, isNewestRecord } from './meeting-conditions';

export type ApprovalRow = Awaited<ReturnType<typeof getApprovals>>[number];

/** The newest request for each room and service of a meeting, with its auditors by name. */
export const getApprovals = (db: Kysely<Database>, caller: Caller, meetingId: string) =>
  db
    .selectFrom('meeting')
    .innerJoin('audit_record as record', (join) => join.on(isAboutMeeting))
    .leftJoin('room', (join) =>
      join.onRef('room.company_id', '=', 'record.company_id').onRef('room.id', '=', 'record.room_id'),
    )
    .leftJoin('meeting_service as service', (join) =>
      join
        .onRef('service.company_id', '=', 'record.company_id')
        .onRef('service.id', '=', 'record.meeting_service_id'),
    )
    .leftJoin('staff as settler', (join) =>
      join
        .onRef('settler.company_id', '=', 'record.company_id')
        .onRef('settler.id', '=', 'record.settled_by'),
    )
    .where('meeting.company_id', '=', caller.companyId)
    .where('meeting.id', '=', meetingId)
    .where(isNewestRecord)
    .orderBy('record.created_at', 'desc')
    .orderBy('record.id', 'desc')
    .select((eb) => [
      'record.id',
      'record.status',
      'record.reason',
      'record.refuse_reason',
      'record.settled_at',
      'record.reminded_at',
      'room.name as room_name',
      'service.name as service_name',
      'settler.real_name as settler_name',
      jsonArrayFrom(
        eb
          .selectFrom('audit_record_auditor as auditor')
          .innerJoin('staff', (join) =>
            join
              .onRef('staff.company_id', '=', 'auditor.company_id')
              .onRef('staff.id', '=', 'auditor.staff_id'),
          )
          .whereRef('auditor.company_id', '=', 'record.company_id')
          .whereRef('auditor.record_id', '=', 'record.id')
          .orderBy('staff.pinyin')
          .select(['staff.id', 'staff.real_name']),
      ).as('auditors'),
    ])
    .execute();
