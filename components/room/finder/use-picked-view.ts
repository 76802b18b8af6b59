'use client';

import { useState } from 'react';
import { roomsHref, type RoomsView } from './rooms-view';

/**
 * A choice shows at once, before the address has come round, and the next one builds on it: two quick clicks are two choices.
 */
export function usePickedView(view: RoomsView) {
  const [picked, setPicked] = useState({ before: view, after: view });
  const current = picked.before === view ? picked.after : view;
  const pick = (next: Partial<RoomsView>) => {
    const after = { ...current, ...next };
    setPicked({ before: view, after });
    window.history.pushState(null, '', roomsHref(after));
  };
  return { current, pick };
}
