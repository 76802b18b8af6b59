'use client';

import { useQuery } from '@tanstack/react-query';
import { lazyPart } from '@/components/ui/lazy/lazy-part';
import { useApi } from '@/lib/query/context/api-context';
import { unreadNotices } from '@/lib/query/unread-notices';

const LazyReminderCards = lazyPart(() =>
  import('./reminder-cards').then(({ ReminderCards }) => ReminderCards),
);

/** Says on every page that a meeting begins. The bell reads the notices; here they are taken from the cache. */
export function Reminders({ zone }: { zone: string }) {
  const { data } = useQuery({ ...unreadNotices(useApi()), enabled: false });
  if (!data || data.reminders.length === 0) return null;
  return <LazyReminderCards reminders={data.reminders} zone={zone} />;
}
