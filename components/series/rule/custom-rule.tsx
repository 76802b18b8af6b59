'use client';

import { ChoiceChips } from '@/components/ui/controls/choice/choice-chips';
import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { presetFrequency } from '@/lib/domain/series/recurrence-presets';
import { dayInMonthWords } from '@/lib/text/recurrence-words';
import { dateText } from '@/lib/text/zh-cn/dates';
import { seriesRuleText } from '@/lib/text/zh-cn/series';
import styles from './repeat-field.module.css';
import type { RulePart } from './rule-part';

const units = ['daily', 'weekly', 'monthly'] as const;
const unitOptions = units.map((unit, value) => ({ value, label: seriesRuleText.units[unit] }));
const intervalDigits = 2;
/** The Chinese week is read from Monday. */
const weekdayOptions = [1, 2, 3, 4, 5, 6, 0].map((value) => ({
  value,
  label: dateText.weekdays[value] ?? '',
}));

const toggled = (weekdays: readonly number[], weekday: number) =>
  weekdays.includes(weekday)
    ? weekdays.filter((each) => each !== weekday)
    : [...weekdays, weekday].sort((one, other) => one - other);

/** A rule of one's own: every so many days, weeks or months, and on which of their days. */
export function CustomRule({ repeat, day, problems, onChange }: RulePart) {
  const { every, unit, weekdays, monthlyBy } = repeat;
  const daysOfMonth = [
    { value: 'date' as const, label: dayInMonthWords(presetFrequency('monthlyByDate', day)) },
    { value: 'weekday' as const, label: dayInMonthWords(presetFrequency('monthlyByWeekday', day)) },
    { value: 'lastDay' as const, label: seriesRuleText.lastDay },
  ];
  return (
    <div className={styles.custom}>
      <div className={styles.line}>
        <Field
          label={seriesRuleText.every}
          value={every}
          inputMode="numeric"
          autoComplete="off"
          maxLength={intervalDigits}
          error={problems.every}
          onChange={({ target }) => onChange({ every: target.value })}
        />
        <SelectField
          label={seriesRuleText.unit}
          options={unitOptions}
          value={units.indexOf(unit)}
          onChange={(index) => onChange({ unit: units[index] ?? 'weekly' })}
        />
      </div>
      {unit === 'weekly' ? (
        <ChoiceChips
          legend={seriesRuleText.weekdays}
          type="checkbox"
          options={weekdayOptions}
          chosen={weekdays}
          error={problems.weekdays}
          onPick={(weekday) => onChange({ weekdays: toggled(weekdays, weekday) })}
        />
      ) : null}
      {unit === 'monthly' ? (
        <ChoiceChips
          legend={seriesRuleText.monthlyBy}
          type="radio"
          options={daysOfMonth}
          chosen={[monthlyBy]}
          onPick={(by) => onChange({ monthlyBy: by })}
        />
      ) : null}
    </div>
  );
}
