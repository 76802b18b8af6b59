import dynamic from 'next/dynamic';

/** Nearly every browser does without. */
export const LazyCookiesNeeded = dynamic(() =>
  import('./cookies-needed').then(({ CookiesNeeded }) => CookiesNeeded),
);
