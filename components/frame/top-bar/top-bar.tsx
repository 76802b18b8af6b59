import { NoticeBell } from '@/components/notice/bell/notice-bell';
import { PageLink } from '@/components/ui/links/page-link';
import type { UnreadNotices } from '@/lib/query/unread-notices';
import { AccountMenu, type AccountMenuProps } from '../account-menu/account-menu';
import { ApprovalLink } from './approval-link';
import { HelpLink } from './help-link';
import { TabBar } from './tab-bar';
import styles from './top-bar.module.css';
import { Wordmark } from './wordmark';

export type TopBarProps = AccountMenuProps & {
  /** The product's name, by configuration. */
  title: string;
  /** Left out while the number is not known. */
  unreadApprovals?: number;
  unreadNotices?: UnreadNotices;
};

export function TopBar({ title, unreadApprovals, unreadNotices, ...account }: TopBarProps) {
  return (
    <header className={styles.bar} data-print="hide" data-frame>
      <PageLink href="/schedule" className={styles.home}>
        <Wordmark title={title} />
      </PageLink>
      <TabBar />
      <div className={styles.tools}>
        <HelpLink />
        <ApprovalLink unread={unreadApprovals} />
        <NoticeBell unread={unreadNotices} zone={account.zone} />
        <AccountMenu {...account} />
      </div>
    </header>
  );
}
