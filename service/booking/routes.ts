import type { bookingEndpoints } from '@/lib/contract/booking';
import { bookMeeting } from './commands/book-meeting';
import { updateMeeting } from './commands/update-meeting';
import { inTransaction } from '../kernel/in-transaction';
import type { Deps } from '../kernel/deps';
import { findRefusals } from './queries/check-booking';
import type { Scope } from '../account/authenticate';
import type { Handlers } from '../kernel/handlers';

const asking = ({ clock, config }: Deps, scope: Scope) => ({
  scope,
  now: clock.now(),
  sensitiveWords: config.sensitiveWords,
});

export const bookingRoutes = {
  'POST /api-meeting/api/user/v2/meetings/actions/schedule': ({ deps, scope, body, once }) =>
    once((requestKey) => bookMeeting(deps, asking(deps, scope), { request: body, requestKey })),

  'POST /api-meeting/api/user/v2/meetings/actions/check': async ({ deps, scope, body }) => ({
    refusals: await findRefusals(deps.db, asking(deps, scope), body),
  }),

  'PUT /api-meeting/api/user/v2/meetings/{id}/actions/update': ({ deps, scope, params, body: changes }) =>
    inTransaction(deps, (trx) => updateMeeting(trx, { ...asking(deps, scope), ...params, changes })),
} satisfies Handlers<typeof bookingEndpoints>;
