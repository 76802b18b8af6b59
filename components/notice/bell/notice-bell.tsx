'use client';

import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide';
import { usePathname } from 'next/navigation';
import { useState, type MouseEvent } from 'react';
import { CountBadge } from '@/components/ui/badge/count-badge';
import { IconLink } from '@/components/ui/controls/icon-button';
import { Icon } from '@/components/ui/layout/icon';
import { isPlainClick } from '@/components/ui/links/is-plain-click';
import { Tip } from '@/components/ui/overlay/tip/tip';
import { useApi } from '@/lib/query/context/api-context';
import { unreadNotices, type UnreadNotices } from '@/lib/query/unread-notices';
import { commonText } from '@/lib/text/zh-cn/common';
import { shellText } from '@/lib/text/zh-cn/shell';
import { LazyNoticePanel } from './lazy-notice-panel';

/** The page of its own, where there is no room for a panel or the panel cannot come. */
const page = '/notices';
const roomForPanel = '(min-width: 600px)';

type Props = {
  /** Left out while it is not known. */
  unread: UnreadNotices | undefined;
  zone: string;
};

/** How many notices wait unread; a link that opens the list over the page on wide screens, as a page of its own elsewhere. */
export function NoticeBell({ unread: initial, zone }: Props) {
  const { data } = useQuery({
    ...unreadNotices(useApi()),
    initialData: initial,
    // After a timeout that delayed the whole page, the service is not asked again.
    enabled: initial !== undefined,
  });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isPage = usePathname() === page;
  const count = data?.count ?? 0;
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isPage || !isPlainClick(event) || !window.matchMedia(roomForPanel).matches) return;
    event.preventDefault();
    setAnchor(event.currentTarget);
  };
  return (
    <>
      <Tip text={shellText.notices}>
        <IconLink
          href={page}
          aria-label={count > 0 ? shellText.noticesUnread(commonText.capped(count)) : shellText.notices}
          aria-current={isPage ? 'page' : undefined}
          aria-expanded={anchor !== null}
          onClick={open}
        >
          <Icon of={Bell} size={18} />
          <CountBadge count={count} />
        </IconLink>
      </Tip>
      <LazyNoticePanel anchor={anchor} zone={zone} onClose={() => setAnchor(null)} />
    </>
  );
}
