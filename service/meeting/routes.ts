import type { Meeting, meetingEndpoints } from '@/lib/contract/meeting';
import { detailsText } from '@/lib/text/zh-cn/details';
import { httpCodes, ServiceError } from '../kernel/errors/service-error';
import { meetingPermissions, seesInside, viewerOf } from './policy';
import { presentMeeting } from './present';
import { findMeeting } from './queries/find-meeting';
import { getInsideParts, getOpenParts } from './queries/meeting-parts';
import type { Deps } from '../kernel/deps';
import type { Caller } from '../kernel/caller';
import type { Handlers } from '../kernel/handlers';

/**
 * The policy judges the core before any other part is read, and only what the caller may see is read at all.
 *
 * @throws ServiceError 404000 when there is none, 403000 for a private meeting of other people (MEET-13)
 */
async function readMeeting({ db, clock }: Deps, caller: Caller, idOrMeetingNo: string): Promise<Meeting> {
  const core = await findMeeting(db, caller, idOrMeetingNo);
  if (core === undefined) throw new ServiceError(httpCodes.notFound, { message: detailsText.missing.title });
  const viewing = { viewer: viewerOf(caller.staffId, core), now: clock.now() };
  if (!meetingPermissions(core, viewing).view)
    throw new ServiceError(httpCodes.forbidden, { message: detailsText.forbidden.title });
  const [open, inside] = await Promise.all([
    getOpenParts(db, caller, core.id),
    seesInside(viewing.viewer) ? getInsideParts(db, caller, core.id) : null,
  ]);
  return presentMeeting({ core, ...open, inside }, viewing);
}

export const meetingRoutes = {
  'GET /api-meeting/api/user/v2/meetings/{idOrMeetingNo}': ({ deps, caller, params }) =>
    readMeeting(deps, caller, params.idOrMeetingNo),

  'GET /api-meeting/api/user/meetings/{id}': ({ deps, caller, params }) =>
    readMeeting(deps, caller, params.id),
} satisfies Handlers<typeof meetingEndpoints>;
