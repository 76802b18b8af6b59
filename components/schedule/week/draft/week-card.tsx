'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { BookingCard } from '@/components/booking/card/booking-card';
import { clashOf } from '@/components/booking/card/card-clash';
import { useBookedToast } from '@/components/booking/card/use-booked-toast';
import { useCardRepairs } from '@/components/booking/card/repairs/use-card-repairs';
import { isMendable, useCardForm } from '@/components/booking/card/use-card-form';
import { usualTemplate } from '@/components/booking/form/initial-values';
import { useSendBooking } from '@/components/booking/sending/use-send-booking';
import { freeAround } from '@/components/room/draft/draft-window';
import type { DraftState, TimeDraft } from '@/components/room/draft/state/use-draft';
import { useServerNow } from '@/components/ui/page/server-clock';
import { bookableDay } from '@/lib/domain/calendar/week/bookable-day';
import { orderSettings } from '@/lib/query/booking';
import { useApi } from '@/lib/query/context/api-context';
import { type HeldSlot, useHoldSlots } from '@/lib/query/hold';
import { dayOf } from '@/lib/time/day';
import { CardRooms } from './card-rooms';
import { NoRoomCard } from './no-room-card';
import { useFittingRooms } from './use-fitting-rooms';

type Props = {
  draft: TimeDraft;
  zone: string;
  anchor: HTMLElement | null;
  onDraft: (draft: TimeDraft) => void;
  onState: (state: DraftState | undefined) => void;
  /** The draft is a meeting now. */
  onBooked: (meetingNo: string) => void;
  /** It is being taken back. */
  onUndo: () => void;
  onClose: () => void;
};

const noSlots: readonly HeldSlot[] = [];

/**
 * The rest of a draft in the week: its card with the rooms that fit, the best picked. Stays mounted while the draft is dragged
 * elsewhere, so nothing typed is lost.
 */
export function WeekCard({ draft, zone, anchor, onDraft, onState, onBooked, onUndo, onClose }: Props) {
  const now = useServerNow();
  const { window, open } = draft;
  const { data: settings } = useQuery(orderSettings(useApi()));
  // The rooms follow from the people, and the form's rules from the room.
  const [people, setPeople] = useState(1);
  const { query, rooms, room, pick } = useFittingRooms({ window, people });
  const form = useCardForm({ needsReason: room?.audit.required ?? false });
  if (people !== form.people.length + 1) setPeople(form.people.length + 1);
  const showBooked = useBookedToast({ onUndo });
  const { send, reset, isPending, outcome, conflicts } = useSendBooking({
    onBooked: (meeting) => {
      onBooked(meeting.meetingNo);
      if (room) showBooked({ meeting, room, window, zone });
    },
  });
  const clash = isPending || !room ? undefined : clashOf({ conflicts, taken: [], room });

  const day = dayOf(window.beginTime, zone);
  const repairs = useCardRepairs({
    ...{ window, room, zone, form },
    isRefused: open && !isPending && (clash !== undefined || isMendable(outcome)),
    roomAt: (roomId, { beginTime }) =>
      dayOf(beginTime, zone) === day ? rooms?.find(({ id }) => id === roomId) : undefined,
    onPick: (picked) => {
      pick(picked.room.id);
      onDraft({ window: picked.window, open: true });
    },
  });
  useHoldSlots(open && room && !clash ? [{ roomId: room.id, ...window }] : noSlots);

  const state = isPending ? 'sending' : clash && 'clash';
  useEffect(() => {
    onState(state);
    return () => onState(undefined);
  }, [onState, state]);
  // A refusal of one room or time says nothing about another.
  useEffect(() => reset(), [reset, room?.id, window.beginTime, window.endTime]);
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
  if (!room || !rooms) return <NoRoomCard {...{ anchor, window, zone, query, onClose }} />;
  return (
    <BookingCard
      slot={{ room, window, zone }}
      free={freeAround(bookableDay(day, { now, zone }), window.beginTime)}
      rooms={<CardRooms rooms={rooms} room={room} onPick={pick} />}
      anchor={anchor}
      form={form}
      onWindow={(picked) => onDraft({ window: picked, open: true })}
      clash={clash && { ...clash, repair: undefined }}
      repairs={repairs}
      template={settings?.template ?? usualTemplate}
      send={send}
      isPending={isPending}
      outcome={outcome}
      onClose={onClose}
    />
  );
}
