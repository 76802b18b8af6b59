import type { SharedMeeting } from '@/lib/contract/share';
import { displayStages, meetingState } from '@/lib/domain/meeting/meeting-state';
import type { Client } from '../kernel/client-address';
import type { Deps } from '../kernel/deps';
import { httpCodes, ServiceError } from '../kernel/errors/service-error';
import { addressBuckets } from '../kernel/rate-limit/buckets';
import { consumeTokens, refundTokens } from '../kernel/rate-limit/consume-tokens';
import { meetingFacts } from '../meeting/policy';
import { findNotes } from '../note/queries/find-notes';
import { opensShare } from './opens-share';
import { presentShared } from './present';
import { findSharedMeeting, type SharedMeetingRow } from './queries/find-shared';

type Presented = { shareId: string; key: string; client: Client };

/**
 * A shared meeting for whoever presents its key. A wrong key, an unknown id, an ended share and a meeting that was called off are
 * one answer; after some of them the address has to wait (S47).
 *
 * @throws ServiceError 404000 with any but the right key, 429000 after too many of them
 */
export async function readShared(deps: Deps, { shareId, key, client }: Presented): Promise<SharedMeeting> {
  const buckets = addressBuckets(['shareFailuresPerAddress'], client, deps);
  await consumeTokens(deps, buckets);
  const row = await findSharedMeeting(deps.db, shareId);
  if (!opensShare(key, row, deps.config.secrets) || isCalledOff(row, deps.clock.now()))
    throw new ServiceError(httpCodes.notFound);
  await refundTokens(deps, buckets);
  const notes = await findNotes(deps.db, { companyId: row.company_id }, row.id);
  return presentShared(row, notes);
}

const isCalledOff = (row: SharedMeetingRow, now: number) =>
  meetingState(meetingFacts({ ...row, archive_after_days: null }), now).stage === displayStages.cancelled;
