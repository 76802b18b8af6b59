'use client';

import { usePathname } from 'next/navigation';
import { useServerNow } from '@/components/ui/page/server-clock';
import type { Notice } from '@/lib/contract/notice';
import { currentReminders } from './current-reminders';
import { ReminderCard } from './reminder-card';
import { useBrowserReminders } from './use-browser-reminders';
import { useShownReminders } from './use-shown-reminders';

type Props = { reminders: readonly Notice[]; zone: string };

/** The meetings that begin, on every page but their own; while nobody looks at the page the browser says it. */
export function ReminderCards({ reminders, zone }: Props) {
  const now = useServerNow();
  const { shown, close } = useShownReminders(reminders, { path: usePathname(), now });
  useBrowserReminders(currentReminders(reminders, now), zone);
  return shown.map((reminder) => (
    <ReminderCard
      key={reminder.meetingId}
      reminder={reminder}
      now={now}
      zone={zone}
      onClose={() => close(reminder.meetingId)}
    />
  ));
}
