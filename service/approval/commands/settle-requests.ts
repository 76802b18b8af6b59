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
import { followSeriesRequests } from './follow-series-requests';
import { isAboutMeeting, isNewestRecord } from '../../meeting/queries/meeting-conditions';

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
 * APR-06). Nothing else writes these three after a booking. A request of a series is settled for all its occurrences that wait. Locks go from
 * meeting to room order to record.
 */
export async function settleRequests(trx: Kysely<Database>, settling: Event): Promise<Settled> {
  const { companyId, meetingIds, event, isCancelled = false } = settling;
  const units = await readUnits(trx, { companyId, meetingIds, isCancelled });
  const settled = units.flatMap((unit) => {
    const settlement = settlementOf(unit.records, event);
    return settlement ? [{ ...unit, settlement }] : [];
  });
  const settlements = new Map(
    settled.flatMap((unit) => unit.meetingIds.map((id) => [id, unit.settlement] as const)),
  );
  const roomIds = await writeOrders(trx, settling, isCancelled ? allReleased(meetingIds) : settlements);
  if (settlements.size > 0) {
    const records = settled.flatMap((unit) => unit.settlement.records);
    await writeRecords(trx, settling, records);
    await writeApprovals(trx, companyId, settlements);
  }
  if (isCancelled) await leaveSeriesRequests(trx, settling);
  return {
    approvals: new Map([...settlements].map(([meetingId, { approval }]) => [meetingId, approval])),
    roomIds,
  };
}

/** Cancelled occurrences wait for nobody. */
async function leaveSeriesRequests(trx: Kysely<Database>, settling: Event): Promise<void> {
  const left = await trx
    .updateTable('meeting')
    .where('company_id', '=', settling.companyId)
    .where('id', '=', anyOf(settling.meetingIds))
    .where('approval', '=', 'AUDITING')
    .set({ approval: 'AUDIT_REVOKE' })
    .returning('series_id')
    .execute();
  const seriesIds = [...new Set(left.flatMap((meeting) => meeting.series_id ?? []))];
  await followSeriesRequests(trx, { ...settling, seriesIds });
}

type OrderEvents = ReadonlyMap<string, Pick<Settlement, 'orders'>>;

const allReleased = (meetingIds: string[]): OrderEvents =>
  new Map(meetingIds.map((meetingId) => [meetingId, { orders: 'release' }]));

/** Meetings that are settled together, by the newest record of each thing that they request. */
type Unit = { meetingIds: string[]; records: SettledRecord[] };

type Reading = Pick<Event, 'companyId' | 'meetingIds'> & { isCancelled: boolean };

async function readUnits(trx: Kysely<Database>, reading: Reading): Promise<Unit[]> {
  const { companyId, meetingIds } = reading;
  const records = await trx
    .selectFrom('meeting')
    .innerJoin('audit_record as record', (join) => join.on(isAboutMeeting))
    .where('meeting.company_id', '=', companyId)
    .where('meeting.id', '=', anyOf(meetingIds))
    .where(isNewestRecord)
    .orderBy('record.id')
    .select(['record.id', 'record.status', 'record.series_id as seriesId', 'meeting.id as meetingId'])
    .execute();
  const units = new Map<string, Unit>();
  for (const { id, status, seriesId, meetingId } of records) {
    const key = seriesId ?? meetingId;
    const unit = units.get(key) ?? { meetingIds: [], records: [] };
    if (!unit.meetingIds.includes(meetingId)) unit.meetingIds.push(meetingId);
    if (!unit.records.some((record) => record.id === id)) unit.records.push({ id, status });
    units.set(key, unit);
  }
  const seriesIds = [...new Set(records.flatMap(({ seriesId }) => seriesId ?? []))];
  if (seriesIds.length === 0) return [...units.values()];
  const waiting = await lockWaiting(trx, companyId, seriesIds);
  return [...units].map(([key, unit]) => ofSeries(unit, waiting.get(key), reading));
}

/** A request of a series is about all its occurrences that wait; some that are cancelled leave it to the rest. */
const ofSeries = (unit: Unit, waiting: string[] | undefined, { isCancelled }: Reading): Unit => {
  if (waiting === undefined) return unit;
  return isCancelled ? { meetingIds: [], records: [] } : { ...unit, meetingIds: waiting };
};

/** The occurrences of series that wait for a request of their series, locked in id order. */
async function lockWaiting(
  trx: Kysely<Database>,
  companyId: string,
  seriesIds: string[],
): Promise<Map<string, string[]>> {
  const rows = await trx
    .selectFrom('meeting')
    .where('company_id', '=', companyId)
    .where('series_id', '=', anyOf(seriesIds))
    .where('approval', '=', 'AUDITING')
    .where('asks_alone', '=', false)
    .where('cancelled_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .select(['id', 'series_id'])
    .execute();
  const waiting = new Map<string, string[]>(seriesIds.map((id) => [id, []]));
  for (const row of rows) if (row.series_id !== null) waiting.get(row.series_id)?.push(row.id);
  return waiting;
}

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
