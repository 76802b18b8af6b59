import { type Kysely, sql } from 'kysely';
import { msPerDay } from '@/lib/time/day';
import { anyOf } from '../../db/sql/any-of';
import type { Database } from '../../db/database';
import { instant } from '../../db/sql/instant';

type Counting = { companyId: string; organizerIds: readonly string[]; now: number };

/** The mails to guests of a day, by organizer and meeting; those that the limit has refused were never tried. */
export const countGuestMails = (db: Kysely<Database>, { companyId, organizerIds, now }: Counting) =>
  db
    .selectFrom('notice')
    .where('company_id', '=', companyId)
    .where('organizer_id', '=', anyOf(organizerIds))
    .where('created_at', '>', instant(now - msPerDay))
    .where('guest_email', 'is not', null)
    .where((eb) => eb.or([eb('given_up_at', 'is', null), eb('tries', '>', 0)]))
    .groupBy(['organizer_id', 'meeting_id'])
    .select('meeting_id')
    .select((eb) => [
      eb.ref('organizer_id').$notNull().as('organizer_id'),
      sql<number>`count(*)::int`.as('count'),
    ])
    .execute();
