'use client';

import { ChoiceMark } from '@/components/ui/controls/choice/choice-mark';
import { SelectField } from '@/components/ui/controls/select-field';
import type { NoticeSettings } from '@/lib/contract/notice';
import { limits } from '@/lib/domain/limits/limits';
import { settingsText } from '@/lib/text/zh-cn/settings';
import { formatMinutes } from '@/lib/time/format';
import { minutesPerDay, minutesPerHour } from '@/lib/time/instant';
import styles from './quiet-hours.module.css';

const { quiet: text } = settingsText;

type Hours = NoticeSettings['quietHours'];
type Props = { hours: Hours; onChange: (hours: Hours) => void };

/** The night, for those who switch it on. */
const usual = { from: 22 * minutesPerHour, to: 8 * minutesPerHour };

const stepMinutes = 2 * limits.slotMinutes;
const steps = Array.from({ length: minutesPerDay / stepMinutes }, (_, step) => step * stepMinutes);

/** An end at or before the start is one of the next day; both at the same minute would be no hours at all. */
const endsAfter = (from: number) =>
  steps
    .filter((minutes) => minutes !== from)
    .map((minutes) => ({
      value: minutes,
      label: minutes < from ? text.nextDay(formatMinutes(minutes)) : formatMinutes(minutes),
    }));

/** When mail and chat are silent. */
export function QuietHours({ hours, onChange }: Props) {
  const begins = steps
    .filter((minutes) => minutes !== hours?.to)
    .map((minutes) => ({ value: minutes, label: formatMinutes(minutes) }));
  return (
    <div className={styles.quiet}>
      <label className={styles.switch}>
        <ChoiceMark
          type="checkbox"
          checked={hours !== null}
          onChange={({ target }) => onChange(target.checked ? usual : null)}
        />
        {text.label}
      </label>
      {hours ? (
        <div className={styles.hours}>
          <SelectField
            label={text.from}
            options={begins}
            value={hours.from}
            onChange={(from) => onChange({ ...hours, from })}
          />
          <SelectField
            label={text.to}
            options={endsAfter(hours.from)}
            value={hours.to}
            onChange={(to) => onChange({ ...hours, to })}
          />
        </div>
      ) : null}
    </div>
  );
}
