import type { meetingEndpoints } from '@/lib/contract/meeting';
import { detailsText } from '@/lib/text/zh-cn/details';
import { httpCodes, ServiceError } from '../kernel/errors';
import { meetingViewerCan, presentMeeting } from './present';
import { findMeeting } from './queries/find-meeting';
import type { Deps } from '../kernel/deps';
import type { Caller } from '../kernel/caller';
import type { Handlers } from '../kernel/handlers';

/**
 * @throws ServiceError 404000 when there is none, 403000 for a private meeting of other people (MEET-13)
 */
async function readMeeting({ db, clock }: Deps, caller: Caller, idOrMeetingNo: string) {
  const row = await findMeeting(db, caller, idOrMeetingNo);
  if (row === undefined) throw new ServiceError(httpCodes.notFound, { message: detailsText.missing.title });
  const viewing = { viewerId: caller.staffId, now: clock.now() };
  if (!meetingViewerCan(row, viewing).view)
    throw new ServiceError(httpCodes.forbidden, { message: detailsText.forbidden.title });
  return presentMeeting(row, viewing);
}

export const meetingRoutes = {
  'GET /api-meeting/api/user/v2/meetings/{idOrMeetingNo}': ({ deps, caller, params }) =>
    readMeeting(deps, caller, params.idOrMeetingNo),

  'GET /api-meeting/api/user/meetings/{id}': ({ deps, caller, params }) =>
    readMeeting(deps, caller, params.id),
} satisfies Handlers<typeof meetingEndpoints>;
