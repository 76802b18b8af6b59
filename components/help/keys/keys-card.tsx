'use client';

import { Keyboard } from 'lucide';
import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/layout/icon';
import { keysText } from '@/lib/text/zh-cn/keys';
import { HelpCard } from '../help-card';
import styles from './keys-card.module.css';
import { LazyKeysDialog } from './lazy-keys-dialog';

/** The way to the keys of every screen, also where ? is switched off. */
export function KeysCard() {
  const pathname = usePathname();
  const [isOpen, setOpen] = useState(false);
  return (
    <HelpCard title={keysText.title} className={styles.card}>
      <p className={styles.hint}>{keysText.hint}</p>
      <Button variant="outlined" color="inherit" fullWidth onClick={() => setOpen(true)}>
        <Icon of={Keyboard} size={16} />
        {keysText.all}
      </Button>
      <LazyKeysDialog open={isOpen} pathname={pathname} onClose={() => setOpen(false)} />
    </HelpCard>
  );
}
