'use client';

import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { DateField } from '@/components/ui/date/date-field';
import { seriesRuleText } from '@/lib/text/zh-cn/series';
import styles from './repeat-field.module.css';
import type { RulePart } from './rule-part';

const ends = ['count', 'until'] as const;
const endOptions = ends.map((end, value) => ({ value, label: seriesRuleText.ends[end] }));
const countDigits = 3;

/** The end of a series: so many times, or a last day. */
export function RuleEnd({ repeat, day, today, problems, onChange }: RulePart) {
  const { end, count, until } = repeat;
  return (
    <>
      <SelectField
        label={seriesRuleText.end}
        options={endOptions}
        value={ends.indexOf(end)}
        onChange={(index) => onChange({ end: ends[index] ?? 'count' })}
      />
      {end === 'count' ? (
        <Field
          label={seriesRuleText.count}
          value={count}
          inputMode="numeric"
          autoComplete="off"
          maxLength={countDigits}
          error={problems.count}
          onChange={({ target }) => onChange({ count: target.value })}
        />
      ) : (
        <fieldset className={styles.until} data-invalid={problems.until !== undefined} tabIndex={-1}>
          <DateField
            label={seriesRuleText.until}
            day={until}
            today={today}
            min={day}
            onPick={(picked) => onChange({ until: picked })}
          />
          <p className={styles.problem} aria-live="polite">
            {problems.until}
          </p>
        </fieldset>
      )}
    </>
  );
}
