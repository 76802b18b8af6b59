import { cache } from 'react';
import { visitorOf } from '@/bff/session/identity';
import { loadPageSession } from '@/bff/session/load-session';
import { serverApi } from '@/bff/upstream/server-api';
import { deadlines } from '@/lib/domain/limits/limits';

type FrameData = { title?: string; accent?: string; unreadApprovals?: number; realName?: string };

/**
 * What the frames show beside the page, asked for once per page; nothing for whoever stands before a company. A page is
 * neither lost nor late because its frame could not be filled (R19).
 */
export const frameData = cache(async (): Promise<FrameData> => {
  if (visitorOf(await loadPageSession()).kind !== 'staff') return {};
  const api = await serverApi();
  const signal = AbortSignal.timeout(deadlines.frameMs);
  const [config, unread, user] = await Promise.allSettled([
    api('GET /api-meeting/api/client/company-configs', { signal }),
    api('GET /api-meeting/api/user/meeting-audit-records/actions/unread-count', { signal }),
    // SESS-02: the session keeps the name of its first day.
    api('GET /api-auth/api/client/auth/userinfo', { query: {}, signal }),
  ]);
  return {
    ...(config.status === 'fulfilled' && config.value),
    ...(user.status === 'fulfilled' && { realName: user.value.realName }),
    ...(unread.status === 'fulfilled' && { unreadApprovals: unread.value.count }),
  };
});
