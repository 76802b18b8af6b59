'use client';

import { useQuery } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { lazyPart } from '@/components/ui/lazy/lazy-part';
import { useApi } from '@/lib/query/context/api-context';
import { unusedMeetings } from '@/lib/query/early-end';

const LazyUnusedCard = lazyPart(() => import('./unused-card').then(({ UnusedCard }) => UnusedCard));

/** Says to an organizer on every page that a meeting is about to end, and leads to where that is decided (EARLY-01). */
export function UnusedNotice() {
  const { data } = useQuery(unusedMeetings(useApi()));
  const [closedId, setClosedId] = useState<string>();
  const path = usePathname();
  const meeting = data?.find(({ meetingId }) => meetingId !== closedId);
  if (!meeting || path.startsWith('/early-end/')) return null;
  return (
    <LazyUnusedCard
      key={meeting.meetingId}
      meeting={meeting}
      onClose={() => setClosedId(meeting.meetingId)}
    />
  );
}
