'use client';

import { Copy } from 'lucide';
import { copyText } from '@/components/ui/controls/copy-text';
import { IconButton } from '@/components/ui/controls/icon-button';
import { Icon } from '@/components/ui/layout/icon';
import { useToast } from '@/components/ui/toast/toast';
import { contactCardText } from '@/lib/text/zh-cn/contacts';
import styles from './contact-card.module.css';

type Props = { what: string; value: string | undefined };

/** A number or an address with a way to copy it; `--` where there is none to see (CON-04). */
export function CopyableValue({ what, value }: Props) {
  const toast = useToast();
  if (!value) return contactCardText.none;
  const copy = async () => {
    if (await copyText(value)) toast(contactCardText.copied(what));
  };
  return (
    <span className={styles.value}>
      <bdi>{value}</bdi>
      <IconButton size="small" aria-label={contactCardText.copy(what)} onClick={() => void copy()}>
        <Icon of={Copy} size={14} />
      </IconButton>
    </span>
  );
}
