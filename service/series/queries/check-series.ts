import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { type seriesCheckSchema, seriesDraftSchema, type SeriesPlan } from '@/lib/contract/series';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import type { PlannedRow } from '@/lib/domain/series/plan-occurrences';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import { type NewPlan, planNewSeries } from '../plan-series';
import { presentPlan, presentRefusedPlan } from '../present';
import { findRepairs } from './find-repairs';
import { judgeRows } from './judge-rows';
import { loadSeriesDraft, type SeriesDraft } from './load-series-draft';

type Checking = {
  series: SeriesDraft;
  plan: { rows: PlannedRow[]; refusal?: undefined } | Extract<NewPlan, { rows?: undefined }>;
  now: number;
  sensitiveWords: readonly string[];
};

/** Every occurrence of a plan with its refusals and repairs (REP-02); the number of statements does not depend on that of the occurrences. */
export async function checkPlan(
  db: Kysely<Database>,
  caller: Caller,
  { series, plan, now, sensitiveWords }: Checking,
): Promise<SeriesPlan> {
  if (plan.rows === undefined) return presentRefusedPlan(plan.refusal);
  const judging = { series, rows: plan.rows, now, sensitiveWords };
  const judgement = await judgeRows(db, caller, judging);
  const repairs = await findRepairs(db, caller, { ...judging, ...judgement });
  return presentPlan(series, plan.rows, { refusals: judgement.refusals, repairs });
}

export type CheckRequest = Omit<Checking, 'series' | 'plan'> & {
  request: z.output<typeof seriesCheckSchema>;
};

/** Tries a new series. */
export async function checkSeries(
  db: Kysely<Database>,
  caller: Caller,
  { request, ...rest }: CheckRequest,
): Promise<SeriesPlan> {
  const draft = seriesDraftSchema.safeParse(request);
  if (!draft.success) throw new ServiceError(httpCodes.invalid);
  const series = await loadSeriesDraft(db, caller, draft.data);
  const plan = planNewSeries(draft.data, series, caller.timeZone);
  return checkPlan(db, caller, { series, plan, ...rest });
}
