import type { z } from 'zod';
import type { approvalEndpoints, ApprovalRecord } from '@/lib/contract/approval';
import type { Caller } from '../kernel/caller';
import type { Deps } from '../kernel/deps';
import { httpCodes, ServiceError } from '../kernel/errors/service-error';
import { pageCursor, readPageCursor } from '../kernel/page-cursor';
import { assertMayView } from './policy';
import { presentRecord } from './present';
import { findRecord } from './queries/find-record';
import { type Box, getRecordPage } from './queries/record-pages';
import { getOrdersAround } from './queries/room-days';
import type { RecordRow } from './queries/select-records';

type Call = { deps: Pick<Deps, 'db' | 'clock'>; caller: Caller };
type PageRoute =
  (typeof approvalEndpoints)['POST /api-meeting/api/user/meeting-audit-records/send-to-me/page'];
type PageBody = z.output<PageRoute['body']>;
type PageAnswer = z.output<PageRoute['response']>;

/**
 * A page of the caller's requests, sent or received (APR-01).
 *
 * @throws ServiceError 400000 for a cursor of another list or another person
 */
export async function readPage(
  { deps, caller }: Call,
  box: Box,
  { kind, pageNo, pageSize, cursor }: PageBody,
): Promise<PageAnswer> {
  const list = `approvals ${box} ${kind} ${caller.staffId}`;
  const now = deps.clock.now();
  const after = cursor === undefined ? undefined : readPageCursor(list, cursor);
  const page = await getRecordPage(deps.db, caller, { box, kind, pageNo, pageSize, now, after });
  const { rows, total, isLast } = page;
  const last = rows.at(-1);
  return {
    total,
    pageNo,
    pageSize,
    list: await presentAll({ deps, caller }, { rows, now }),
    ...(!isLast && last && { nextCursor: pageCursor(list, { at: last.listed_at, id: last.id, total }) }),
  };
}

/**
 * One request, for its applicant and its auditors (APR-02).
 *
 * @throws ServiceError 404000 when the caller's company has no such record, 403000 for anyone else
 */
export async function readRecord({ deps, caller }: Call, id: string): Promise<ApprovalRecord> {
  const row = await findRecord(deps.db, caller, id);
  if (row === undefined) throw new ServiceError(httpCodes.notFound);
  assertMayView(row, caller.staffId);
  const [record] = await presentAll({ deps, caller }, { rows: [row], now: deps.clock.now() });
  if (record === undefined) throw new ServiceError(httpCodes.notFound);
  return record;
}

/** An auditor who decides about a room sees what else is booked there on that day. */
async function presentAll(
  { deps, caller }: Call,
  { rows, now }: { rows: readonly RecordRow[]; now: number },
): Promise<ApprovalRecord[]> {
  const undecided = rows.filter((row) => row.is_auditor && row.status === 'AUDITING' && row.begins_at > now);
  const around = await getOrdersAround(deps.db, caller, undecided);
  const reading = { staffId: caller.staffId, now };
  return rows.map((row) => presentRecord(row, reading, around.get(row.id)));
}
