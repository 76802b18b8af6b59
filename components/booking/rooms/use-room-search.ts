'use client';

import { useState } from 'react';
import { useSearchText } from '@/components/ui/controls/search/use-search-text';
import type { Window } from '@/lib/domain/booking/booking-window';

/** A search on the service: words of a room, and a time at which it has to be free. */
export type RoomQuestion = {
  keyword: string;
  free: Window | undefined;
  /** A meeting whose own bookings count as free. */
  exceptMeetingId?: string | undefined;
};

export type RoomSearch = ReturnType<typeof useRoomSearch>;

/** The state of the search above the list of rooms. */
export function useRoomSearch(window: Window) {
  const [keyword, setKeyword] = useState('');
  const [isFreeOnly, setFreeOnly] = useState(false);
  const { input } = useSearchText({ keyword, onSearch: setKeyword });
  return {
    input,
    /** As typed: rooms on hand are narrowed by it at once. */
    text: input.value.trim(),
    isFreeOnly,
    setFreeOnly,
    isNarrowing: isFreeOnly || input.value.trim() !== '',
    question: { keyword, free: isFreeOnly ? window : undefined } satisfies RoomQuestion,
  };
}
