'use client';

import { useEffect, useRef } from 'react';
import { roomsHref, type RoomsView } from './rooms-view';

const storageKey = (companyId: string) => `room-areas.${companyId}`;

function remembered(companyId: string): string[] {
  try {
    const ids: unknown = JSON.parse(window.localStorage.getItem(storageKey(companyId)) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function remember(companyId: string, areaIds: readonly string[]) {
  try {
    window.localStorage.setItem(storageKey(companyId), JSON.stringify(areaIds));
  } catch {
    // Storage may be blocked; the filter is then simply not remembered.
  }
}

/** The filter of the last visit comes back where the address names none; whatever is chosen later is remembered (ROOM-01). */
export function useRememberedAreas(view: RoomsView, companyId: string) {
  const restored = useRef(false);
  useEffect(() => {
    const last = restored.current ? [] : remembered(companyId);
    restored.current = true;
    if (view.areaIds.length === 0 && last.length > 0) {
      window.history.replaceState(null, '', roomsHref({ ...view, areaIds: last }));
    } else remember(companyId, view.areaIds);
  }, [view, companyId]);
}
