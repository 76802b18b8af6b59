'use client';

import { useMemo } from 'react';
import { Tag } from '@/components/ui/tag';
import { useToast } from '@/components/ui/toast';
import type { Room, RoomOrder } from '@/lib/contract/room';
import { nextSlot } from '@/lib/domain/booking-window';
import { limits } from '@/lib/domain/limits';
import { roomDay } from '@/lib/domain/room-day';
import { roomFacts } from '@/lib/domain/room-facts';
import { freeText, nextFree, segmentAt } from '@/lib/domain/room-gaps';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { clickedWindow } from './draft/draft-window';
import styles from './day-row.module.css';
import { DayTrack } from './day-track';
import { DraftBlock } from './draft/draft-block';
import { RoomGaps } from './room-gaps';
import { RoomName } from './room-name';
import { roomFactsText } from './room-facts-text';
import { RoomTags } from './room-tags';
import type { TrackDay } from './track';
import type { RoomDraft } from './draft/use-room-draft';
import { useTrackPointer } from './draft/use-track-pointer';

export type RowProps = {
  room: Room;
  /** Left out as long as nobody knows them: such a row is muted and takes no booking. */
  orders?: readonly RoomOrder[];
  /** Whether missing orders are on their way, or could not be read. */
  isReading: boolean;
  trackDay: TrackDay;
  now: number;
  draft?: RoomDraft;
  onDraft: (draft: RoomDraft | undefined) => void;
  onAnchor: (element: HTMLElement | null) => void;
};

/** One room's day. On phones the same row is a card: its track a bar, its gaps buttons. */
export function DayRow({ room, orders, isReading, trackDay, now, draft, onDraft, onAnchor }: RowProps) {
  const { day, zone } = trackDay;
  const showToast = useToast();
  const segments = useMemo(
    () => (orders ? roomDay({ room: roomFacts(room), orders, day, now, zone, limits }) : []),
    [room, orders, day, now, zone],
  );
  const isUnknown = orders === undefined;
  const isUnread = isUnknown && !isReading;
  const next = nextFree(segments, now);
  const isFreeNow = next?.beginTime === nextSlot(now);
  const pickFrom = (instant: number) => {
    const window = clickedWindow(segments, instant);
    if (window) onDraft({ room, window, open: true });
  };
  const pointer = useTrackPointer({
    room,
    segments,
    day,
    zone,
    onDraft,
    onRefuse: (instant) => {
      const reason = segmentAt(segments, instant)?.reason;
      if (reason) showToast(reason, 'error');
    },
  });

  return (
    <div role="row" className={styles.row}>
      <div role="rowheader" className={styles.name}>
        <span className={styles.title}>
          <RoomName room={room} />
          <RoomTags room={room} />
          <span className={styles.state}>
            {next ? (
              <Tag tone={isFreeNow ? 'running' : 'neutral'}>{freeText(segments, { now, zone })}</Tag>
            ) : null}
          </span>
        </span>
        <span className={styles.facts} title={roomFactsText(room)}>
          {roomFactsText(room)}
        </span>
        {next ? (
          <button
            type="button"
            className={styles.book}
            aria-label={roomGridText.bookRoom(room.name)}
            onClick={() => pickFrom(next.beginTime)}
          >
            {roomGridText.book}
          </button>
        ) : null}
      </div>
      <div className={styles.bar}>
        <div
          role="cell"
          className={styles.track}
          aria-busy={isUnknown && isReading}
          data-bookable={next !== undefined}
          data-unknown={isUnknown}
          {...pointer}
        >
          {isUnread ? <span className={styles.unknown}>{roomGridText.unknown}</span> : null}
          <DayTrack segments={segments} trackDay={trackDay} now={now} />
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
}
