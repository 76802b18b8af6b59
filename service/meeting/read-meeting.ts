import type { Kysely } from 'kysely';
import type { Meeting } from '@/lib/contract/meeting';
import { takesTime } from '@/lib/domain/calendar/conflicts';
import { meetingState } from '@/lib/domain/meeting/meeting-state';
import { detailsText } from '@/lib/text/zh-cn/details';
import type { Database } from '../db/database';
import { inSnapshot } from '../kernel/commands/transaction';
import { httpCodes, ServiceError } from '../kernel/errors/service-error';
import { meetingFacts, meetingView, viewerOf } from './policy';
import { presentFormerMeeting, presentMeeting } from './present';
import { shareOf } from './share-key';
import { findMeeting, type MeetingCore } from './queries/find-meeting';
import { getInsideParts, getOpenParts } from './queries/meeting-parts';
import { getOwnConflicts } from './queries/reader/own-conflicts';
import type { Deps } from '../kernel/deps';
import type { Caller } from '../kernel/caller';

/**
 * The policy judges the core before any other part is read, and only what the caller may see is read at all.
 *
 * @throws ServiceError 404000 when there is none, 403000 for a private meeting of other people (MEET-13)
 */
export const readMeeting = (
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  caller: Caller,
  idOrMeetingNo: string,
): Promise<Meeting> =>
  inSnapshot(db, (trx) =>
    readParts(trx, { caller, idOrMeetingNo, now: clock.now(), secrets: config.secrets }),
  );

type Reading = { caller: Caller; idOrMeetingNo: string; now: number; secrets: readonly string[] };

async function readParts(
  db: Kysely<Database>,
  { caller, idOrMeetingNo, now, secrets }: Reading,
): Promise<Meeting> {
  const core = await findMeeting(db, caller, idOrMeetingNo);
  if (core === undefined) throw new ServiceError(httpCodes.notFound, { message: detailsText.missing.title });
  const viewing = { viewer: viewerOf(caller.staffId, core), now };
  const view = meetingView(core, viewing.viewer);
  if (view === 'none') throw new ServiceError(httpCodes.forbidden, { message: detailsText.forbidden.title });
  if (view === 'former') return presentFormerMeeting(core, viewing);
  const open = await getOpenParts(db, caller, core.id);
  const inside =
    view === 'open'
      ? null
      : await getInsideParts(db, caller, { meetingId: core.id, isMember: view === 'inside' });
  const conflicts = takesTimeOf(core, now) ? await getOwnConflicts(db, caller, core) : [];
  const share = core.creator_id === caller.staffId ? shareOf(core, secrets) : undefined;
  return presentMeeting({ core, ...open, inside, conflicts, share }, viewing);
}

/** Only a meeting that the caller still has to be in collides with another. */
const takesTimeOf = (core: MeetingCore, now: number) =>
  core.invite_state !== null &&
  takesTime({ status: meetingState(meetingFacts(core), now).status, inviteState: core.invite_state });
