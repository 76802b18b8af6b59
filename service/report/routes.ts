import type { reportEndpoints } from '@/lib/contract/report';
import type { EventCollector } from '../gateways/analytics/event-collector';
import { runCommand } from '../kernel/commands/run-command';
import type { Deps } from '../kernel/deps';
import type { Handlers } from '../kernel/handlers';
import { bucketOf } from '../kernel/rate-limit/buckets';
import { consumeTokens } from '../kernel/rate-limit/consume-tokens';
import { sendFeedback } from './commands/send-feedback';

/** The collector of page views; absent where none are counted. */
export type WithCollector = { collector: EventCollector | undefined };

export const reportRoutes = {
  'POST /api-meeting/api/user/issues': ({ deps, caller, body, once }) =>
    once((requestKey) => runCommand({ deps, caller, requestKey }, sendFeedback, body)),

  'POST /api-meeting/api/user/events': async ({ deps, caller, body: { events, ...source } }) => {
    if (!deps.collector) return;
    await consumeTokens(deps, [bucketOf('eventBatchesPerStaff', caller.staffId)]);
    await deps.collector.collect({ companyId: caller.companyId, staffId: caller.staffId, source, events });
  },
} satisfies Handlers<typeof reportEndpoints, Deps & WithCollector>;
