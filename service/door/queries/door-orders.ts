import type { Kysely } from 'kysely';
import type { Database } from '../../db/database';
import { fixedStatement } from '../../db/sql/fixed-statement';
import { instant } from '../../db/sql/instant';
import { archiveAfterDays, isSigned, requiresSignIn } from '../../meeting/queries/meeting-conditions';
import { greatestOrderMs } from '../../room/queries/orders';
import { selectStandingOrders } from '../../room/queries/standing-orders';

type RoomDay = { companyId: string; roomId: string; after: Date; from: Date; to: Date };

const readOrders = fixedStatement((db, { companyId, roomId, after, from, to }: RoomDay) =>
  selectStandingOrders(db, { companyId })
    .where('room_order.room_id', '=', roomId)
    .where('room_order.begins_at', '>', instant(after))
    .where('room_order.begins_at', '<', instant(to))
    .where('room_order.ends_at', '>', instant(from))
    .orderBy('room_order.begins_at')
    .select([
      'room_order.begins_at as order_begins_at',
      'room_order.ends_at as order_ends_at',
      'room_order.state',
      'meeting.id',
      'meeting.subject',
      'meeting.scope',
      'meeting.creator_id',
      'meeting.begins_at',
      'meeting.ends_at',
      'meeting.cancelled_at',
      'meeting.ended_at',
      'meeting.approval',
      'meeting.early_end_tip_at',
      'meeting.continued_at',
      'organizer.real_name as organizer_name',
      archiveAfterDays(companyId).as('archive_after_days'),
      isSigned.as('is_signed'),
      requiresSignIn.as('requires_sign_in'),
    ])
    .compile(),
);

export type DoorOrderRow = Awaited<ReturnType<typeof readOrders>>[number];

/** The bookings of one room from now on until an instant, by start: one range of its day. */
export const getDoorOrders = (
  db: Kysely<Database>,
  { companyId, roomId }: { companyId: string; roomId: string },
  { now, until }: { now: number; until: number },
): Promise<DoorOrderRow[]> =>
  readOrders(db, {
    companyId,
    roomId,
    after: new Date(now - greatestOrderMs),
    from: new Date(now),
    to: new Date(until),
  });
