import { CircleAlert, CircleCheck, X } from 'lucide';
import { IconButton } from '@/components/ui/controls/icon-button';
import { Icon } from '@/components/ui/layout/icon';
import { failureText } from '@/lib/text/errors';
import { approvalText } from '@/lib/text/zh-cn/approval';
import { settleText } from '@/lib/text/zh-cn/approval-centre';
import { commonText } from '@/lib/text/zh-cn/common';
import styles from './settle-results.module.css';
import type { SettleRound } from './use-settle';

type Props = { round: SettleRound; onClose: () => void };

/** On a phone the list may be scrolled far past the place of the results. */
const scrollIntoView = (section: HTMLElement | null) => section?.scrollIntoView({ block: 'nearest' });

/** The results of several decisions, a line for each. */
export function SettleResults({ round: { kind, results }, onClose }: Props) {
  const done = results.filter(({ error }) => !error).length;
  const word = approvalText.status[kind === 'agree' ? 'AUDIT_AGREE' : 'AUDIT_REFUSE'];
  return (
    <section ref={scrollIntoView} role="status" className={styles.results} aria-label={settleText.results}>
      <header className={styles.head}>
        <h2>{settleText.done(done, results.length)}</h2>
        <IconButton size="small" aria-label={commonText.close} onClick={onClose}>
          <Icon of={X} size={16} />
        </IconButton>
      </header>
      <ul className={styles.lines}>
        {results.map(({ id, subject, error }) => (
          <li key={id} data-failed={error ? true : undefined}>
            <Icon of={error ? CircleAlert : CircleCheck} size={16} />
            <span className={styles.subject}>{subject}</span>
            <span>{error ? failureText('approval', error) : word}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
