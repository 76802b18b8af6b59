'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import type { Notice } from '@/lib/contract/notice';
import { limits } from '@/lib/domain/limits/limits';
import { useReadNotice } from '@/lib/query/notice';
import { currentReminders } from './current-reminders';

type Page = { path: string; now: number };

/**
 * The reminders to show on a page, each once for a person: one that was in sight for some seconds is read, so that no other page, tab or
 * device shows it again, and stays where it is until it is closed or the page is left.
 *
 * @param unread all unread reminders, newest first
 */
export function useShownReminders(unread: readonly Notice[], { path, now }: Page) {
  const { mutate: read } = useReadNotice();
  const [seen, setSeen] = useState<{ path: string; reminders: readonly Notice[] }>({ path, reminders: [] });
  const seenHere = seen.path === path ? seen.reminders : [];
  const shown = currentReminders([...unread, ...seenHere], now).filter(
    ({ facts }) => path !== `/details/${facts.meetingNo}`,
  );
  const fresh = shown.filter(({ id }) => unread.some((reminder) => reminder.id === id));
  const freshIds = fresh.map(({ id }) => id).join(' ');

  const readAllOf = (meetingIds: readonly string[]) => {
    for (const reminder of unread) if (meetingIds.includes(reminder.meetingId)) read(reminder);
  };
  const see = useEffectEvent(() => {
    setSeen({ path, reminders: shown });
    readAllOf(fresh.map(({ meetingId }) => meetingId));
  });
  useEffect(() => {
    if (freshIds === '') return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(see, limits.reminderSeenMs);
    };
    update();
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [freshIds, path]);

  const close = (meetingId: string) => {
    setSeen({ path, reminders: seenHere.filter((reminder) => reminder.meetingId !== meetingId) });
    readAllOf([meetingId]);
  };
  return { shown, close };
}
