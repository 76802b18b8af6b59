'use client';

import { planWords } from '@/lib/text/series/plan-words';
import { plannerText } from '@/lib/text/zh-cn/series';
import { SeriesPlanner } from '../planner/series-planner';
import { RepeatField } from '../rule/repeat-field';
import { RepeatSentence } from './repeat-sentence';
import styles from './repeat-parts.module.css';
import type { RepeatState } from './use-repeat';

type Props = { state: RepeatState };

/** The fields of the rule, and the rule read back. */
export function RepeatFields({ state, isSeries }: Props & { isSeries?: boolean }) {
  const { repeat, day, today, change } = state;
  return (
    <RepeatField
      repeat={repeat ?? undefined}
      day={day}
      today={today}
      isSeries={isSeries}
      onChange={(next) => change(next ?? null)}
    >
      {state.isRule ? (
        <RepeatSentence
          sentence={state.sentence}
          problem={state.problem}
          refused={state.counts.refused}
          onOpen={state.isPlanned ? state.openPlan : undefined}
        />
      ) : null}
    </RepeatField>
  );
}

/** The occurrences, where there is a series to plan. */
export const RepeatPlan = ({ state }: Props) =>
  state.isPlanned ? <SeriesPlanner {...state.planner} /> : null;

/** Beside the button that sends: what it books, or what is left to do before. */
export function RepeatNote({ state: { repeat, isPlanned, isPressed, counts } }: Props) {
  if (!repeat || !isPlanned) return null;
  const isOpen = counts.refused > 0;
  return (
    <p className={styles.note} data-open={isOpen} role={isOpen && isPressed ? 'alert' : undefined}>
      {isOpen ? plannerText.mustArrange(counts.refused) : planWords(counts)}
    </p>
  );
}
