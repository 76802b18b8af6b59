import { bulkhead, BulkheadRejectedError, type BulkheadPolicy } from 'cockatiel';
import { httpCodes, ServiceError } from '../errors/service-error';

/** Runs work for a person when what the same person asked for before is done. */
export type OneEach = <Result>(staffId: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Expensive work, one piece at a time for each person in this process: others are served in between, whatever somebody sends side by
 * side. A few pieces wait for their turn.
 *
 * @throws ServiceError 429000 when as many wait already
 * @example
 * const inTurn = oneEach({ waiting: 2 });
 * await inTurn(caller.staffId, () => checkSeries(db, caller, request));
 */
export function oneEach({ waiting }: { waiting: number }): OneEach {
  const lanes = new Map<string, BulkheadPolicy>();
  return async (staffId, work) => {
    const lane = lanes.get(staffId) ?? bulkhead(1, waiting);
    lanes.set(staffId, lane);
    try {
      return await lane.execute(work);
    } catch (error) {
      if (!(error instanceof BulkheadRejectedError)) throw error;
      throw new ServiceError(httpCodes.tooFrequent, { data: { seconds: 1 }, retryAfterSeconds: 1 });
    } finally {
      if (lane.executionSlots === 1) lanes.delete(staffId);
    }
  };
}
