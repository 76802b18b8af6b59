import type { changeEndpoints } from '@/lib/contract/change';
import { changeStream as limits } from '@/lib/domain/limits/live-limits';
import { changeStream } from './change-stream';
import { httpCodes, ServiceError } from '../kernel/errors/service-error';
import type { Deps } from '../kernel/deps';
import type { Handlers } from '../kernel/handlers';
import type { ChangeHub } from './change-hub';

export type LiveDeps = Deps & {
  changes: ChangeHub;
  /** Rejects once the caller's token or place in the company no longer counts. */
  authenticateStaff(request: Request): Promise<unknown>;
};

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  // A proxy that compresses or buffers would hold the pieces back.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

export const changeRoutes = {
  'GET /api-meeting/api/user/changes': async ({ deps, caller, request }) => {
    const { changes, logger } = deps;
    if (changes.openedBy(caller.staffId) >= limits.perStaff) throw new ServiceError(httpCodes.tooFrequent);
    const body = changeStream({
      hub: changes,
      logger,
      companyId: caller.companyId,
      staffId: caller.staffId,
      tokenHash: caller.tokenHash.toString('hex'),
      lastEventId: request.headers.get('last-event-id'),
      assertAllowed: () => deps.authenticateStaff(request),
      signal: request.signal,
    });
    return new Response(body, { headers });
  },
} satisfies Handlers<typeof changeEndpoints, LiveDeps>;
