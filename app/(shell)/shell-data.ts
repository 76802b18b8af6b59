import { serverApi } from '@/bff/upstream/server-api';
import { shellText } from '@/lib/text/zh-cn/shell';

/** What the frame shows beside the page. A page is not lost because its frame could not be filled. */
export async function shellData(): Promise<{ title: string; unreadApprovals?: number }> {
  const api = await serverApi();
  const [config, unread] = await Promise.allSettled([
    api('GET /api-meeting/api/client/company-configs'),
    api('GET /api-meeting/api/user/meeting-audit-records/actions/unread-count'),
  ]);
  return {
    title: config.status === 'fulfilled' ? config.value.title : shellText.title,
    ...(unread.status === 'fulfilled' && { unreadApprovals: unread.value.count }),
  };
}
