import { CircleCheck } from 'lucide';
import { ButtonLink } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/layout/icon';
import type { Meeting } from '@/lib/contract/meeting';
import { earlyEndText } from '@/lib/text/zh-cn/early-end';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import cardStyles from '../details/card.module.css';
import { MeetingHeading } from '../details/overview/meeting-heading';
import styles from './early-end.module.css';

type Props = { meeting: Meeting; zone: string };

/** EARLY-02: the meeting goes on; 我知道了 leads to the schedule. */
export function Continued({ meeting, zone }: Props) {
  return (
    <article className={`${cardStyles.card} ${styles.card}`}>
      <div className={styles.tip} data-done role="status">
        <Icon of={CircleCheck} size={20} />
        <div>
          <strong>{meetingText.earlyEnd.continued}</strong>
          <p>{earlyEndText.continuedHint}</p>
        </div>
      </div>
      <MeetingHeading meeting={meeting} zone={zone} />
      <div className={styles.actions}>
        <ButtonLink variant="contained" size="large" href="/schedule">
          {meetingText.earlyEnd.acknowledge}
        </ButtonLink>
      </div>
    </article>
  );
}
