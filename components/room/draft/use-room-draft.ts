'use client';

import type { Room } from '@/lib/contract/room';
import type { Window } from '@/lib/domain/booking/booking-window';
import { dayOf } from '@/lib/time/day';
import type { GridRow } from '../grid/rows/grid-row';
import { useDraft, type TimeDraft } from './state/use-draft';
import { useLanding } from './state/use-landing';

/** A booking in the making, in its room. */
export type RoomDraft = TimeDraft & { room: Room };

/** The one draft of a grid: `grid` is for the `DayGrid`, `card` for the `DraftCard`. */
export function useRoomDraft({ rows, zone }: { rows: readonly GridRow[]; zone: string }) {
  const { draft: latest, anchor, onDraft, onState, onAnchor, backToOrigin, close } = useDraft<RoomDraft>();
  // Back and forward change the days below an open card.
  const row = latest && rows.find((each) => isIn(each, latest, zone));
  const draft = row && latest;

  const land = useLanding();
  const onBooked = (meetingNo: string) => {
    close();
    land(meetingNo);
  };

  return {
    grid: { draft, onDraft, onAnchor },
    card: draft &&
      row && {
        draft,
        row,
        zone,
        anchor,
        roomAt: (roomId: string, window: Window) =>
          rows.find(({ room, day }) => room.id === roomId && day === dayOf(window.beginTime, zone))?.room,
        onDraft,
        onState,
        onBooked,
        onUndo: backToOrigin,
        onClose: close,
      },
  };
}

const isIn = ({ room, day }: GridRow, draft: RoomDraft, zone: string) =>
  room.id === draft.room.id && day === dayOf(draft.window.beginTime, zone);
