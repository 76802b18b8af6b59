import type { MeetingDraft } from '@/lib/contract/booking';

export type BookingDraft = MeetingDraft & { beginTime: number; endTime: number };

export const bookingKeys = {
  all: ['booking'] as const,
  settings: () => [...bookingKeys.all, 'settings'] as const,
  checks: () => [...bookingKeys.all, 'check'] as const,
  check: (draft: BookingDraft) => [...bookingKeys.checks(), draft] as const,
};
