'use client';

import { useId, useLayoutEffect } from 'react';
import { Tag } from '@/components/ui/layout/tag';
import { usePointerTip, wordsUnder } from '@/components/ui/overlay/tip/use-pointer-tip';
import { useToast } from '@/components/ui/toast/toast';
import type { Room } from '@/lib/contract/room';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import { RoomTags } from '../../facts/room-tags';
import { RoomStar } from '../../favourite/room-star';
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

/** Why a room cannot be opened, or facts that are cut off. */
const wordsOfHead = (target: Element) =>
  target.matches('small') && target.scrollWidth > target.clientWidth
    ? (target.textContent ?? undefined)
    : wordsUnder(target);

/** The subject of a row: the room with its tags and facts, or a day of it. */
export function RowHead({ id, room, heading, facts, summary, free, tabIndex, active, onBook }: Props) {
  const { tip, follow } = usePointerTip(wordsOfHead);
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
      data-room={heading === undefined || undefined}
      {...follow}
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
      <small>{facts}</small>
      <span id={`${id}-words`} hidden>
        {summary}
      </span>
      {heading ? null : (
        <span className={styles.star}>
          <RoomStar room={room} tabIndex={tabIndex} />
        </span>
      )}
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
      {tip}
    </div>
  );
}

type NameProps = Pick<Props, 'room' | 'tabIndex'>;

/** Leads to the room, except where a chat app owns it: that room says why it cannot be opened (ROOM-04). */
function RoomName({ room: { id, name, can, appId }, tabIndex }: NameProps) {
  const showToast = useToast();
  const reasonId = useId();
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
      data-words={roomsText.chatApp}
      aria-describedby={reasonId}
      tabIndex={tabIndex}
      onClick={() => showToast(roomsText.chatApp, 'error')}
    >
      {name}
      <span id={reasonId} hidden>
        {roomsText.chatApp}
      </span>
    </button>
  );
}
