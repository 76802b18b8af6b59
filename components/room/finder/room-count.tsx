'use client';

import { useState } from 'react';
import type { Window } from '@/lib/domain/booking/booking-window';
import { roomFinderText } from '@/lib/text/zh-cn/room-finder';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import { formatRange } from '@/lib/time/format';
import styles from './room-count.module.css';

/** Undefined while it is being counted. */
export type RoomCounts = {
  total: number | undefined;
  /** How many of them the list holds so far: paper loads no more. */
  loaded: number;
  /** Rooms that are free now, a figure for today alone. */
  free: number | undefined | 'other-day';
  window: Window | undefined;
};

/** How many rooms there are, announced politely; two numbers that belong to different filters are never shown together. */
export function RoomCount({ counts, zone }: { counts: RoomCounts; zone: string }) {
  const counted = textOf(counts, zone);
  const [displayed, setDisplayed] = useState(counted);
  if (counted && counted.long !== displayed?.long) setDisplayed(counted);

  return (
    <p role="status" className={styles.counts} data-stale={counted === undefined}>
      <span className={styles.long}>{displayed?.long}</span>
      <span className={styles.short}>{displayed?.short}</span>
    </p>
  );
}

function textOf({ total, free, window }: RoomCounts, zone: string) {
  if (total === undefined) return undefined;
  if (window)
    return {
      long: roomFinderText.freeThen(total, formatRange(window, zone)),
      short: roomFinderText.freeThenShort(total),
    };
  if (free === 'other-day')
    return { long: roomGridText.roomCount(total), short: roomGridText.roomCount(total) };
  return free === undefined
    ? undefined
    : { long: roomsText.summary(total, free), short: roomGridText.freeShort(free) };
}
