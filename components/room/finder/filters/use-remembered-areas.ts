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
 * Restores the areas of the last visit where the address has no parameters, and stores each later choice (ROOM-01). A link
 * with parameters shows its own areas, which are not stored: they are its sender's choice.
 */
export function useRememberedAreas(
  view: RoomsView,
  { companyId, isBare }: { companyId: string; isBare: boolean },
) {
  const previous = useRef<string>(undefined);
  useEffect(() => {
    const areas = view.areaIds.join(',');
    const isFirst = previous.current === undefined;
    const isChanged = previous.current !== areas;
    previous.current = areas;
    if (!isFirst && isChanged) browserStorage.set(storageKey(companyId), JSON.stringify(view.areaIds));
    if (!isFirst || !isBare) return;
    const last = storedAreas(companyId);
    if (last.length > 0) window.history.replaceState(null, '', roomsHref({ ...view, areaIds: last }));
  }, [view, companyId, isBare]);
}
