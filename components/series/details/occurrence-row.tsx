import { useDetailsHref } from '@/components/meeting/details/details-origin';
import { InviteTag } from '@/components/meeting/tags/invite-tag';
import { StatusTag } from '@/components/meeting/tags/status-tag';
import { Tag } from '@/components/ui/layout/tag';
import { PageLink } from '@/components/ui/links/page-link';
import type { Series } from '@/lib/contract/series';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { seriesListText } from '@/lib/text/zh-cn/series';
import { dayOf } from '@/lib/time/day';
import { formatHeadingDay, formatRange } from '@/lib/time/format';
import styles from './series-card.module.css';

type Props = { occurrence: Series['occurrences'][number]; isCurrent: boolean; now: number; zone: string };

/** One occurrence: when and where it is, how it stands, and whether it differs from the others. */
export function OccurrenceRow({ occurrence, isCurrent, now, zone }: Props) {
  const { meetingNo, beginTime, address, status, inviteState, changedFields } = occurrence;
  const detailsHref = useDetailsHref();
  const words = (
    <>
      <span className={styles.day}>{formatHeadingDay(dayOf(beginTime, zone), dayOf(now, zone))}</span>
      <span className={styles.times}>{formatRange(occurrence, zone)}</span>
      <span className={styles.place}>{address}</span>
    </>
  );
  return (
    <div className={styles.row} data-current={isCurrent} data-off={status === 'CANCEL'}>
      {isCurrent ? (
        <span className={styles.words} aria-current="page">
          {words}
        </span>
      ) : (
        <PageLink href={detailsHref(meetingNo)} className={styles.words}>
          {words}
        </PageLink>
      )}
      <span className={styles.tags}>
        {isCurrent ? <Tag tone="accent">{seriesListText.current}</Tag> : null}
        {changedFields.length > 0 ? <Tag>{seriesListText.changed}</Tag> : null}
        {inviteState !== undefined && inviteState !== inviteStates.joined ? (
          <InviteTag state={inviteState} />
        ) : null}
        <StatusTag status={status} />
      </span>
    </div>
  );
}
