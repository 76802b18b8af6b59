'use client';

import { peoplePickerText } from '@/lib/text/zh-cn/people-picker';
import type { Picking } from '../use-selection';
import styles from './chosen-people.module.css';
import { PersonChip } from './person-chip';

type Props = { picking: Picking };

const mostChips = 30;

/** The same on phones: the latest first, beside each other. */
export function ChosenStrip({ picking: { selection, remove } }: Props) {
  if (selection.length === 0) return null;
  const latest = selection.slice(-mostChips).reverse();
  const hidden = selection.length - latest.length;
  return (
    <section className={styles.strip} aria-label={peoplePickerText.chosen}>
      {latest.map(({ staffId, realName, avatar }) => (
        <PersonChip key={staffId} name={realName} picture={avatar} onRemove={() => remove(staffId)} />
      ))}
      {hidden > 0 ? <span>{peoplePickerText.more(hidden)}</span> : null}
    </section>
  );
}
