'use client';

import { X } from 'lucide';
import { useMemo } from 'react';
import { Button } from '@/components/ui/controls/button';
import { IconButton } from '@/components/ui/controls/icon-button';
import { Icon } from '@/components/ui/layout/icon';
import { VirtualList } from '@/components/ui/list/virtual-list';
import { Avatar } from '@/components/ui/people/avatar';
import { peoplePickerText } from '@/lib/text/zh-cn/people-picker';
import type { PickedPerson } from '../picked-person';
import type { Picking } from '../use-selection';
import styles from './chosen-people.module.css';

type Props = {
  picking: Picking;
  /** People who are in and stay, such as the organizer, with the word for why. */
  fixed: readonly FixedPerson[];
};
export type FixedPerson = { person: PickedPerson; note: string };
type Row = { person: PickedPerson; note?: string };

const rowPx = 40;
const keyOf = ({ person }: Row) => person.staffId;
const heightOf = () => rowPx;

/** Everybody who is picked, with their number; each can be taken out again. */
export function ChosenPeople({ picking, fixed }: Props) {
  const { selection } = picking;
  const rows = useMemo(
    (): Row[] => [...fixed, ...selection.map((person) => ({ person }))],
    [fixed, selection],
  );
  return (
    <section className={styles.chosen} aria-label={peoplePickerText.chosen}>
      <header className={styles.head}>
        <h3>{peoplePickerText.chosenCount(rows.length)}</h3>
        {selection.length > 0 ? (
          <Button size="small" color="inherit" onClick={picking.clear}>
            {peoplePickerText.clear}
          </Button>
        ) : null}
      </header>
      {rows.length === 0 ? (
        <p className={styles.none}>
          {peoplePickerText.nobody}
          <br />
          {peoplePickerText.nobodyHint}
        </p>
      ) : (
        <VirtualList
          items={rows}
          keyOf={keyOf}
          heightOf={heightOf}
          role="list"
          label={peoplePickerText.chosen}
          className={styles.list}
        >
          {({ person, note }) => (
            <div className={styles.row}>
              <Avatar name={person.realName} picture={person.avatar} tone="accent" />
              <bdi className={styles.name}>{person.realName}</bdi>
              <span className={styles.note}>{note ?? person.department}</span>
              {note ? null : (
                <IconButton
                  size="small"
                  aria-label={peoplePickerText.remove(person.realName)}
                  onClick={() => picking.remove(person.staffId)}
                >
                  <Icon of={X} size={16} />
                </IconButton>
              )}
            </div>
          )}
        </VirtualList>
      )}
    </section>
  );
}
