'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { limits } from '@/lib/domain/limits/limits';
import type { CheckRefusal } from '@/lib/contract/booking';
import { useApi } from '@/lib/query/context/api-context';
import { bookingCheck } from '@/lib/query/booking';
import type { BookingDraft, CheckedDraft } from '@/lib/query/booking-keys';
import { bookingText } from '@/lib/text/zh-cn/booking';

const noRefusals: readonly CheckRefusal[] = [];

type Options = {
  enabled: boolean;
  /** The meeting that is being changed, which is not in its own way. */
  meetingId: string | undefined;
};

/** Asks the service, debounced, what only it can check: neighbours of offline rooms, words, fresh bookings. */
export function useBookingCheck(draft: BookingDraft, { enabled, meetingId }: Options) {
  const { subject, beginTime, endTime, roomBookingForms, address, members, serviceIds } = draft;
  const question = JSON.stringify({
    subject: subject || bookingText.title,
    beginTime,
    endTime,
    roomBookingForms,
    address,
    members,
    serviceIds,
    meetingId,
  });
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    if (!enabled) return undefined;
    const timer = setTimeout(() => setSettled(question), limits.longDebounceMs);
    return () => clearTimeout(timer);
  }, [question, enabled]);

  const isCurrent = enabled && settled === question;
  const { data } = useQuery({
    ...bookingCheck(useApi(), JSON.parse(question) as CheckedDraft),
    enabled: isCurrent,
  });
  return isCurrent && data ? data.refusals : noRefusals;
}
