'use client';

import { useLayoutEffect, useRef } from 'react';
import { Tag } from '@/components/ui/tag';
import type { Room } from '@/lib/contract/room';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { RoomTags } from '../room-tags';
import styles from './day-row.module.css';
import type { GridRow } from './grid-row';
import { RoomName } from './room-name';

type Props = {
  id: string;
  room: Room;
  heading: GridRow['heading'];
  facts: string;
  /** The row in a sentence, for whoever does not see it. */
  summary: string;
  /** When the room is free next; nothing where it is not. */
  free: { text: string; now: boolean } | undefined;
  /** The keyboard is on it. */
  active: boolean;
  tabIndex: number | undefined;
  onBook: () => void;
};

/** What a row is about: the room with its tags and facts, or a day of it. */
export function RowHead({ id, room, heading, facts, summary, free, active, tabIndex, onBook }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (active) ref.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active]);

  return (
    <div
      ref={ref}
      role="rowheader"
      id={id}
      aria-colindex={1}
      aria-describedby={`${id}-words`}
      className={styles.name}
      data-active={active}
    >
      <span className={styles.title}>
        {heading ? (
          <span className={styles.room}>{heading.title}</span>
        ) : (
          <>
            <RoomName room={room} tabIndex={tabIndex} />
            <RoomTags room={room} />
          </>
        )}
        <span className={styles.state}>
          {free ? <Tag tone={free.now ? 'running' : 'neutral'}>{free.text}</Tag> : null}
        </span>
      </span>
      <span className={styles.facts} title={facts}>
        {facts}
      </span>
      <span id={`${id}-words`} hidden>
        {summary}
      </span>
      {free ? (
        <button
          type="button"
          className={styles.book}
          aria-label={roomGridText.bookRoom(heading?.title ?? room.name)}
          tabIndex={tabIndex}
          onClick={onBook}
        >
          {roomGridText.book}
        </button>
      ) : null}
    </div>
  );
}
