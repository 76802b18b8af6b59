'use client';

import { useQuery } from '@tanstack/react-query';
import type { Meeting } from '@/lib/contract/meeting';
import { useReadMarks } from '@/lib/query/attendance';
import { useApi } from '@/lib/query/context/api-context';
import { unreadNotices } from '@/lib/query/unread-notices';

/** Records the look at a meeting while it is on screen; shows nothing (MEET-10). */
export function ReadMarks({ meeting, userId }: { meeting: Meeting; userId: string }) {
  // The bell reads them.
  const { data } = useQuery({ ...unreadNotices(useApi()), enabled: false });
  useReadMarks(meeting, { userId, unreadNotices: data?.count ?? 0 });
  return null;
}
