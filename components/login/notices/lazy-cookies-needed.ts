import { lazyPart } from '@/components/ui/lazy/lazy-part';

/** Nearly every browser does without; one that cannot get it keeps what is typed (R28, R31). */
export const LazyCookiesNeeded = lazyPart(() =>
  import('./cookies-needed').then(({ CookiesNeeded }) => CookiesNeeded),
);
