'use client';

import { Button } from '@/components/ui/controls/button';
import { bulkRepairs } from '@/lib/domain/series/bulk-repair';
import { plannerText } from '@/lib/text/zh-cn/series';
import type { Wishes } from '../rule/repeat-values';
import type { PlannerRow } from './planner-row';
import styles from './series-planner.module.css';
import { bulkWishes, countOnHolidays, skipHolidays, skipRefused } from './wish-changes';

type Props = {
  rows: readonly PlannerRow[];
  wishes: Wishes;
  basis: string;
  refused: number;
  isOpenOnly: boolean;
  onOpenOnly: (isOpenOnly: boolean) => void;
  onWishes: (wishes: Wishes) => void;
};

const quiet = { size: 'small', variant: 'outlined', color: 'inherit' } as const;

/** One press repairs all rows that need it; nothing shows where none does. */
export function PlannerTools({ rows, wishes, basis, refused, isOpenOnly, onOpenOnly, onWishes }: Props) {
  const hasRepairs = rows.some(({ repairs }) => repairs.length > 0);
  const hasWishes = rows.some(({ wish }) => wish !== undefined);
  const onHolidays = countOnHolidays(rows);
  if (!hasRepairs && !hasWishes && refused === 0 && onHolidays === 0 && !isOpenOnly) return null;
  return (
    <div className={styles.tools} role="group" aria-label={plannerText.bulkGroup}>
      {hasRepairs
        ? bulkRepairs.map((how) => (
            <Button key={how} {...quiet} onClick={() => onWishes(bulkWishes(rows, { wishes, basis, how }))}>
              {plannerText.bulk[how]}
            </Button>
          ))
        : null}
      {onHolidays > 0 ? (
        <Button {...quiet} onClick={() => onWishes(skipHolidays(rows, wishes))}>
          {plannerText.skipHolidays(onHolidays)}
        </Button>
      ) : null}
      {refused > 0 ? (
        <Button {...quiet} onClick={() => onWishes(skipRefused(rows, wishes))}>
          {plannerText.skipRest(refused)}
        </Button>
      ) : null}
      {hasWishes ? (
        <Button {...quiet} variant="text" onClick={() => onWishes({})}>
          {plannerText.resetAll}
        </Button>
      ) : null}
      {refused > 0 || isOpenOnly ? (
        <Button
          {...quiet}
          className={styles.filter}
          aria-pressed={isOpenOnly}
          onClick={() => onOpenOnly(!isOpenOnly)}
        >
          {plannerText.openOnly}
        </Button>
      ) : null}
    </div>
  );
}
