'use client';

import { useId, useMemo } from 'react';
import { useServerNow } from '@/components/ui/page/server-clock';
import type { Notice } from '@/lib/contract/notice';
import { useReadNotice } from '@/lib/query/notice';
import { dateText } from '@/lib/text/zh-cn/dates';
import { addDays, dayOf, type Day } from '@/lib/time/day';
import { formatHeadingDay } from '@/lib/time/format';
import styles from './notice-list.module.css';
import { NoticeRow } from '../row/notice-row';
import { noticesByDay } from './notices-by-day';

type Props = {
  notices: readonly Notice[];
  zone: string;
  /** A notice is opened: its page comes. */
  onOpen?: (() => void) | undefined;
};

/** Notices under the days of their arrival; opening one reads it. */
export function NoticeList({ notices, zone, onOpen }: Props) {
  const now = useServerNow();
  const today = dayOf(now, zone);
  const days = useMemo(() => noticesByDay(notices, zone), [notices, zone]);
  const { mutate: read } = useReadNotice();
  const open = (notice: Notice) => {
    if (!notice.isRead) read(notice);
    onOpen?.();
  };
  return days.map(([day, ofDay]) => (
    <DayOfNotices key={day} name={dayName(day, today)} notices={ofDay} now={now} zone={zone} onOpen={open} />
  ));
}

type DayProps = {
  name: string;
  notices: readonly Notice[];
  now: number;
  zone: string;
  onOpen: (notice: Notice) => void;
};

function DayOfNotices({ name, notices, now, zone, onOpen }: DayProps) {
  const titleId = useId();
  return (
    <section className={styles.day} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.heading}>
        {name}
      </h2>
      <ul aria-labelledby={titleId}>
        {notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} now={now} zone={zone} onOpen={() => onOpen(notice)} />
        ))}
      </ul>
    </section>
  );
}

function dayName(day: Day, today: Day): string {
  if (day === today) return dateText.today;
  if (day === addDays(today, -1)) return dateText.yesterday;
  return formatHeadingDay(day, today);
}
