import type { Kysely } from 'kysely';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';

export type MemberRow = Awaited<ReturnType<typeof getMembers>>[number];

/** The members of a meeting: the organizer first, then by name. */
export const getMembers = (db: Kysely<Database>, caller: Caller, meetingId: string) =>
  db
    .selectFrom('meeting_member as member')
    .innerJoin('staff', (join) =>
      join.onRef('staff.company_id', '=', 'member.company_id').onRef('staff.id', '=', 'member.staff_id'),
    )
    .leftJoin('department', (join) =>
      join
        .onRef('department.company_id', '=', 'staff.company_id')
        .onRef('department.id', '=', 'staff.department_id'),
    )
    .leftJoin('staff as invitor', (join) =>
      join
        .onRef('invitor.company_id', '=', 'member.company_id')
        .onRef('invitor.id', '=', 'member.invitor_id'),
    )
    .leftJoin('meeting_read as reading', (join) =>
      join
        .onRef('reading.company_id', '=', 'member.company_id')
        .onRef('reading.meeting_id', '=', 'member.meeting_id')
        .onRef('reading.staff_id', '=', 'member.staff_id'),
    )
    .where('member.company_id', '=', caller.companyId)
    .where('member.meeting_id', '=', meetingId)
    .orderBy('member.relation', 'desc')
    .orderBy('staff.pinyin')
    .select([
      'staff.id as staff_id',
      'staff.real_name',
      'staff.avatar',
      'department.name as department',
      'member.state',
      'member.relation',
      'member.created_at',
      'member.reason',
      'member.left_at',
      'member.reminded_at',
      'reading.read_at',
      'invitor.real_name as invitor_name',
    ])
    .execute();
