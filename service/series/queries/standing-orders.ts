import type { Kysely } from 'kysely';
import type { Database } from '../../db/database';
import { anyOf } from '../../db/sql/any-of';
import type { Caller } from '../../kernel/caller';

export type StandingOrder = Awaited<ReturnType<typeof getStandingOrders>>[number];

/** The rooms that meetings hold. */
export const getStandingOrders = (db: Kysely<Database>, { companyId }: Caller, meetingIds: string[]) =>
  db
    .selectFrom('room_order')
    .where('company_id', '=', companyId)
    .where('meeting_id', '=', anyOf(meetingIds))
    .where('state', '!=', 'released')
    .select(['id', 'meeting_id', 'room_id'])
    .execute();
