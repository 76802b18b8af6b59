import { Lock } from 'lucide';
import { Icon } from '@/components/ui/layout/icon';
import { scopes } from '@/lib/domain/meeting/meeting-values';
import { detailsText } from '@/lib/text/zh-cn/details';
import styles from './private-mark.module.css';

/** A lock beside the subject of a private meeting; nothing beside others. */
export function PrivateMark({ scope }: { scope: number | undefined }) {
  if (scope !== scopes.private) return null;
  return (
    <span className={styles.mark} role="img" aria-label={detailsText.private}>
      <Icon of={Lock} size={14} />
    </span>
  );
}
