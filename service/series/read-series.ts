import type { Series } from '@/lib/contract/series';
import type { Caller } from '../kernel/caller';
import type { Deps } from '../kernel/deps';
import { httpCodes, ServiceError } from '../kernel/errors/service-error';
import { meetingView, viewerOf } from '../meeting/policy';
import { presentSeries } from './present';
import { findSeries, getOccurrences } from './queries/occurrences';

/**
 * A series with the occurrences that the caller may see, without those of which the caller only sees what they were (S46).
 *
 * @throws ServiceError 404000 when there is none, 403000 for a caller who may see no occurrence of it (MEET-13)
 */
export async function readSeries(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  repeatMeetingNo: string,
): Promise<Series> {
  const series = await findSeries(db, caller, repeatMeetingNo);
  if (series === undefined) throw new ServiceError(httpCodes.notFound);
  const all = await getOccurrences(db, caller, series.id);
  const visible = all.filter((row) => {
    const view = meetingView(row, viewerOf(caller.staffId, row));
    return view !== 'none' && view !== 'former';
  });
  if (visible.length === 0) throw new ServiceError(httpCodes.forbidden);
  return presentSeries(series, visible, { staffId: caller.staffId, now: clock.now() });
}
