import { PageLink } from '@/components/ui/links/page-link';
import type { Meeting } from '@/lib/contract/meeting';
import { takesTime } from '@/lib/domain/calendar/conflicts';
import { detailsText } from '@/lib/text/zh-cn/details';
import { formatRange } from '@/lib/time/format';
import { useDetailsHref } from '../details-origin';
import styles from './own-conflicts.module.css';

type Props = { meeting: Pick<Meeting, 'status' | 'inviteState' | 'conflicts'>; zone: string };

/** The reader's other meetings at that time, each a link; nothing for somebody who does not come anyway. */
export function OwnConflicts({ meeting: { status, inviteState, conflicts = [] }, zone }: Props) {
  const detailsHref = useDetailsHref();
  if (conflicts.length === 0 || !takesTime({ status, inviteState })) return null;
  return (
    <p className={styles.conflicts}>
      {detailsText.conflict}
      {conflicts.map((other) => (
        <PageLink key={other._id} href={detailsHref(other.meetingNo)}>
          {formatRange(other, zone)} {other.subject}
        </PageLink>
      ))}
    </p>
  );
}
