'use client';

import { Button } from '@/components/ui/controls/button';
import { readRecurrence } from '@/lib/domain/meeting/recurrence';
import { recurrenceWords } from '@/lib/text/recurrence-words';
import { seriesEditText, seriesRuleText } from '@/lib/text/zh-cn/series';
import { RepeatSentence } from '../form/repeat-sentence';
import styles from '../form/repeat-parts.module.css';
import { RepeatField } from '../rule/repeat-field';
import type { SeriesEditState } from './use-series-edit';

type Props = { state: SeriesEditState };

/** The rule of the series with the way to its fields, or these and the rule read back (REP-03). */
export function RuleChange({ state: { rule, storedRule, sentence, problem, counts, today, zone } }: Props) {
  const { repeat, day, open, close, change } = rule;
  if (open === undefined || day === undefined || storedRule === undefined) return null;
  if (repeat === null)
    return (
      <p className={styles.rule}>
        <span>{`${seriesRuleText.field} ${recurrenceWords(readRecurrence(storedRule, zone))}`}</span>
        <Button size="small" onClick={open}>
          {seriesEditText.changeRule}
        </Button>
      </p>
    );
  return (
    <div>
      <RepeatField repeat={repeat} day={day} today={today} isSeries onChange={(next) => next && change(next)}>
        {rule.changes ? (
          <RepeatSentence sentence={sentence} problem={problem} refused={counts.refused} onOpen={undefined} />
        ) : null}
      </RepeatField>
      <Button size="small" onClick={close}>
        {seriesEditText.keepRule}
      </Button>
    </div>
  );
}
