import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { type seriesCheckSchema, seriesDraftSchema, type SeriesPlan } from '@/lib/contract/series';
import { errorCodes } from '@/lib/domain/error-codes';
import { dayOf } from '@/lib/time/day';
import type { Database } from '../../db/database';
import { getHolidays } from '../../company/queries';
import type { Caller } from '../../kernel/caller';
import type { PlannedRow } from '@/lib/domain/series/plan-occurrences';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import { type NewPlan, planNewSeries } from '../plan-series';
import { presentPlan, presentRefusedPlan } from '../present';
import { assertMay, viewerOf } from '../../meeting/policy';
import { findMeeting } from '../../meeting/queries/find-meeting';
import { affectedBy, planEdit } from '../plan-edit';
import { loadEditDraft } from './edit-draft';
import { findRepairs } from './find-repairs';
import { planFromMeeting } from './first-occurrence';
import { findSeries, getOccurrences } from './occurrences';
import { judgeRows } from './judge-rows';
import { loadSeriesDraft, type SeriesDraft } from './load-series-draft';

type Checking = {
  series: SeriesDraft;
  plan: { rows: PlannedRow[]; refusal?: undefined } | Extract<NewPlan, { rows?: undefined }>;
  repairsFrom?: number | undefined;
  now: number;
  sensitiveWords: readonly string[];
};

/** Every occurrence of a plan with its refusals and repairs (REP-02); the number of statements does not depend on that of the occurrences. */
export async function checkPlan(
  db: Kysely<Database>,
  caller: Caller,
  { series, plan, repairsFrom, now, sensitiveWords }: Checking,
): Promise<SeriesPlan> {
  if (plan.rows === undefined) return presentRefusedPlan(plan.refusal);
  const judging = { series, rows: plan.rows, now, sensitiveWords };
  const judgement = await judgeRows(db, caller, judging);
  const repairs = await findRepairs(db, caller, { ...judging, ...judgement, repairsFrom });
  const holidays = await holidaysOf(db, caller, plan.rows);
  return presentPlan(series, plan.rows, { refusals: judgement.refusals, repairs, holidays });
}

/** The days off that occurrences fall on. */
async function holidaysOf(
  db: Kysely<Database>,
  caller: Caller,
  rows: readonly PlannedRow[],
): Promise<ReadonlyMap<PlannedRow, string>> {
  const days = rows.map(({ beginTime }) => dayOf(beginTime, caller.timeZone));
  const sorted = [...days].sort();
  const [from, to] = [sorted[0], sorted.at(-1)];
  if (from === undefined || to === undefined) return new Map();
  const names = await getHolidays(db, caller, { from, to });
  return new Map(
    rows.flatMap((row, index) => {
      const name = names.get(days[index] ?? '');
      return name === undefined ? [] : [[row, name]];
    }),
  );
}

export type CheckRequest = Omit<Checking, 'series' | 'plan' | 'repairsFrom'> & {
  request: z.output<typeof seriesCheckSchema>;
};

/** Tries a new series, the series that a meeting becomes, or an edit of one. */
export async function checkSeries(
  db: Kysely<Database>,
  caller: Caller,
  { request: { repairsFrom, ...request }, ...rest }: CheckRequest,
): Promise<SeriesPlan> {
  const planned = await planOf(db, caller, { request, now: rest.now });
  return checkPlan(db, caller, { ...planned, ...rest, repairsFrom });
}

type Wanted = Pick<CheckRequest, 'request' | 'now'>;

async function planOf(
  db: Kysely<Database>,
  caller: Caller,
  { request, now }: Wanted,
): Promise<Pick<Checking, 'series' | 'plan'>> {
  if (request.existing) return planOfEdit(db, caller, { request, now });
  if (request.meetingId !== undefined) return planOfMeeting(db, caller, { request, now });
  const { data } = seriesDraftSchema.safeParse(request);
  if (data === undefined) throw new ServiceError(httpCodes.invalid);
  const series = await loadSeriesDraft(db, caller, data);
  return { series, plan: planNewSeries(data, series, caller.timeZone) };
}

async function planOfEdit(db: Kysely<Database>, caller: Caller, { request, now }: Wanted) {
  const { existing, meetingId: _meetingId, serviceIds: _serviceIds, ...changes } = request;
  const series = await findSeries(db, caller, existing?.repeatMeetingNo ?? '');
  if (series === undefined || existing === undefined) throw new ServiceError(httpCodes.notFound);
  if (series.creator_id !== caller.staffId) throw new ServiceError(httpCodes.forbidden);
  const occurrences = await getOccurrences(db, caller, series.id);
  const affected = affectedBy({ series, occurrences }, existing, { staffId: caller.staffId, now });
  if (affected === undefined) throw new ServiceError(errorCodes.stateForbids);
  const { draft } = await loadEditDraft(db, caller, { series, affected, changes });
  const { keepChanged } = existing;
  return { series: draft, plan: planEdit({ series, affected, changes, draft, keepChanged, now }) };
}

async function planOfMeeting(db: Kysely<Database>, caller: Caller, { request, now }: Wanted) {
  const {
    meetingId = '',
    recurrence = '',
    occurrences,
    serviceIds: _serviceIds,
    existing: _,
    ...changes
  } = request;
  const meeting = await findMeeting(db, caller, meetingId);
  if (meeting === undefined) throw new ServiceError(httpCodes.notFound);
  assertMay('edit', meeting, { viewer: viewerOf(caller.staffId, meeting), now });
  return planFromMeeting(db, caller, { meeting, wish: { recurrence, occurrences }, changes });
}
