'use client';

import MenuItem from '@mui/material/MenuItem';
import { Check, Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { schemes, type Scheme } from '@/components/ui/theme/scheme';
import { accountMenuText } from '@/lib/text/zh-cn/account-menu';
import styles from './scheme-items.module.css';
import { useScheme } from './use-scheme';

const icons: Record<Scheme, LucideIcon> = { system: Monitor, light: Sun, dark: Moon };

/** Light, dark or as the machine has it (NAV-08). The menu stays open, so that one sees what one chose. */
export function SchemeItems() {
  const titleId = useId();
  const { scheme, choose } = useScheme();
  return (
    <>
      <li id={titleId} role="presentation" className={styles.title}>
        {accountMenuText.theme}
      </li>
      {schemes.map((each) => {
        const Icon = icons[each];
        return (
          <MenuItem
            key={each}
            role="menuitemradio"
            aria-checked={each === scheme}
            aria-describedby={titleId}
            className={styles.item}
            onClick={() => choose(each)}
          >
            <Icon size={16} aria-hidden />
            {accountMenuText.themes[each]}
            <Check size={16} className={styles.check} aria-hidden />
          </MenuItem>
        );
      })}
      <li role="separator" className={styles.end} />
    </>
  );
}
