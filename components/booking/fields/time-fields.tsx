'use client';

import { DateField } from '@/components/ui/date/date-field';
import { SelectField } from '@/components/ui/controls/select-field';
import { limits } from '@/lib/domain/limits/limits';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { dayOf } from '@/lib/time/day';
import { formatDuration, formatMinutes } from '@/lib/time/format';
import { minutesPerDay, msPerMinute } from '@/lib/time/instant';
import styles from '../form/booking-form.module.css';
import { withBegin, type BookingValues } from '../form/booking-values';
import type { Problem, Problems } from '../form/field-problems';
import type { Repair } from '../conflicts/conflict-repairs';
import { RepairButtons } from '../conflicts/repair-buttons';

type Props = {
  values: BookingValues;
  now: number;
  zone: string;
  problems: Problems;
  /** Several days are meant, so that none can be chosen. */
  hasNoDay?: boolean;
  onChange: (patch: Partial<BookingValues>) => void;
};

const noRepairs: readonly Repair[] = [];

const quarters = (from: number, to: number) =>
  Array.from({ length: (to - from) / limits.slotMinutes + 1 }, (_, step) => from + step * limits.slotMinutes);

const begins = quarters(0, minutesPerDay - limits.slotMinutes).map((minutes) => ({
  value: minutes,
  label: formatMinutes(minutes),
}));

/** Day, start and end by quarter hours; what a rule refuses stands below, with the nearest times that would do. */
export function TimeFields({ values, now, zone, problems, hasNoDay = false, onChange }: Props) {
  const today = dayOf(now, zone);
  const { day, beginMinutes, endMinutes } = values;
  const ends = quarters(beginMinutes + limits.minBookingMinutes, minutesPerDay).map((minutes) => ({
    value: minutes,
    label: `${formatMinutes(minutes)}（${formatDuration((minutes - beginMinutes) * msPerMinute)}）`,
  }));
  const repairs = (problem: Problem | undefined) => (
    <RepairButtons repairs={problem?.repairs ?? noRepairs} onPick={onChange} />
  );

  return (
    <div className={styles.times} data-no-day={hasNoDay || undefined}>
      {hasNoDay ? null : (
        <DateField
          label={bookingText.fields.date}
          day={day}
          today={today}
          min={today}
          onPick={(picked) => onChange({ day: picked })}
        />
      )}
      <SelectField
        label={bookingText.fields.beginTime}
        options={begins}
        value={beginMinutes}
        error={problems.beginTime?.message}
        onChange={(minutes) => onChange(withBegin(values, minutes))}
      >
        {repairs(problems.beginTime)}
      </SelectField>
      <SelectField
        label={bookingText.fields.endTime}
        options={ends}
        value={endMinutes}
        error={problems.endTime?.message}
        onChange={(minutes) => onChange({ endMinutes: minutes })}
      >
        {repairs(problems.endTime)}
      </SelectField>
    </div>
  );
}
