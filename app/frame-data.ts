import { cache } from 'react';
import { visitorOf } from '@/bff/session/identity';
import { loadPageSession } from '@/bff/session/load-session';
import { serverApi } from '@/bff/upstream/server-api';
import type { CompanyConfig } from '@/lib/contract/company';
import type { UnreadNotices } from '@/lib/query/unread-notices';
import { deadlines } from '@/lib/domain/limits/limits';

type FrameData = Partial<CompanyConfig> & {
  unreadApprovals?: number;
  unreadNotices?: UnreadNotices;
  realName?: string;
};

/**
 * The data of the frame around a page, loaded once per page; empty for a visitor without a company. A frame that cannot be
 * loaded neither fails nor delays its page (R19).
 */
export const frameData = cache(async (): Promise<FrameData> => {
  if (visitorOf(await loadPageSession()).kind !== 'staff') return {};
  const api = await serverApi();
  const signal = AbortSignal.timeout(deadlines.frameMs);
  const [config, unread, notices, user] = await Promise.allSettled([
    api('GET /api-meeting/api/client/company-configs', { signal }),
    api('GET /api-meeting/api/user/meeting-audit-records/actions/unread-count', { signal }),
    api('GET /api-meeting/api/user/notices/actions/unread-count', { signal }),
    // SESS-02: the name in the session is that of the log-in and may be outdated.
    api('GET /api-auth/api/client/auth/userinfo', { query: {}, signal }),
  ]);
  return {
    ...(config.status === 'fulfilled' && config.value),
    ...(user.status === 'fulfilled' && { realName: user.value.realName }),
    ...(notices.status === 'fulfilled' && { unreadNotices: notices.value }),
    ...(unread.status === 'fulfilled' && { unreadApprovals: unread.value.count }),
  };
});
