import type { ReactNode } from 'react';
import { type NoteCheckItem, plainText } from '@/lib/domain/note/note-document';
import { notesText } from '@/lib/text/zh-cn/notes';
import type { Day } from '@/lib/time/day';
import { formatMonthDay } from '@/lib/time/format';
import styles from './notes-content.module.css';

type Props = { item: NoteCheckItem; today: Day | undefined; children: ReactNode };

/** A check item for reading, with its person and day. */
export function CheckItem({ item, today, children }: Props) {
  const { checked, person, day } = item.attrs;
  const [first] = item.content;
  const isLate = !checked && day != null && today !== undefined && day < today;
  return (
    <li data-checked={checked}>
      <input
        type="checkbox"
        checked={checked}
        disabled
        readOnly
        aria-label={`${checked ? notesText.done : notesText.open} ${first ? plainText(first) : ''}`}
      />
      <div className={styles.item}>
        {children}
        {person || day ? (
          <p className={styles.facts}>
            {person ? <span>{person.realName}</span> : null}
            {day ? <span data-late={isLate}>{notesText.item.due(formatMonthDay(day))}</span> : null}
          </p>
        ) : null}
      </div>
    </li>
  );
}
