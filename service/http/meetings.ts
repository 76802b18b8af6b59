import type { meetingEndpoints } from '@/lib/contract/meeting';
import { detailsText } from '@/lib/text/zh-cn/details';
import { answerInvitation } from '../commands/answer-invitation';
import { bookMeeting } from '../commands/book-meeting';
import { cancelMeeting } from '../commands/cancel-meeting';
import { updateMeeting } from '../commands/update-meeting';
import { inTransaction } from '../db/in-transaction';
import { httpCodes, ServiceError } from '../errors';
import { meetingViewerCan, presentMeeting } from '../presenters/meeting';
import { findRefusals } from '../queries/check-booking';
import { findMeeting } from '../queries/meetings';
import { getRecentMeetings } from '../queries/recent-meetings';
import { getCalendar, getMeetingRecords } from '../queries/schedule';
import type { Deps } from '../deps';
import type { Scope } from './authenticate';
import type { Handlers } from './call';

/**
 * @throws ServiceError 404000 when there is none, 403000 for a private meeting of other people (MEET-13)
 */
async function readMeeting({ db, clock }: Deps, scope: Scope, idOrMeetingNo: string) {
  const row = await findMeeting(db, scope, idOrMeetingNo);
  if (row === undefined) throw new ServiceError(httpCodes.notFound, { message: detailsText.missing.title });
  const viewing = { viewerId: scope.staffId, now: clock.now() };
  if (!meetingViewerCan(row, viewing).view)
    throw new ServiceError(httpCodes.forbidden, { message: detailsText.forbidden.title });
  return presentMeeting(row, viewing);
}

const asking = ({ clock, config }: Deps, scope: Scope) => ({
  scope,
  now: clock.now(),
  sensitiveWords: config.sensitiveWords,
});

export const meetingRoutes = {
  'POST /api-meeting/api/user/v2/meetings/actions/schedule': ({ deps, scope, body, once }) =>
    once((trx) => bookMeeting(trx, asking(deps, scope), body)),

  'POST /api-meeting/api/user/v2/meetings/actions/check': async ({ deps, scope, body }) => ({
    refusals: await findRefusals(deps.db, asking(deps, scope), body),
  }),

  'PUT /api-meeting/api/user/v2/meetings/{id}/actions/update': ({ deps, scope, params, body: changes }) =>
    inTransaction(deps.db, (trx) => updateMeeting(trx, { ...asking(deps, scope), ...params, changes })),

  'GET /api-meeting/api/user/v2/meetings/{idOrMeetingNo}': ({ deps, scope, params }) =>
    readMeeting(deps, scope, params.idOrMeetingNo),

  'GET /api-meeting/api/user/meetings/{id}': ({ deps, scope, params }) => readMeeting(deps, scope, params.id),

  'PUT /api-meeting/api/user/meetings/{id}/state/cancel': ({ deps, scope, params, query }) =>
    inTransaction(deps.db, (trx) =>
      cancelMeeting(trx, { scope, now: deps.clock.now(), ...params, ...query }),
    ),

  'PUT /api-meeting/api/user/meetings/{id}/members/status': async ({ deps, scope, params, body }) => {
    const { state, reason, effectiveType } = body;
    const answer = { scope, now: deps.clock.now(), id: params.id, state, reason, effectiveType };
    await inTransaction(deps.db, (trx) => answerInvitation(trx, answer));
    return { inviteState: body.state };
  },

  'GET /api-meeting/api/user/meeting-records': ({ deps, scope, query }) =>
    getMeetingRecords({ ...deps, scope }, query),

  'GET /api-meeting/api/user/meetings/actions/calendar': ({ deps, scope, query }) =>
    getCalendar({ ...deps, scope }, query),

  'GET /api-meeting/api/user/meetings/actions/recent': ({ deps, scope, query }) =>
    getRecentMeetings({ ...deps, scope }, query),
} satisfies Omit<
  Handlers<typeof meetingEndpoints>,
  'GET /api-meeting/api/user/meetings/settings/for-schedule'
>;
