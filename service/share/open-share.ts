import { displayStages, meetingState } from '@/lib/domain/meeting/meeting-state';
import type { Client } from '../kernel/client-address';
import type { Deps } from '../kernel/deps';
import { httpCodes, ServiceError } from '../kernel/errors/service-error';
import { wrongKeyBuckets } from '../kernel/rate-limit/buckets';
import { consumeTokens } from '../kernel/rate-limit/consume-tokens';
import { meetingFacts } from '../meeting/policy';
import { matchesShareKey } from './matches-share-key';
import { findSharedMeeting, type SharedMeetingRow } from './queries/find-shared';

export type PresentedKey = { shareId: string; key: string; client: Client };

/**
 * The meeting that a key opens. A wrong key, an unknown id, an ended share and a meeting that was called off are one answer; after
 * some of them to one link the address has to wait (S47), while its right keys open all the same, as do other links.
 *
 * @throws ServiceError 404000 with any but the right key, 429000 after too many of them
 */
export async function openShare(
  deps: Deps,
  { shareId, key, client }: PresentedKey,
): Promise<SharedMeetingRow> {
  const row = await findSharedMeeting(deps.db, shareId);
  if (matchesShareKey(key, row, deps.config.secrets) && !isCalledOff(row, deps.clock.now())) return row;
  await consumeTokens(deps, wrongKeyBuckets('share', shareId, { ...deps, client }));
  throw new ServiceError(httpCodes.notFound);
}

const isCalledOff = (row: SharedMeetingRow, now: number) =>
  meetingState(meetingFacts({ ...row, archive_after_days: null }), now).stage === displayStages.cancelled;
