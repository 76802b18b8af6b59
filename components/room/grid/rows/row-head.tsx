'use client';

import { useLayoutEffect, type PointerEvent } from 'react';
import { Tag } from '@/components/ui/layout/tag';
import { useToast } from '@/components/ui/toast/toast';
import type { Room } from '@/lib/contract/room';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import { RoomTags } from '../../facts/room-tags';
import styles from './day-row.module.css';
import type { GridRow } from './grid-row';

type Props = {
  id: string;
  room: Room;
  heading: GridRow['heading'];
  facts: string;
  /** The row in a sentence, for screen readers. */
  summary: string;
  /** When the room is free next; undefined where it is not. */
  free: { text: string; now: boolean } | undefined;
  tabIndex: number | undefined;
  /** The keyboard is on it. */
  active: boolean;
  onBook: () => void;
};

/** Facts are often cut off. */
function showFacts({ currentTarget }: PointerEvent<HTMLElement>) {
  currentTarget.title = currentTarget.textContent;
}

/** The subject of a row: the room with its tags and facts, or a day of it. */
export function RowHead({ id, room, heading, facts, summary, free, tabIndex, active, onBook }: Props) {
  useLayoutEffect(() => {
    if (active) document.getElementById(id)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active, id]);

  return (
    <div
      role="rowheader"
      id={id}
      aria-colindex={1}
      aria-describedby={`${id}-words`}
      className={styles.name}
      data-active={active || undefined}
    >
      <div>
        {heading ? <span>{heading.title}</span> : <RoomName key={room.id} room={room} tabIndex={tabIndex} />}
        {heading ? null : <RoomTags room={room} />}
        {free ? (
          <span className={styles.state}>
            <Tag tone={free.now ? 'running' : 'neutral'}>{free.text}</Tag>
          </span>
        ) : null}
      </div>
      <small onPointerOver={showFacts}>{facts}</small>
      <span id={`${id}-words`} hidden>
        {summary}
      </span>
      {free ? (
        <button
          type="button"
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

type NameProps = Pick<Props, 'room' | 'tabIndex'>;

/** Leads to the room, except where a chat app owns it: that room says why it cannot be opened (ROOM-04). */
function RoomName({ room: { id, name, can, appId }, tabIndex }: NameProps) {
  const showToast = useToast();
  if (can.open && appId === undefined)
    return (
      <a href={`/room-detail/${encodeURIComponent(id)}`} data-name tabIndex={tabIndex}>
        {name}
      </a>
    );
  return (
    <button
      type="button"
      data-name
      tabIndex={tabIndex}
      title={roomsText.chatApp}
      onClick={() => showToast(roomsText.chatApp, 'error')}
    >
      {name}
    </button>
  );
}
