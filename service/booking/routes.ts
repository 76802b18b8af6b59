import type { bookingEndpoints } from '@/lib/contract/booking';
import { bookMeeting } from './commands/book-meeting';
import { cancelMeeting } from './commands/cancel-meeting';
import { updateMeeting } from './commands/update-meeting';
import { inTransaction } from '../kernel/in-transaction';
import type { Deps } from '../kernel/deps';
import { findRefusals } from './queries/check-booking';
import type { Caller } from '../kernel/caller';
import type { Handlers } from '../kernel/handlers';

const asking = ({ clock, config }: Deps, caller: Caller) => ({
  caller,
  now: clock.now(),
  sensitiveWords: config.sensitiveWords,
});

export const bookingRoutes = {
  'POST /api-meeting/api/user/v2/meetings/actions/schedule': ({ deps, caller, body, once }) =>
    once((requestKey) => bookMeeting(deps, asking(deps, caller), { request: body, requestKey })),

  'POST /api-meeting/api/user/v2/meetings/actions/check': async ({ deps, caller, body }) => ({
    refusals: await findRefusals(deps.db, asking(deps, caller), body),
  }),

  'PUT /api-meeting/api/user/v2/meetings/{id}/actions/update': ({ deps, caller, params, body: changes }) =>
    inTransaction(deps, (trx) => updateMeeting(trx, { ...asking(deps, caller), ...params, changes })),

  'PUT /api-meeting/api/user/meetings/{id}/state/cancel': ({ deps, caller, params, query }) =>
    inTransaction(deps, (trx) => cancelMeeting(trx, { caller, now: deps.clock.now(), ...params, ...query })),
} satisfies Handlers<typeof bookingEndpoints>;
