import type { bookingEndpoints } from '@/lib/contract/booking';
import type { findTimeEndpoints } from '@/lib/contract/find-time';
import type { Handlers } from '../kernel/handlers';
import { runCommand } from '../kernel/commands/run-command';
import { askAgain } from './commands/ask-again';
import { bookMeeting } from './commands/book-meeting';
import { cancelMeeting } from './commands/cancel-meeting';
import { updateMeeting } from './commands/update-meeting';
import { presentFoundTime } from './present';
import { findRefusals } from './queries/check-booking';
import { findTimesWithRooms } from './queries/find-time';

export const bookingRoutes = {
  'POST /api-meeting/api/user/v2/meetings/actions/schedule': ({ deps, caller, body, once }) =>
    once((requestKey) =>
      bookMeeting(
        { deps, caller, requestKey },
        { request: body, sensitiveWords: deps.config.sensitiveWords },
      ),
    ),

  'POST /api-meeting/api/user/v2/meetings/actions/check': async ({ deps, caller, body }) => {
    const { sensitiveWords } = deps.config;
    const now = deps.clock.now();
    return { refusals: await findRefusals(deps.db, { caller, now, sensitiveWords }, body) };
  },

  'POST /api-meeting/api/user/v2/meetings/actions/find-time': async ({ deps, caller, body: request }) => {
    const times = await findTimesWithRooms(deps.db, caller, { request, now: deps.clock.now() });
    return times.map(presentFoundTime);
  },

  'PUT /api-meeting/api/user/v2/meetings/{id}/actions/update': ({
    deps,
    caller,
    params,
    body: changes,
    once,
  }) =>
    once((requestKey) =>
      runCommand({ deps, caller, requestKey }, updateMeeting, {
        ...params,
        changes,
        sensitiveWords: deps.config.sensitiveWords,
      }),
    ),

  'PUT /api-meeting/api/user/meetings/{id}/state/cancel': ({ deps, caller, params, query }) =>
    runCommand({ deps, caller }, cancelMeeting, { ...params, ...query }),

  'POST /api-meeting/api/user/meeting-audit-records': ({ deps, caller, body, once }) =>
    once((requestKey) =>
      runCommand({ deps, caller, requestKey }, askAgain, {
        ...body,
        sensitiveWords: deps.config.sensitiveWords,
      }),
    ),
} satisfies Handlers<typeof bookingEndpoints & typeof findTimeEndpoints>;
