import dynamic from 'next/dynamic';

/** Only for whoever comes back from the social chat app without an account. */
export const LazyBindingNotice = dynamic(() =>
  import('./binding-notice').then(({ BindingNotice }) => BindingNotice),
);
