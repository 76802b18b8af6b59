import type { MeetingDraft } from '@/lib/contract/booking';

export type BookingDraft = MeetingDraft & { beginTime: number; endTime: number };

/** A draft to try; with the id of a meeting as a change of it. */
export type CheckedDraft = BookingDraft & { meetingId?: string | undefined };

export const bookingKeys = {
  all: ['booking'] as const,
  settings: () => [...bookingKeys.all, 'settings'] as const,
  checks: () => [...bookingKeys.all, 'check'] as const,
  check: (draft: CheckedDraft) => [...bookingKeys.checks(), draft] as const,
};
