'use client';

import { useEffect, useRef, useState } from 'react';
import { rememberSeenReminder, seenReminders } from '@/lib/client/storage/seen-reminders';
import type { Notice } from '@/lib/contract/notice';

/**
 * The first reminder that a person has seen on no page before. Once it is in sight it counts as seen, on other pages and in other
 * tabs, and stays on this one.
 */
export function useUnseenReminder(reminders: readonly Notice[], staffId: string): Notice | undefined {
  const [seenElsewhere, setSeenElsewhere] = useState(() => seenReminders(staffId));
  const seenHere = useRef(new Set<string>());
  const reminder = reminders.find(({ id }) => !seenElsewhere.includes(id));
  const id = reminder?.id;

  useEffect(() => {
    if (id === undefined || seenHere.current.has(id)) return undefined;
    const end = new AbortController();
    const look = () => {
      if (seenReminders(staffId).includes(id)) return setSeenElsewhere((ids) => [...ids, id]);
      if (document.visibilityState === 'hidden') return undefined;
      seenHere.current.add(id);
      rememberSeenReminder(staffId, id);
      return end.abort();
    };
    look();
    document.addEventListener('visibilitychange', look, { signal: end.signal });
    window.addEventListener('storage', look, { signal: end.signal });
    return () => end.abort();
  }, [id, staffId]);

  return reminder;
}
