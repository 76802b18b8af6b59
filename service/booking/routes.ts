import type { bookingEndpoints } from '@/lib/contract/booking';
import type { meetingWorkEndpoints } from '@/lib/contract/meeting-work';
import type { meetingVersionEndpoints } from '@/lib/contract/meeting-version';
import type { findTimeEndpoints } from '@/lib/contract/find-time';
import type { Call, Handlers } from '../kernel/handlers';
import { hasOnlineMeetings } from '../company/has-online-meetings';
import { sensitiveWordsOf } from '../company/sensitive-words';
import { runCommand } from '../kernel/commands/run-command';
import { readVersions } from '../meeting/read-versions';
import { askAgain } from './commands/ask-again';
import { bookMeeting } from './commands/book-meeting';
import { cancelMeeting } from './commands/cancel-meeting';
import { restoreVersion } from './commands/restore-version';
import { updateMeeting } from './commands/update-meeting';
import { presentFoundTime } from './present';
import { findRefusals } from './queries/check-booking';
import { findTimesWithRooms } from './queries/find-time';

/** The first versions of two calls differ in their addresses alone. */
type FirstVersions = Pick<
  typeof meetingWorkEndpoints,
  'POST /api-meeting/api/user/meetings/actions/schedule' | 'PUT /api-meeting/api/user/meetings/{id}'
>;
type Own = typeof bookingEndpoints &
  typeof findTimeEndpoints &
  typeof meetingVersionEndpoints &
  FirstVersions;
type BookCall = Call<Own['POST /api-meeting/api/user/v2/meetings/actions/schedule']>;
type UpdateCall = Call<Own['PUT /api-meeting/api/user/v2/meetings/{id}/actions/update']>;

const book = ({ deps, caller, body, once }: BookCall) => {
  const request = { ...body, online: body.online && hasOnlineMeetings(deps) };
  const sensitiveWords = sensitiveWordsOf(deps, caller);
  return once((requestKey) => bookMeeting({ deps, caller, requestKey }, { request, sensitiveWords }));
};

const update = ({ deps, caller, params, body: changes, once }: UpdateCall) =>
  once((requestKey) =>
    runCommand({ deps, caller, requestKey }, updateMeeting, {
      ...params,
      changes,
      sensitiveWords: sensitiveWordsOf(deps, caller),
    }),
  );

export const bookingRoutes = {
  'POST /api-meeting/api/user/v2/meetings/actions/schedule': book,

  'POST /api-meeting/api/user/meetings/actions/schedule': book,

  'POST /api-meeting/api/user/v2/meetings/actions/check': async ({ deps, caller, body }) => {
    const sensitiveWords = sensitiveWordsOf(deps, caller);
    const now = deps.clock.now();
    return { refusals: await findRefusals(deps.db, { caller, now, sensitiveWords }, body) };
  },

  'POST /api-meeting/api/user/v2/meetings/actions/find-time': async ({ deps, caller, body: request }) => {
    const times = await findTimesWithRooms(deps.db, caller, { request, now: deps.clock.now() });
    return times.map(presentFoundTime);
  },

  'PUT /api-meeting/api/user/v2/meetings/{id}/actions/update': update,

  'PUT /api-meeting/api/user/meetings/{id}': update,

  'GET /api-meeting/api/user/v2/meetings/{id}/versions': ({ deps, caller, params }) =>
    readVersions(deps, caller, params.id),

  'POST /api-meeting/api/user/v2/meetings/{id}/versions/{version}/actions/restore': ({
    deps,
    caller,
    params,
    once,
  }) =>
    once((requestKey) =>
      runCommand({ deps, caller, requestKey }, restoreVersion, {
        ...params,
        sensitiveWords: sensitiveWordsOf(deps, caller),
      }),
    ),

  'PUT /api-meeting/api/user/meetings/{id}/state/cancel': ({ deps, caller, params, query }) =>
    runCommand({ deps, caller }, cancelMeeting, { ...params, ...query }),

  'POST /api-meeting/api/user/meeting-audit-records': ({ deps, caller, body, once }) =>
    once((requestKey) =>
      runCommand({ deps, caller, requestKey }, askAgain, {
        ...body,
        sensitiveWords: sensitiveWordsOf(deps, caller),
      }),
    ),
} satisfies Handlers<Own>;
