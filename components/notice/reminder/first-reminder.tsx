'use client';

import { usePathname } from 'next/navigation';
import { useServerNow } from '@/components/ui/page/server-clock';
import type { Notice } from '@/lib/contract/notice';
import { useReadNotice } from '@/lib/query/notice';
import { currentReminders } from './current-reminders';
import { ReminderLine } from './reminder-line';
import { useBrowserReminders } from './use-browser-reminders';
import { useUnseenReminder } from './use-unseen-reminder';

type Props = { reminders: readonly Notice[]; staffId: string; zone: string };

/** The meeting that begins, once and not on its own page; while nobody looks at the page the browser says it. */
export function FirstReminder({ reminders, staffId, zone }: Props) {
  const now = useServerNow();
  const path = usePathname();
  const { mutate: read } = useReadNotice();
  const current = currentReminders(reminders, now);
  useBrowserReminders(current, zone);
  const close = (meetingId: string) => {
    for (const reminder of reminders) if (reminder.meetingId === meetingId) read(reminder);
  };
  // The next page does not repeat the reminder of this one.
  return (
    <UnseenReminder
      key={path}
      reminders={current.filter(({ facts }) => path !== `/details/${facts.meetingNo}`)}
      staffId={staffId}
      now={now}
      zone={zone}
      onClose={close}
    />
  );
}

type UnseenProps = Props & { now: number; onClose: (meetingId: string) => void };

/** One at a time: when it is closed, the next takes its line. */
function UnseenReminder({ reminders, staffId, onClose, ...rest }: UnseenProps) {
  const reminder = useUnseenReminder(reminders, staffId);
  if (!reminder) return null;
  return (
    <ReminderLine
      key={reminder.id}
      reminder={reminder}
      onClose={() => onClose(reminder.meetingId)}
      {...rest}
    />
  );
}
