'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyPart } from '@/components/ui/lazy/lazy-part';
import type { Notice } from '@/lib/contract/notice';
import { useApi } from '@/lib/query/context/api-context';
import { unreadNotices } from '@/lib/query/unread-notices';

const LazyReminderCards = lazyPart(() =>
  import('./reminder-cards').then(({ ReminderCards }) => ReminderCards),
);

const none: readonly Notice[] = [];

/** Says on every page that a meeting begins. The bell reads the notices; here they are taken from the cache. */
export function Reminders({ zone }: { zone: string }) {
  const { data: { reminders = none } = {} } = useQuery({ ...unreadNotices(useApi()), enabled: false });
  // They stay after the first one: what has been read is shown until its page is left.
  const [isNeeded, setNeeded] = useState(false);
  if (!isNeeded && reminders.length > 0) setNeeded(true);
  return isNeeded ? <LazyReminderCards reminders={reminders} zone={zone} /> : null;
}
