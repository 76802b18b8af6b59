'use client';

import { memo, type CSSProperties, type Ref } from 'react';
import { useToast } from '@/components/ui/toast/toast';
import type { Window } from '@/lib/domain/booking/booking-window';
import { firstOffer, freeNext, nextFree, segmentAt } from '@/lib/domain/room/room-gaps';
import { freeText } from '@/lib/text/room-slots';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { clickedWindow, lookedForWindow } from '../../draft/draft-window';
import { LazyDraftBlock } from '../../draft/lazy-draft-block';
import type { RoomDraft } from '../../draft/use-room-draft';
import { useTrackPointer } from '../../draft/use-track-pointer';
import { roomFactsText } from '../../facts/room-facts-text';
import { HoldBlock } from '../../hold/hold-block';
import { holdWords } from '../../hold/hold-words';
import type { RowHolds } from '../../hold/use-row-holds';
import { DayTrack } from '../../slot/day-track';
import { PickBlock } from '../../slot/blocks/pick-block';
import { refusalWords, rowWords } from '../../slot/blocks/slot-words';
import { overOf } from '../../slot/track';
import styles from './day-row.module.css';
import type { GridPick, GridRow } from './grid-row';
import { columnCount, firstColumn, nameColumn } from '../grid-columns';
import type { RowCursor } from '../keys/row-cursor';
import { BarHours } from './card/bar-hours';
import { RoomStarts } from './card/room-starts';
import { RowHead } from './row-head';
import type { Segments } from './row-segments';
import type { GridLayout } from '../use-grid-layout';

type Props = Omit<GridRow, 'key'> & {
  id: string;
  /** Its place among all rows, from 0. */
  index: number;
  segments: Segments;
  zone: string;
  /** The minute that it is: rows do not change in between. */
  now: number;
  isReading: boolean;
  layout: GridLayout;
  cursor: RowCursor | undefined;
  draft: RoomDraft | undefined;
  pick: GridPick | undefined;
  holds: RowHolds;
  highlight: Window | undefined;
  onDraft: (draft: RoomDraft | undefined) => void;
  onAnchor?: ((element: HTMLElement | null) => void) | undefined;
  measure: Ref<HTMLDivElement> | undefined;
};

const noAnchor = () => undefined;

/** One room's day. On phones the same row is a card: its track a bar over a few hours, and buttons for the times to begin at. */
export const DayRow = memo(function DayRow({
  room,
  day,
  orders,
  heading,
  zone,
  now,
  segments,
  ...props
}: Props) {
  const {
    id,
    index,
    isReading,
    layout,
    cursor,
    draft,
    pick,
    holds,
    highlight,
    onDraft,
    onAnchor = noAnchor,
    measure,
  } = props;
  const trackDay = { day, zone };
  const showToast = useToast();
  const facts = heading ? heading.detail : roomFactsText(room);
  const { over, isToday } = overOf(trackDay, now);
  const isUnknown = orders === undefined;
  const isUnread = isUnknown && !isReading;
  const next = nextFree(segments, now);
  const standing = freeNext(segments, now);
  // Keys reach what is in a row through the grid's cursor, so that the whole grid is one tab stop.
  const tabIndex = layout === 'wide' ? -1 : undefined;
  const pickFrom = (instant: number) => {
    const window = clickedWindow(segments, instant);
    if (window) onDraft({ room, window, open: true });
  };
  const lookedFor = () => highlight && lookedForWindow(segments, highlight);
  const windowAt = (instant: number) => {
    const isLookedFor = highlight && highlight.beginTime <= instant && instant < highlight.endTime;
    return (isLookedFor && lookedFor()) || clickedWindow(segments, instant);
  };
  const book = () => {
    const window = lookedFor();
    const offer = firstOffer(segments, { day, now, zone });
    if (window) onDraft({ room, window, open: true });
    else if (offer) pickFrom(offer.beginTime);
  };
  const pointer = useTrackPointer({
    segments,
    day,
    zone,
    draft,
    onDraft: (picked) => onDraft(picked && { ...picked, room }),
    windowAt,
    onRefuse: (instant) => {
      const segment = segmentAt(segments, instant);
      if (segment) showToast(refusalWords(heading?.title ?? room.name, segment, zone), 'error');
    },
  });

  return (
    <div
      ref={measure}
      role="row"
      aria-rowindex={index + 2}
      aria-busy={(isUnknown && isReading) || undefined}
      data-index={index}
      className={styles.row}
      style={{ '--over': over, ...(isToday && { '--now': over }) } as CSSProperties}
    >
      <RowHead
        id={id}
        room={room}
        heading={heading}
        facts={facts}
        summary={[
          rowWords({ facts, segments, day, now, zone }),
          ...holds.map((hold) => `${holdWords(hold, zone)}。`),
        ].join('')}
        free={next && { text: freeText(standing, zone), now: standing.code === 'now' }}
        active={cursor?.byKeys === true && cursor.column === nameColumn}
        tabIndex={tabIndex}
        onBook={book}
      />
      <div className={styles.bar} data-today={isToday || undefined}>
        <div
          className={styles.track}
          data-track
          data-bookable={next !== undefined}
          data-unknown={isUnknown || undefined}
          inert={layout === 'narrow'}
          {...pointer}
        >
          {isUnknown ? (
            <div
              role="gridcell"
              aria-colindex={firstColumn}
              aria-colspan={columnCount}
              className={styles.unknown}
            >
              {isUnread ? roomGridText.unknown : null}
            </div>
          ) : null}
          <DayTrack segments={segments} trackDay={trackDay} now={now} />
          {holds.map((hold) => (
            <HoldBlock key={hold.staffId} hold={hold} trackDay={trackDay} />
          ))}
          {pick ? <PickBlock pick={pick} trackDay={trackDay} /> : null}
          {draft ? (
            <LazyDraftBlock
              draft={draft}
              trackDay={trackDay}
              onAnchor={onAnchor}
              onClose={() => onDraft(undefined)}
            />
          ) : null}
          {cursor?.cell}
        </div>
      </div>
      {layout === 'wide' ? null : (
        <>
          <BarHours />
          <RoomStarts
            name={layout === 'unknown' ? undefined : (heading?.title ?? room.name)}
            segments={segments}
            day={day}
            zone={zone}
            now={now}
            lookedFor={highlight}
            holds={holds}
            isUnread={isUnread}
            onPick={(window) => onDraft({ room, window, open: true })}
          />
        </>
      )}
    </div>
  );
});
