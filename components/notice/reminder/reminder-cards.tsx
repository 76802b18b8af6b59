'use client';

import { usePathname } from 'next/navigation';
import { useServerNow } from '@/components/ui/page/server-clock';
import type { Notice } from '@/lib/contract/notice';
import { useReadNotice } from '@/lib/query/notice';
import { currentReminders } from './current-reminders';
import { ReminderCard } from './reminder-card';
import { useBrowserReminders } from './use-browser-reminders';

type Props = { reminders: readonly Notice[]; zone: string };

/** The meetings that begin, on every page but their own; while nobody looks at the page the browser says it. */
export function ReminderCards({ reminders, zone }: Props) {
  const now = useServerNow();
  const path = usePathname();
  const { mutate: read } = useReadNotice();
  const current = currentReminders(reminders, now);
  useBrowserReminders(current, zone);
  const close = (meetingId: string) => {
    for (const reminder of reminders) if (reminder.meetingId === meetingId) read(reminder);
  };
  return current
    .filter(({ facts }) => path !== `/details/${facts.meetingNo}`)
    .map((reminder) => (
      <ReminderCard
        key={reminder.meetingId}
        reminder={reminder}
        now={now}
        zone={zone}
        onClose={() => close(reminder.meetingId)}
      />
    ));
}
