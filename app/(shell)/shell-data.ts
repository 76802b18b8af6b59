import { serverApi } from '@/bff/upstream/server-api';
import { deadlines } from '@/lib/domain/limits';
import { shellText } from '@/lib/text/zh-cn/shell';

/** What the frame shows beside the page. A page is neither lost nor late because its frame could not be filled (R19). */
export async function shellData(): Promise<{ title: string; unreadApprovals?: number }> {
  const api = await serverApi();
  const signal = AbortSignal.timeout(deadlines.frameMs);
  const [config, unread] = await Promise.allSettled([
    api('GET /api-meeting/api/client/company-configs', { signal }),
    api('GET /api-meeting/api/user/meeting-audit-records/actions/unread-count', { signal }),
  ]);
  return {
    title: config.status === 'fulfilled' ? config.value.title : shellText.title,
    ...(unread.status === 'fulfilled' && { unreadApprovals: unread.value.count }),
  };
}
