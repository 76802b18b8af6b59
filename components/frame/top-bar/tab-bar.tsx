'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Icon } from '@/components/ui/layout/icon';
import { PageLink } from '@/components/ui/links/page-link';
import { shellText } from '@/lib/text/zh-cn/shell';
import styles from './tab-bar.module.css';
import { currentOf, tabs } from './tabs';

/** In the top bar on wide screens, under the thumb on phones: one list, placed by CSS. */
export function TabBar() {
  const place = { pathname: usePathname(), from: useSearchParams().get('from') };
  return (
    <nav aria-label={shellText.navigation} className={styles.tabs}>
      {tabs.map((tab) => (
        <PageLink key={tab.href} href={tab.href} className={styles.tab} aria-current={currentOf(tab, place)}>
          <Icon of={tab.icon} className={styles.icon} size={20} />
          {tab.label}
        </PageLink>
      ))}
    </nav>
  );
}
