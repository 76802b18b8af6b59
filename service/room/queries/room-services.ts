import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ServiceFacts } from '@/lib/domain/booking/booking-rule';
import { anyOf } from '../../db/sql/any-of';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';

/** A JSON array of `ofStaff` for each auditor of the row named `service` who still works there, in the company's order. */
const workingAuditors = <Auditors>(ofStaff: RawBuilder<unknown>) => sql<Auditors>`coalesce((
  select json_agg(${ofStaff} order by auditor.position, staff.id)
  from meeting_service_auditor as auditor
  join staff on staff.company_id = auditor.company_id and staff.id = auditor.staff_id
  where auditor.company_id = service.company_id and auditor.meeting_service_id = service.id
    and staff.disabled_at is null and staff.deleted_at is null), '[]')`;

type OfCompany = Pick<Caller, 'companyId'>;

/** Meeting services that one of the rooms offers, with the people who work as their auditors. */
export const selectOfferedServices = (
  db: Kysely<Database>,
  { companyId, roomIds, serviceIds }: OfCompany & { roomIds: string[]; serviceIds: string[] },
) =>
  db
    .selectFrom('meeting_service as service')
    .where('service.company_id', '=', companyId)
    .where('service.id', '=', anyOf(serviceIds))
    .where('service.deleted_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('room_meeting_service as offer')
          .whereRef('offer.company_id', '=', 'service.company_id')
          .whereRef('offer.meeting_service_id', '=', 'service.id')
          .where('offer.room_id', '=', anyOf(roomIds))
          .select('offer.room_id'),
      ),
    )
    .orderBy('service.position')
    .orderBy('service.id')
    .select([
      'service.id as serviceId',
      workingAuditors<ServiceFacts['auditorIds']>(sql`staff.id`).as('auditorIds'),
    ]);

/** The meeting services of each of these rooms, in the company's order, with the people who decide about them. */
export const getRoomServices = (db: Kysely<Database>, { companyId }: OfCompany, roomIds: string[]) =>
  db
    .selectFrom('room_meeting_service as offer')
    .innerJoin('meeting_service as service', (join) =>
      join
        .onRef('service.company_id', '=', 'offer.company_id')
        .onRef('service.id', '=', 'offer.meeting_service_id'),
    )
    .where('offer.company_id', '=', companyId)
    .where('offer.room_id', '=', anyOf(roomIds))
    .where('service.deleted_at', 'is', null)
    .orderBy('service.position')
    .orderBy('service.id')
    .select([
      'offer.room_id as roomId',
      'service.id',
      'service.name',
      workingAuditors<{ id: string; realName: string }[]>(
        sql`json_build_object('id', staff.id, 'realName', staff.real_name)`,
      ).as('auditors'),
    ])
    .execute();
