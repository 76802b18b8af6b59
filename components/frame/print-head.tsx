'use client';

import { useServerNow } from '@/components/ui/page/server-clock';
import { shellText } from '@/lib/text/zh-cn/shell';
import { dayOf } from '@/lib/time/day';
import { formatFullDay, formatTime } from '@/lib/time/format';
import styles from './print-head.module.css';

type Props = { companyName: string; zone: string };

/** The line above a printed page: the company, and the time of the print. */
export function PrintHead({ companyName, zone }: Props) {
  const now = useServerNow();
  return (
    <div data-print="only">
      <p className={styles.head}>
        <strong>{companyName}</strong>
        {shellText.printedAt(`${formatFullDay(dayOf(now, zone))} ${formatTime(now, zone)}`)}
      </p>
    </div>
  );
}
