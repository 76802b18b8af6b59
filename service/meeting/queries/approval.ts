import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import { isNewestRecord } from './meeting-conditions';

export type ApprovalRow = Awaited<ReturnType<typeof getApprovals>>[number];

/** The newest request for each room and service of a meeting, with its auditors by name. */
export const getApprovals = (db: Kysely<Database>, caller: Caller, meetingId: string) =>
  db
    .selectFrom('audit_record as record')
    .where('record.company_id', '=', caller.companyId)
    .where('record.meeting_id', '=', meetingId)
    .where(isNewestRecord)
    .orderBy('record.created_at', 'desc')
    .orderBy('record.id', 'desc')
    .select((eb) => [
      'record.reason',
      'record.refuse_reason',
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
