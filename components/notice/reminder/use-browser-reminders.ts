'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useServerClock } from '@/components/ui/page/server-clock';
import type { Notice } from '@/lib/contract/notice';
import { showBrowserNotice } from '@/lib/client/notifications/browser-notices';
import { noticePlace } from '@/lib/text/notice/notice-words';
import { noticeHref } from '../row/notice-href';
import { soonWords } from './soon-words';

/**
 * Hands reminders that arrive while the page is hidden to the browser, each once, with nothing of the meeting beyond its subject, time
 * and place.
 */
export function useBrowserReminders(reminders: readonly Notice[], zone: string): void {
  const { push } = useRouter();
  const clock = useServerClock();
  const handled = useRef(new Set<string>());
  const show = useEffectEvent((reminder: Notice) => {
    const now = clock.now();
    const { facts, meetingId } = reminder;
    showBrowserNotice({
      id: meetingId,
      title: soonWords(facts, now),
      body: `${facts.subject}\n${noticePlace(facts, { now, zone })}`,
      onOpen: () => push(noticeHref(reminder)),
    });
  });
  useEffect(() => {
    for (const reminder of reminders) {
      if (handled.current.has(reminder.id)) continue;
      handled.current.add(reminder.id);
      if (document.visibilityState === 'hidden') show(reminder);
    }
  }, [reminders]);
}
