'use client';

import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useRovingRows } from '@/components/ui/list/use-roving-rows';
import { VirtualList, type VirtualListHandle } from '@/components/ui/list/virtual-list';
import type { Contact } from '@/lib/contract/contact';
import { letterGroups, letterOf } from '@/lib/domain/contact/letter-groups';
import { contactsText } from '@/lib/text/zh-cn/contacts';
import { refOf, type ContactView } from '../contact-view';
import { LetterRail } from './letter-rail';
import { ListHead } from './list-head';
import styles from './people-list.module.css';
import { PersonRow } from './person-row';

type Props = {
  people: readonly Contact[];
  label: string;
  view: ContactView;
  staffId: string;
  /** Under first letters, with a rail that jumps to them on phones (CON-02). */
  isLettered?: boolean;
  end?: ReactNode;
  onEndNear?: () => void;
};

type Row = { letter: string } | { person: Contact };

const rowPx = 56;
const letterPx = 28;
const isLetter = (row: Row) => 'letter' in row;
const keyOf = (row: Row) => ('letter' in row ? row.letter : (refOf(row.person) ?? row.person.realName));
const heightOf = (row: Row) => (isLetter(row) ? letterPx : rowPx);

/** People as rows: arrows move from one to the next, a letter key goes to its names. */
export function PeopleList({ people, label, view, staffId, isLettered = false, end, onEndNear }: Props) {
  const rows = useMemo(
    () => (isLettered ? letteredRows(people) : people.map((person): Row => ({ person }))),
    [people, isLettered],
  );
  const list = useRef<VirtualListHandle>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string>();
  const rowOfLetter = (letter: string) => rows.findIndex((row) => 'letter' in row && row.letter === letter);

  const roving = useRovingRows({
    count: rows.length,
    isStop: (index) => 'person' in (rows[index] ?? {}),
    frameRef: frame,
    onKey: ({ key }) => {
      const row = isLettered ? rowOfLetter(key.toUpperCase()) : -1;
      if (row >= 0) roving.focus(row + 1);
      return row >= 0;
    },
  });

  const showLetter = useCallback((row: Row | undefined) => setCurrent(row && letterOfRow(row)), []);
  return (
    <>
      <ListHead />
      <div className={styles.body}>
        <VirtualList
          items={rows}
          keyOf={keyOf}
          heightOf={heightOf}
          isHeading={isLetter}
          role="list"
          label={label}
          active={roving.active}
          className={styles.list}
          handle={list}
          scrollerRef={frame}
          end={end}
          {...(onEndNear && { onEndNear })}
          onKeyDown={roving.onKeyDown}
          onFirstInSight={showLetter}
        >
          {(row, index) =>
            'letter' in row ? (
              <h2 className={styles.letter}>{row.letter}</h2>
            ) : (
              <PersonRow person={row.person} view={view} staffId={staffId} target={roving.target(index)} />
            )
          }
        </VirtualList>
        {isLettered ? (
          <LetterRail
            label={contactsText.letters}
            letters={rows.flatMap((row) => ('letter' in row ? [row.letter] : []))}
            current={current}
            onPick={(letter) => list.current?.scrollTo(rowOfLetter(letter))}
          />
        ) : null}
      </div>
    </>
  );
}

const letteredRows = (people: readonly Contact[]): Row[] =>
  letterGroups(people).flatMap((group) => [
    { letter: group.letter },
    ...group.people.map((person) => ({ person })),
  ]);

const letterOfRow = (row: Row) => ('letter' in row ? row.letter : letterOf(row.person));
