'use client';

import { ChoiceChips } from '@/components/ui/controls/choice/choice-chips';
import { planWords } from '@/lib/text/series/plan-words';
import { plannerText, seriesEditText } from '@/lib/text/zh-cn/series';
import styles from '../form/repeat-parts.module.css';
import { SeriesPlanner } from '../planner/series-planner';
import { RuleChange } from './rule-change';
import type { SeriesEditState } from './use-series-edit';

type Props = { state: SeriesEditState };

/** How many occurrences the edit means, and what becomes of those that were changed on their own. */
export function SeriesEditScope({ state }: Props) {
  const { isSeveral, meant, rule, changedOnTheirOwn, keepChanged, setKeepChanged } = state;
  if (!isSeveral || meant === 0) return null;
  return (
    <div className={styles.scope}>
      <p>{rule.changes ? seriesEditText.meantAnew(meant) : seriesEditText.meant(meant)}</p>
      <RuleChange state={state} />
      {changedOnTheirOwn > 0 ? (
        <ChoiceChips
          legend={seriesEditText.changed(changedOnTheirOwn)}
          type="radio"
          options={[
            { value: 1, label: seriesEditText.keep },
            { value: 0, label: seriesEditText.overwrite },
          ]}
          chosen={[keepChanged ? 1 : 0]}
          onPick={(keep) => setKeepChanged(keep === 1)}
        />
      ) : null}
    </div>
  );
}

/** The occurrences as the edit would leave them. */
export const SeriesEditPlan = ({ state }: Props) =>
  state.isPlanned ? <SeriesPlanner {...state.planner} /> : null;

/** Beside the button that sends. */
export function SeriesEditNote({ state: { isSeveral, isPlanned, problem, counts } }: Props) {
  if (!isSeveral) return null;
  if (!isPlanned && !problem) return null;
  const isOpen = problem !== undefined || counts.refused > 0;
  const words = counts.refused > 0 ? plannerText.mustArrange(counts.refused) : planWords(counts);
  return (
    <p className={styles.note} data-open={isOpen} role={problem ? 'alert' : undefined}>
      {problem ?? words}
    </p>
  );
}
