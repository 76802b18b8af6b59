'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { limits } from '@/lib/domain/limits/limits';
import { meetingKeys, type MeetingRef } from './meeting';

/**
 * Reads a meeting again every 3 s until its online meeting has arrived, 30 times at most and only while its page is open (MEET-08,
 * R33). A reading ends before the next one is due, so a machine that slept makes up for nothing.
 */
export function useOnlineMeetingWait({ _id, meetingNo }: MeetingRef, isPending: boolean) {
  const queryClient = useQueryClient();
  const [tries, setTries] = useState(0);
  const hasGivenUp = tries >= limits.thirdPartyRetries;
  const isWaiting = isPending && !hasGivenUp;

  useEffect(() => {
    if (!isWaiting) return undefined;
    let isLeft = false;
    const timer = setTimeout(() => {
      const reads = [meetingNo, _id].map((name) =>
        queryClient.invalidateQueries({ queryKey: meetingKeys.detail(name) }),
      );
      void Promise.allSettled(reads).then(() => isLeft || setTries((count) => count + 1));
    }, limits.thirdPartyRetryMs);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [isWaiting, tries, queryClient, meetingNo, _id]);

  return { hasGivenUp: isPending && hasGivenUp, retry: () => setTries(0) };
}
