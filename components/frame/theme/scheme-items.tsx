'use client';

import MenuItem from '@mui/material/MenuItem';
import { Check, Monitor, Moon, Sun, type IconNode } from 'lucide';
import { useId } from 'react';
import { Icon } from '@/components/ui/layout/icon';
import { schemes, type Scheme } from '@/components/ui/theme/scheme';
import { accountMenuText } from '@/lib/text/zh-cn/account-menu';
import styles from './scheme-items.module.css';
import { useScheme } from './use-scheme';

const icons: Record<Scheme, IconNode> = { system: Monitor, light: Sun, dark: Moon };

/** Light, dark or as the machine has it (NAV-08). The menu stays open, so that one sees what one chose. */
export function SchemeItems() {
  const titleId = useId();
  const { scheme, choose } = useScheme();
  return (
    <>
      <li id={titleId} role="presentation" className={styles.title}>
        {accountMenuText.theme}
      </li>
      {schemes.map((each) => (
        <MenuItem
          key={each}
          role="menuitemradio"
          aria-checked={each === scheme}
          aria-describedby={titleId}
          className={styles.item}
          onClick={() => choose(each)}
        >
          <Icon of={icons[each]} size={16} />
          {accountMenuText.themes[each]}
          <Icon of={Check} size={16} className={styles.check} />
        </MenuItem>
      ))}
      <li role="separator" className={styles.end} />
    </>
  );
}
