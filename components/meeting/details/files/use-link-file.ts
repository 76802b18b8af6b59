'use client';

import { useQueryClient } from '@tanstack/react-query';
import type { FileReference } from '@/lib/contract/file';
import { useApi } from '@/lib/query/context/api-context';
import { linkFile } from '@/lib/query/file';
import { type MeetingRef, refreshMeeting } from '@/lib/query/meeting';

/** Adds an upload to a meeting; done when the meeting has been read anew, so that the file never leaves the screen. */
export function useLinkFile({ _id, meetingNo }: MeetingRef) {
  const api = useApi();
  const queryClient = useQueryClient();
  return async (reference: FileReference) => {
    await linkFile(api, { _id, meetingNo }, reference);
    await refreshMeeting(queryClient, meetingNo);
  };
}
