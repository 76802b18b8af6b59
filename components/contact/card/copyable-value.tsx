import { CopyButton } from '@/components/ui/controls/copy-button';
import { contactCardText } from '@/lib/text/zh-cn/contacts';
import styles from './contact-card.module.css';

type Props = { what: string; value: string | undefined };

/** A number or an address with a way to copy it; `--` where there is none to see (CON-04). */
export function CopyableValue({ what, value }: Props) {
  if (!value) return contactCardText.none;
  return (
    <span className={styles.value}>
      <bdi>{value}</bdi>
      <CopyButton value={value} label={contactCardText.copy(what)} done={contactCardText.copied(what)} />
    </span>
  );
}
