import { sql, type SqlBool } from 'kysely';
import type { Caller } from '../kernel/caller';

/** The caller, as far as a room's permissions depend on it. */
export type RoomViewer = Pick<Caller, 'companyId' | 'staffId' | 'departmentId'>;

/**
 * SQL condition on a row of `room`: the caller has the booking permission (ROOM-06). A permission given to a
 * department holds for the departments below it.
 */
export const mayBookRoom = (caller: RoomViewer) => sql<boolean>`(not room.is_restricted or exists (
  select 1 from room_permission permission
  where permission.company_id = room.company_id and permission.room_id = room.id
    and (permission.staff_id = ${caller.staffId} or permission.department_id in (
      with recursive mine as (
        select department.id, department.parent_id from department
        where department.company_id = ${caller.companyId} and department.id = ${caller.departmentId ?? null}
        union all
        select above.id, above.parent_id from department above join mine on above.id = mine.parent_id
        where above.company_id = ${caller.companyId}
      ) select id from mine))))`;

/** SQL condition on a row of `room`: nothing shuts it to the caller whatever the time, as `shutRoom` of the rules says. */
export const isOpenToBook = (caller: RoomViewer) => sql<SqlBool>`(
  room.status = 'AVAILABLE' and room.app_id is null and ${mayBookRoom(caller)}
  and (not room.needs_approval or exists (
    select 1 from room_auditor
    join staff on staff.company_id = room_auditor.company_id and staff.id = room_auditor.staff_id
    where room_auditor.company_id = room.company_id and room_auditor.room_id = room.id
      and staff.disabled_at is null and staff.deleted_at is null)))`;
