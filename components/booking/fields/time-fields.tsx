'use client';

import { useId, useRef } from 'react';
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
  /** The organizer's other meeting at that time. */
  clash: Problem | undefined;
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

/** Day, start and end by quarter hours; what speaks against them stands below, with the times that would do. */
export function TimeFields({ values, now, zone, problems, clash, hasNoDay = false, onChange }: Props) {
  const clashId = useId();
  const ref = useRef<HTMLDivElement>(null);
  const today = dayOf(now, zone);
  const { day, beginMinutes, endMinutes } = values;
  const ends = quarters(beginMinutes + limits.minBookingMinutes, minutesPerDay).map((minutes) => ({
    value: minutes,
    label: `${formatMinutes(minutes)}（${formatDuration((minutes - beginMinutes) * msPerMinute)}）`,
  }));
  const repair = (patch: Partial<BookingValues>) => {
    onChange(patch);
    // The button goes with its problem: the focus stays with what it has changed.
    ref.current?.querySelector('select')?.focus();
  };
  const repairs = (problem: Problem | undefined) => (
    <RepairButtons repairs={problem?.repairs ?? noRepairs} onPick={repair} />
  );
  const describedBy = clash && clashId;

  return (
    <div
      ref={ref}
      className={styles.times}
      data-no-day={hasNoDay || undefined}
      data-refused={Boolean(problems.beginTime ?? problems.endTime) || undefined}
    >
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
        describedBy={describedBy}
        onChange={(minutes) => onChange(withBegin(values, minutes))}
      >
        {repairs(problems.beginTime)}
      </SelectField>
      <SelectField
        label={bookingText.fields.endTime}
        options={ends}
        value={endMinutes}
        error={problems.endTime?.message}
        describedBy={describedBy}
        onChange={(minutes) => onChange({ endMinutes: minutes })}
      >
        {repairs(problems.endTime)}
      </SelectField>
      <div className={styles.clash} role="status">
        {clash ? <span id={clashId}>{clash.message}</span> : null}
        {repairs(clash)}
      </div>
    </div>
  );
}
