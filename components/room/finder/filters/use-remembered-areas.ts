'use client';

import { useEffect, useRef } from 'react';
import { browserStorage } from '@/lib/client/storage/web-storage';
import { roomsHref, type RoomsView } from '../rooms-view';

const storageKey = (companyId: string) => `room-areas.${companyId}`;

function storedAreas(companyId: string): string[] {
  const ids = browserStorage.getJson(storageKey(companyId));
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

/**
 * The areas of the last visit come back where the address says nothing at all, and whatever is chosen later is remembered
 * (ROOM-01). A link that says anything shows what it says, and somebody else's choice is not remembered as mine.
 */
export function useRememberedAreas(
  view: RoomsView,
  { companyId, isBare }: { companyId: string; isBare: boolean },
) {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const areas = view.areaIds.join(',');
    const isFirst = shown.current === undefined;
    const isChanged = shown.current !== areas;
    shown.current = areas;
    if (!isFirst && isChanged) browserStorage.set(storageKey(companyId), JSON.stringify(view.areaIds));
    if (!isFirst || !isBare) return;
    const last = storedAreas(companyId);
    if (last.length > 0) window.history.replaceState(null, '', roomsHref({ ...view, areaIds: last }));
  }, [view, companyId, isBare]);
}
