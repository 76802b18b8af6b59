'use client';

import { memo, useMemo, type CSSProperties } from 'react';
import { Tag } from '@/components/ui/tag';
import { useToast } from '@/components/ui/toast';
import { nextSlot, type Window } from '@/lib/domain/booking-window';
import { limits } from '@/lib/domain/limits';
import { roomDay } from '@/lib/domain/room-day';
import { roomFacts } from '@/lib/domain/room-facts';
import { freeText, nextFree, segmentAt } from '@/lib/domain/room-gaps';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { clickedWindow, lookedForWindow } from '../draft/draft-window';
import styles from './day-row.module.css';
import { DayTrack } from '../slot/day-track';
import { DraftBlock } from '../draft/draft-block';
import { RoomGaps } from './room-gaps';
import { RoomName } from './room-name';
import { roomFactsText } from '../room-facts-text';
import { RoomTags } from '../room-tags';
import { overOf } from '../slot/track';
import { PickBlock } from '../slot/pick-block';
import type { GridPick, GridRow } from './grid-row';
import type { RoomDraft } from '../draft/use-room-draft';
import { useTrackPointer } from '../draft/use-track-pointer';

type Props = Omit<GridRow, 'key'> & {
  /** Its place among all rows, from 0. */
  index: number;
  zone: string;
  now: number;
  isReading: boolean;
  draft: RoomDraft | undefined;
  pick: GridPick | undefined;
  highlight?: Window | undefined;
  onDraft: (draft: RoomDraft | undefined) => void;
  onAnchor?: ((element: HTMLElement | null) => void) | undefined;
};

const noAnchor = () => undefined;

/** One room's day. On phones the same row is a card: its track a bar, its gaps buttons. */
export const DayRow = memo(function DayRow({ room, day, orders, heading, zone, now, ...props }: Props) {
  const { index, isReading, draft, pick: chosen, highlight, onDraft, onAnchor = noAnchor } = props;
  const trackDay = { day, zone };
  const showToast = useToast();
  const segments = useMemo(
    () => (orders ? roomDay({ room: roomFacts(room), orders, day, now, zone, limits }) : []),
    [room, orders, day, now, zone],
  );
  const facts = heading ? heading.detail : roomFactsText(room);
  const { over, isToday } = overOf(trackDay, now);
  const isUnknown = orders === undefined;
  const isUnread = isUnknown && !isReading;
  const next = nextFree(segments, now);
  const isFreeNow = next?.beginTime === nextSlot(now);
  const pickFrom = (instant: number) => {
    const window = clickedWindow(segments, instant);
    if (window) onDraft({ room, window, open: true });
  };
  const book = (instant: number) => {
    const window = highlight && lookedForWindow(segments, highlight);
    if (window) onDraft({ room, window, open: true });
    else pickFrom(instant);
  };
  const pointer = useTrackPointer({
    room,
    segments,
    day,
    zone,
    draft,
    onDraft,
    onRefuse: (instant) => {
      const reason = segmentAt(segments, instant)?.reason;
      if (reason) showToast(reason, 'error');
    },
  });

  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={styles.row}
      style={{ '--over': over, ...(isToday && { '--now': over }) } as CSSProperties}
    >
      <div role="rowheader" className={styles.name}>
        <span className={styles.title}>
          {heading ? (
            <span className={styles.room}>{heading.title}</span>
          ) : (
            <>
              <RoomName room={room} />
              <RoomTags room={room} />
            </>
          )}
          <span className={styles.state}>
            {next ? (
              <Tag tone={isFreeNow ? 'running' : 'neutral'}>{freeText(segments, { now, zone })}</Tag>
            ) : null}
          </span>
        </span>
        <span className={styles.facts} title={facts}>
          {facts}
        </span>
        {next ? (
          <button
            type="button"
            className={styles.book}
            aria-label={roomGridText.bookRoom(room.name)}
            onClick={() => book(next.beginTime)}
          >
            {roomGridText.book}
          </button>
        ) : null}
      </div>
      <div className={styles.bar}>
        <div
          role="cell"
          className={styles.track}
          data-track
          aria-busy={isUnknown && isReading}
          data-bookable={next !== undefined}
          data-unknown={isUnknown}
          {...pointer}
        >
          {isUnread ? <span className={styles.unknown}>{roomGridText.unknown}</span> : null}
          <DayTrack segments={segments} trackDay={trackDay} now={now} />
          {chosen ? <PickBlock pick={chosen} trackDay={trackDay} /> : null}
          {draft ? <DraftBlock draft={draft} trackDay={trackDay} onAnchor={onAnchor} /> : null}
        </div>
      </div>
      {isUnread ? (
        <div role="cell" className={styles.gaps}>
          <span className={styles.why}>{roomGridText.unknown}</span>
        </div>
      ) : (
        <RoomGaps room={room} segments={segments} zone={zone} onPick={pickFrom} />
      )}
    </div>
  );
});
