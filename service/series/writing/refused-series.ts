import type { CheckRefusal } from '@/lib/contract/booking';
import type { SeriesRefusal } from '@/lib/contract/series';
import { errorCodes, type ErrorCode } from '@/lib/domain/error-codes';
import type { PlannedRow } from '@/lib/domain/series/plan-occurrences';
import { ServiceError } from '../../kernel/errors/service-error';

/**
 * A series of which some occurrences are refused, as a failure: by the first refusal, with every refused occurrence and all conflicts
 * (R07).
 */
export function refusedSeries(refusals: ReadonlyMap<PlannedRow, CheckRefusal[]>): ServiceError {
  const occurrences = [...refusals].map(([{ recursAt }, own]) => ({ recursAt, refusals: own }));
  const all = occurrences.flatMap((occurrence) => occurrence.refusals);
  const [first] = all;
  const conflicts = all.flatMap((refusal) => refusal.conflicts ?? []);
  return new ServiceError((first?.code ?? errorCodes.roomConflict) as ErrorCode, {
    message: first?.message,
    data: { conflicts, occurrences } satisfies SeriesRefusal & { conflicts: unknown },
  });
}
