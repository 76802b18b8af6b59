import type { MouseEvent } from 'react';
import type { Window } from '@/lib/domain/booking/booking-window';
import type { Segment } from '@/lib/domain/room/room-day';
import { gapsOf } from '@/lib/domain/room/room-gaps';
import { noneFreeText } from '@/lib/text/room-slots';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { formatRange } from '@/lib/time/format';
import { markup } from '@/components/ui/layout/markup';
import { MarkupElement } from '../../slot/markup-element';
import styles from './day-row.module.css';

type Props = {
  /** Whose day it is, for the buttons' names; left out until script runs, before which they do nothing. */
  name: string | undefined;
  segments: readonly Segment[];
  zone: string;
  /** Its bookings could not be read. */
  isUnread: boolean;
  onPick: (gap: Window) => void;
};

/** What phones offer instead of a track: every free stretch of the room or day as a button, or why there is none. */
export function RoomGaps({ name, segments, zone, isUnread, onPick }: Props) {
  const gaps = gapsOf(segments);
  const buttons = gaps.map((gap) => {
    const range = formatRange(gap, zone);
    const label = name === undefined ? undefined : markup` aria-label="${roomGridText.bookGap(name, range)}"`;
    return markup`<button type=button${label}>${range}</button>`;
  });
  const none = gaps.length === 0 && segments.length > 0;
  const why = none ? noneFreeText(segments) : undefined;
  const words = [isUnread ? roomGridText.unknown : undefined, why].filter((each) => each !== undefined);
  const onClick = ({ target, currentTarget }: MouseEvent) => {
    const button = (target as Element).closest('button');
    const gap = button && gaps[[...currentTarget.querySelectorAll('button')].indexOf(button)];
    if (gap) onPick(gap);
  };
  return (
    <MarkupElement
      role="cell"
      className={styles.gaps}
      onClick={onClick}
      markup={markup`${buttons}${words.map((each) => markup`<span>${each}</span>`)}`}
    />
  );
}
