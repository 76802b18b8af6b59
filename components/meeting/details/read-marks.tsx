'use client';

import type { Meeting } from '@/lib/contract/meeting';
import { useReadMarks } from '@/lib/query/attendance';

/** Records the look at a meeting while it is on screen; shows nothing (MEET-10). */
export function ReadMarks({ meeting, userId }: { meeting: Meeting; userId: string }) {
  useReadMarks(meeting, userId);
  return null;
}
