import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import { archiveAfterDays, stillAudits } from '../../meeting/queries/meeting-conditions';

export type Viewer = Pick<Caller, 'companyId' | 'staffId'>;

/** SQL condition on rows of `audit_record record`: it was sent to this person, who audits its room or service still. */
const isAuditedBy = (staffId: string) => sql<boolean>`exists (
  select 1 from audit_record_auditor auditor
  where auditor.company_id = record.company_id and auditor.record_id = record.id
    and auditor.staff_id = ${staffId} and ${stillAudits})`;

/** Approval records of a company with their meeting, what they request, their people, and the facts that the policy judges by. */
export const selectRecords = (db: Kysely<Database>, { companyId, staffId }: Viewer) =>
  db
    .selectFrom('audit_record as record')
    .innerJoin('meeting', (join) =>
      join
        .onRef('meeting.company_id', '=', 'record.company_id')
        .onRef('meeting.id', '=', 'record.meeting_id'),
    )
    .innerJoin('staff as applicant', (join) =>
      join
        .onRef('applicant.company_id', '=', 'record.company_id')
        .onRef('applicant.id', '=', 'record.applicant_id'),
    )
    .leftJoin('staff as settler', (join) =>
      join
        .onRef('settler.company_id', '=', 'record.company_id')
        .onRef('settler.id', '=', 'record.settled_by'),
    )
    .leftJoin('room', (join) =>
      join.onRef('room.company_id', '=', 'record.company_id').onRef('room.id', '=', 'record.room_id'),
    )
    .leftJoin('meeting_service as service', (join) =>
      join
        .onRef('service.company_id', '=', 'record.company_id')
        .onRef('service.id', '=', 'record.meeting_service_id'),
    )
    .where('record.company_id', '=', companyId)
    .select([
      'record.id',
      'record.type',
      'record.status',
      'record.reason',
      'record.refuse_reason',
      'record.created_at',
      'record.settled_at',
      'record.reminded_at',
      'record.listed_at',
      'record.applicant_id',
      'record.room_id',
      'record.meeting_service_id',
      'record.meeting_id',
      'record.series_id',
      'meeting.meeting_no',
      'meeting.subject',
      'meeting.address',
      'meeting.begins_at',
      'meeting.ends_at',
      'meeting.cancelled_at',
      'meeting.ended_at',
      'meeting.approval',
      'applicant.real_name as applicant_name',
      'settler.real_name as settler_name',
      'room.name as room_name',
      'service.name as service_name',
    ])
    .select((eb) => [
      archiveAfterDays(companyId).as('archive_after_days'),
      isAuditedBy(staffId).as('is_auditor'),
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
          .select([
            'staff.id as staffId',
            'staff.real_name as name',
            sql<boolean>`auditor.read_at is not null`.as('isRead'),
          ]),
      ).as('auditors'),
      eb
        .selectFrom('meeting as occurrence')
        .whereRef('occurrence.company_id', '=', 'record.company_id')
        .whereRef('occurrence.series_id', '=', 'record.series_id')
        .where('occurrence.cancelled_at', 'is', null)
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('occurrences'),
    ]);

export type RecordRow = Awaited<ReturnType<ReturnType<typeof selectRecords>['executeTakeFirstOrThrow']>>;
