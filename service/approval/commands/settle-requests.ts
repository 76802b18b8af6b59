import { type Kysely, sql } from 'kysely';
import type { ApprovalStatus } from '@/lib/domain/approval/approval-state';
import {
  type SettledRecord,
  type SettleEvent,
  type Settlement,
  settlementOf,
  statesBefore,
} from '@/lib/domain/approval/settlement';
import { anyOf } from '../../db/sql/any-of';
import type { Database } from '../../db/database';
import { isNewestRecord } from '../../meeting/queries/meeting-conditions';

type Event = {
  companyId: string;
  /** Locked by the caller, in id order: whoever settles a request of a meeting holds its row. */
  meetingIds: string[];
  event: SettleEvent;
  /** A cancel releases also the orders that no request waits for. */
  isCancelled?: boolean;
  /** Null where the clock settles. */
  settledBy: string | null;
  refuseReason?: string;
  now: number;
};

export type Settled = {
  /** The meetings of which a request was settled, with their approval afterwards. */
  approvals: ReadonlyMap<string, ApprovalStatus>;
  /** The rooms whose orders were confirmed or released. */
  roomIds: string[];
};

/**
 * Settles requests of meetings: their records, the approvals that follow from them and their room orders, together (APR-05,
 * APR-06). Nothing else writes these three after a booking. Locks go from meeting to room order to record.
 */
export async function settleRequests(trx: Kysely<Database>, settling: Event): Promise<Settled> {
  const { companyId, meetingIds, event, isCancelled = false } = settling;
  const records = await readNewest(trx, { companyId, meetingIds });
  const settlements = new Map(
    meetingIds.flatMap((meetingId) => {
      const own = records.filter((record) => record.meetingId === meetingId);
      const settlement = settlementOf(own, event);
      return settlement ? [[meetingId, settlement] as const] : [];
    }),
  );
  const roomIds = await writeOrders(trx, settling, isCancelled ? allReleased(meetingIds) : settlements);
  if (settlements.size > 0) {
    await writeRecords(
      trx,
      settling,
      [...settlements.values()].flatMap((settlement) => settlement.records),
    );
    await writeApprovals(trx, companyId, settlements);
  }
  return {
    approvals: new Map([...settlements].map(([meetingId, { approval }]) => [meetingId, approval])),
    roomIds,
  };
}

type OrderEvents = ReadonlyMap<string, Pick<Settlement, 'orders'>>;

const allReleased = (meetingIds: string[]): OrderEvents =>
  new Map(meetingIds.map((meetingId) => [meetingId, { orders: 'release' }]));

/** The newest record of each thing that the meetings request. */
const readNewest = (
  trx: Kysely<Database>,
  { companyId, meetingIds }: { companyId: string; meetingIds: string[] },
): Promise<(SettledRecord & { meetingId: string })[]> =>
  trx
    .selectFrom('audit_record as record')
    .where('record.company_id', '=', companyId)
    .where('record.meeting_id', '=', anyOf(meetingIds))
    .where(isNewestRecord)
    .orderBy('record.id')
    .select(['record.id', 'record.status', 'record.meeting_id as meetingId'])
    .execute();

async function writeOrders(
  trx: Kysely<Database>,
  { companyId, now }: Event,
  events: OrderEvents,
): Promise<string[]> {
  const idsOf = (event: Settlement['orders']) =>
    [...events].flatMap(([meetingId, { orders }]) => (orders === event ? meetingId : []));
  const [confirmed, released] = [idsOf('confirm'), idsOf('release')];
  const orders = trx.updateTable('room_order').where('company_id', '=', companyId).returning('room_id');
  const changed = [
    ...(confirmed.length === 0
      ? []
      : await orders
          .where('meeting_id', '=', anyOf(confirmed))
          .where('state', 'in', statesBefore('confirm'))
          .set({ state: 'confirmed' })
          .execute()),
    ...(released.length === 0
      ? []
      : await orders
          .where('meeting_id', '=', anyOf(released))
          .where('state', 'in', statesBefore('release'))
          .set({ state: 'released', released_at: new Date(now) })
          .execute()),
  ];
  return changed.map((order) => order.room_id);
}

/** The foreign key of their auditors copies the status. */
const writeRecords = (
  trx: Kysely<Database>,
  { companyId, settledBy, refuseReason, now }: Event,
  records: readonly SettledRecord[],
) =>
  sql`
    update audit_record as record
    set status = settled.status, settled_by = ${settledBy}, settled_at = ${new Date(now)},
      refuse_reason = case when settled.status = 'AUDIT_REFUSE' then ${refuseReason ?? null} end
    from unnest(${records.map(({ id }) => id)}::uuid[], ${records.map(({ status }) => status)}::text[])
      as settled (id, status)
    where record.company_id = ${companyId} and record.id = settled.id`.execute(trx);

const writeApprovals = (
  trx: Kysely<Database>,
  companyId: string,
  settlements: ReadonlyMap<string, Settlement>,
) =>
  sql`
    update meeting set approval = settled.approval, version = version + 1
    from unnest(${[...settlements.keys()]}::uuid[],
      ${[...settlements.values()].map(({ approval }) => approval)}::text[]) as settled (id, approval)
    where meeting.company_id = ${companyId} and meeting.id = settled.id
      and meeting.approval is distinct from settled.approval`.execute(trx);
