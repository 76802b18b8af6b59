'use client';

import { useQuery } from '@tanstack/react-query';
import { lazyPart } from '@/components/ui/lazy/lazy-part';
import { useApi } from '@/lib/query/context/api-context';
import { unreadNotices } from '@/lib/query/unread-notices';

const LazyFirstReminder = lazyPart(() =>
  import('./first-reminder').then(({ FirstReminder }) => FirstReminder),
);

type Props = { staffId: string; zone: string };

/** Says on whichever page is open that a meeting begins. The bell reads the notices; here they are taken from the cache. */
export function Reminders(props: Props) {
  const { data } = useQuery({ ...unreadNotices(useApi()), enabled: false });
  if (!data || data.reminders.length === 0) return null;
  return <LazyFirstReminder reminders={data.reminders} {...props} />;
}
