'use client';

import { useEffect, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { usualTemplate } from '@/components/booking/form/initial-values';
import { BookingCard } from '@/components/booking/card/booking-card';
import { clashOf } from '@/components/booking/card/card-clash';
import { useSendBooking } from '@/components/booking/sending/use-send-booking';
import { useCardRepairs } from '@/components/booking/card/repairs/use-card-repairs';
import { isMendable, useCardForm } from '@/components/booking/card/use-card-form';
import { useBookedToast } from '@/components/booking/card/use-booked-toast';
import type { Room } from '@/lib/contract/room';
import { useServerNow } from '@/components/ui/page/server-clock';
import type { DayOrder } from '@/lib/domain/room/day-order';
import { overlaps, type Window } from '@/lib/domain/booking/booking-window';
import { limits } from '@/lib/domain/limits/limits';
import { roomDay } from '@/lib/domain/room/room-day';
import { roomFacts } from '@/lib/domain/room/room-facts';
import { nearestFreeWindow } from '@/lib/domain/booking/free-window';
import { orderSettings } from '@/lib/query/booking';
import { useApi } from '@/lib/query/context/api-context';
import { type HeldSlot, useHoldSlots } from '@/lib/query/hold';
import type { GridRow } from '../grid/rows/grid-row';
import { freeAround } from './draft-window';
import type { DraftState } from './state/use-draft';
import type { RoomDraft } from './use-room-draft';

type Props = {
  draft: RoomDraft;
  /** The row that the draft lies in, with the bookings of this moment. */
  row: GridRow;
  zone: string;
  anchor: HTMLElement | null;
  /** A room that the grid can draw the draft in at a time. */
  roomAt: (roomId: string, window: Window) => Room | undefined;
  onDraft: (draft: RoomDraft) => void;
  onState: (state: DraftState | undefined) => void;
  /** The draft is a meeting now. */
  onBooked: (meetingNo: string) => void;
  /** It is being taken back. */
  onUndo: () => void;
  onClose: () => void;
};

const noOrders: readonly DayOrder[] = [];
const noSlots: readonly HeldSlot[] = [];

/**
 * The rest of a draft on the grid: its card, the typed input, and whether the time is still free. Stays mounted while the
 * draft is dragged elsewhere, so nothing typed is lost.
 */
export function DraftCard({ draft, row, zone, anchor, roomAt, onDraft, onState, ...rest }: Props) {
  const { onBooked, onUndo, onClose } = rest;
  const now = useServerNow();
  const { room, window, open } = draft;
  const form = useCardForm({ needsReason: room.audit.required });
  const { data: settings } = useQuery(orderSettings(useApi()));
  const { day, orders = noOrders } = row;
  const showBooked = useBookedToast({ onUndo });
  const { send, reset, isPending, outcome, conflicts } = useSendBooking({
    onBooked: (meeting) => {
      onBooked(meeting.meetingNo);
      showBooked({ meeting, room, window, zone });
    },
  });

  const segments = useMemo(
    () => roomDay({ room: roomFacts(room), orders, day, now, zone, limits }),
    [room, orders, day, now, zone],
  );
  const taken = orders.filter((order) => overlaps(order, window));
  const clash = isPending ? undefined : clashOf({ conflicts, taken, room });
  const repair =
    clash &&
    nearestFreeWindow({
      draft: { ...window, subject: form.values.subject, rooms: [roomFacts(room)], memberStaffIds: [] },
      taken: orders,
      facts: { now, zone, limits, sensitiveWords: [], neighbours: [] },
    });

  const repairs = useCardRepairs({
    ...{ window, room, zone, form, roomAt },
    isRefused: open && !isPending && (clash !== undefined || isMendable(outcome)),
    onPick: (picked) => onDraft({ ...picked, open: true }),
  });
  useHoldSlots(open && !clash ? [{ roomId: room.id, ...window }] : noSlots);

  const state = isPending ? 'sending' : clash && 'clash';
  useEffect(() => {
    onState(state);
    return () => onState(undefined);
  }, [onState, state]);
  // A refusal of one time says nothing about another.
  useEffect(() => reset(), [reset, room.id, window.beginTime, window.endTime]);

  useEffect(() => {
    if (!open || isPending) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      // While Chinese is being typed, Esc belongs to the input method.
      if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) onClose();
    };
    globalThis.addEventListener('keydown', closeOnEscape);
    return () => globalThis.removeEventListener('keydown', closeOnEscape);
  }, [open, isPending, onClose]);

  if (!open) return null;
  return (
    <BookingCard
      slot={{ room, window, zone }}
      free={freeAround(segments, window.beginTime)}
      anchor={anchor}
      form={form}
      onWindow={(picked: Window) => onDraft({ room, window: picked, open: true })}
      clash={clash && { ...clash, repair }}
      repairs={repairs}
      template={settings?.template ?? usualTemplate}
      send={send}
      isPending={isPending}
      outcome={outcome}
      onClose={onClose}
    />
  );
}
