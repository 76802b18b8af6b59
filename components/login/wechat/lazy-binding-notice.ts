import dynamic from 'next/dynamic';

/** Needed only after a return from the social chat app without an account. */
export const LazyBindingNotice = dynamic(() =>
  import('./binding-notice').then(({ BindingNotice }) => BindingNotice),
);
