import type { Guest } from '@/lib/domain/guest/guests';

/** Guests are as visible as members; how to reach them stays among members (S46). */
export const presentGuests = (
  guests: readonly Guest[],
  { isInside }: { isInside: boolean },
): { name: string; email?: string }[] =>
  guests.map(({ name, email }) => (isInside ? { name, email } : { name }));
