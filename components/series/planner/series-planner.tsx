'use client';

import { useId, useState, type Ref } from 'react';
import { LoadFailed } from '@/components/ui/feedback/load-failed';
import { planWords } from '@/lib/text/series/plan-words';
import { plannerText } from '@/lib/text/zh-cn/series';
import type { Wishes } from '../rule/repeat-values';
import { planCounts } from './plan-counts';
import { PlannerList } from './planner-list';
import { PlannerTools } from './planner-tools';
import styles from './series-planner.module.css';
import type { SeriesPlanState } from './use-series-plan';

type Props = {
  plan: SeriesPlanState;
  wishes: Wishes;
  basis: string;
  zone: string;
  onWishes: (wishes: Wishes) => void;
  headingRef?: Ref<HTMLHeadingElement>;
};

/** Every occurrence of a series with what is in its way, so that all clashes are settled before anything is booked (REP-02). */
export function SeriesPlanner({ plan, wishes, basis, zone, onWishes, headingRef }: Props) {
  const id = useId();
  const [isOpenOnly, setOpenOnly] = useState(false);
  const counts = planCounts(plan.rows);
  const change = { rows: plan.rows, wishes, basis, onWishes };
  const rows = isOpenOnly ? plan.rows.filter(({ state }) => state === 'refused') : plan.rows;
  return (
    <section className={styles.planner} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} ref={headingRef} tabIndex={-1}>
          {plannerText.title}
        </h2>
        <p role="status" className={styles.summary} data-tone={toneOf(counts)}>
          {plan.error ? '' : planWords(counts)}
        </p>
      </header>
      {plan.error ? (
        <LoadFailed
          title={plannerText.failed}
          error={plan.error}
          onRetry={plan.retry}
          isRetrying={plan.isRetrying}
        />
      ) : null}
      <PlannerTools {...change} refused={counts.refused} isOpenOnly={isOpenOnly} onOpenOnly={setOpenOnly} />
      {rows.length > 0 ? (
        <PlannerList {...change} rows={rows} zone={zone} />
      ) : (
        <p className={styles.nothing}>{isOpenOnly ? plannerText.nothing : plannerText.checking}</p>
      )}
    </section>
  );
}

const toneOf = ({ refused, checking, all }: ReturnType<typeof planCounts>) => {
  if (checking > 0) return 'checking';
  return refused > 0 || all === 0 ? 'refused' : 'done';
};
