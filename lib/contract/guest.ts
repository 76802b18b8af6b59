import { z } from 'zod';
import { guestLimits } from '@/lib/domain/limits/notices/guest-limits';
import { emailPattern, steeringPattern } from '@/lib/domain/guest/guests';

/** Somebody from outside the company, who gets mail with a calendar file and nothing else. */
export const guestSchema = z
  .object({
    name: z
      .string()
      .trim()
      .min(1)
      .max(guestLimits.nameMaxLength)
      .refine((name) => !steeringPattern.test(name)),
    email: z.string().trim().max(guestLimits.emailMaxLength).regex(emailPattern),
  })
  .meta({ id: 'Guest' });

/** All guests of a meeting; of one address the first counts. */
export const guestsSchema = z.array(guestSchema).max(guestLimits.mostGuests);
