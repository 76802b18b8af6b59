'use client';

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CheckCheck } from 'lucide';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/layout/icon';
import { useToast } from '@/components/ui/toast/toast';
import { useApi } from '@/lib/query/context/api-context';
import { noticePages, useReadAllNotices } from '@/lib/query/notice';
import { unreadNotices } from '@/lib/query/unread-notices';
import { failureText } from '@/lib/text/errors';
import { noticesText } from '@/lib/text/zh-cn/notices';

/** Takes everything off the bell at once: what is on the screen, not what comes while one presses. */
export function ReadAllNotices() {
  const toast = useToast();
  const api = useApi();
  const { data: unread } = useQuery(unreadNotices(api));
  const { data: notices } = useInfiniteQuery({ ...noticePages(api), enabled: false });
  const { mutate, isPending } = useReadAllNotices();
  const until = notices?.pages[0]?.list[0]?.time;
  const canRead = (unread?.count ?? 0) > 0 && until !== undefined;
  const read = () =>
    until !== undefined &&
    mutate({ until }, { onError: (error) => toast(failureText('notices', error), 'error') });
  return (
    <Button size="small" color="inherit" disabled={!canRead || isPending} onClick={read}>
      <Icon of={CheckCheck} size={16} />
      {noticesText.readAll}
    </Button>
  );
}
