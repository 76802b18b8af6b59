import { type Kysely, sql } from 'kysely';
import { anyOf } from '../../db/sql/any-of';
import type { Database } from '../../db/database';
import { isAboutMeeting, isNewestRecord } from '../../meeting/queries/meeting-conditions';

export type Member = Awaited<ReturnType<typeof getMembersOf>>[number];
export type Request = Awaited<ReturnType<typeof getRequestsOf>>[number];

/** The members of meetings, also those who were taken out of them. */
export const getMembersOf = (db: Kysely<Database>, companyId: string, meetingIds: readonly string[]) =>
  db
    .selectFrom('meeting_member as member')
    .where('member.company_id', '=', companyId)
    .where('member.meeting_id', '=', anyOf(meetingIds))
    .select([
      'member.meeting_id',
      'member.staff_id',
      'member.state',
      'member.reason',
      'member.created_at',
      'member.removed_by',
      'member.removed_at',
      'member.former',
      'member.agreed_to',
    ])
    .execute();

/** The newest requests for approval of meetings, with those whom they were sent to. */
export const getRequestsOf = (db: Kysely<Database>, companyId: string, meetingIds: readonly string[]) =>
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
    .where('meeting.company_id', '=', companyId)
    .where('meeting.id', '=', anyOf(meetingIds))
    .where('meeting.approval', 'is not', null)
    .where(isNewestRecord)
    .select([
      'meeting.id as meeting_id',
      'record.id',
      'record.meeting_id as record_meeting_id',
      'record.status',
      'record.applicant_id',
      'record.reason',
      'record.refuse_reason',
      'record.settled_at',
      'room.name as room_name',
      'service.name as service_name',
      sql<string[]>`array(select auditor.staff_id::text from audit_record_auditor auditor
        where auditor.company_id = record.company_id and auditor.record_id = record.id)`.as('auditor_ids'),
    ])
    .execute();
