import { cache } from 'react';
import { visitorOf } from '@/bff/session/identity';
import { loadPageSession } from '@/bff/session/load-session';
import { serverApi } from '@/bff/upstream/server-api';
import { deadlines } from '@/lib/domain/limits';

type FrameData = { title?: string; accent?: string; unreadApprovals?: number };

/**
 * What the frames show beside the page, asked for once per page; nothing for whoever stands before a company. A page is
 * neither lost nor late because its frame could not be filled (R19).
 */
export const frameData = cache(async (): Promise<FrameData> => {
  if (visitorOf(await loadPageSession()).kind !== 'staff') return {};
  const api = await serverApi();
  const signal = AbortSignal.timeout(deadlines.frameMs);
  const [config, unread] = await Promise.allSettled([
    api('GET /api-meeting/api/client/company-configs', { signal }),
    api('GET /api-meeting/api/user/meeting-audit-records/actions/unread-count', { signal }),
  ]);
  return {
    ...(config.status === 'fulfilled' && config.value),
    ...(unread.status === 'fulfilled' && { unreadApprovals: unread.value.count }),
  };
});
