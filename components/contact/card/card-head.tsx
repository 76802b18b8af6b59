'use client';

import { useQuery } from '@tanstack/react-query';
import { Tag } from '@/components/ui/layout/tag';
import { useServerNow } from '@/components/ui/page/server-clock';
import { Avatar } from '@/components/ui/people/avatar';
import type { Contact } from '@/lib/contract/contact';
import { availability } from '@/lib/domain/contact/free-hour';
import { busyTimes } from '@/lib/query/contact';
import { useApi } from '@/lib/query/context/api-context';
import { commonText } from '@/lib/text/zh-cn/common';
import { contactCardText, contactsText } from '@/lib/text/zh-cn/contacts';
import { dayOf, endOfDay, startOfDay } from '@/lib/time/day';
import { formatEndTime, formatRange } from '@/lib/time/format';
import styles from './contact-card.module.css';

type Props = { person: Contact; isSelf: boolean; zone: string };

/** Portrait, name and place, and whether a colleague could be met today. */
export function CardHead({ person, isSelf, zone }: Props) {
  const { realName, avatar, department, jobTitle, isExternal, orgName, staffId } = person;
  const place = [isExternal ? orgName : department, jobTitle].filter(Boolean).join(commonText.separator);
  return (
    <div className={styles.head}>
      <Avatar name={realName} picture={avatar} size="portrait" tone="accent" />
      <div className={styles.who}>
        <h3 className={styles.name}>
          <bdi>{realName}</bdi>
          {isSelf ? <Tag tone="accent">{contactsText.self}</Tag> : null}
          {isExternal ? <Tag>{contactsText.external}</Tag> : null}
        </h3>
        {place ? <p className={styles.place}>{place}</p> : null}
        {staffId && !isSelf ? <Availability staffId={staffId} zone={zone} /> : null}
      </div>
    </div>
  );
}

/** Free or busy only: what a meeting is about stays with its people. */
function Availability({ staffId, zone }: { staffId: string; zone: string }) {
  const now = useServerNow();
  const today = dayOf(now, zone);
  const window = { beginTime: startOfDay(today, zone), endTime: endOfDay(today, zone) };
  const { data } = useQuery(busyTimes(useApi(), [staffId], window));
  const busy = data?.find((each) => each.staffId === staffId)?.busy;
  // The line is there from the start, so that nothing moves when the answer comes.
  if (!busy) return <p className={styles.availability} />;
  const { isFree, until, freeHour } = availability(busy, { now, until: window.endTime });
  const time = until === undefined ? undefined : formatEndTime(until, zone);
  return (
    <p className={styles.availability}>
      <Tag tone={isFree ? 'running' : 'held'}>{stateText(isFree, time)}</Tag>
      {isFree || !freeHour ? null : contactCardText.freeHour(formatRange(freeHour, zone))}
    </p>
  );
}

function stateText(isFree: boolean, until: string | undefined): string {
  if (isFree) return until ? contactCardText.freeUntil(until) : contactCardText.freeNow;
  return until ? contactCardText.busyUntil(until) : contactCardText.busyRest;
}
