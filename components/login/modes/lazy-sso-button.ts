import dynamic from 'next/dynamic';

/** With the words of all that can go wrong at a provider, which only those load who have one. */
export const LazySsoButton = dynamic(() => import('./sso-button').then(({ SsoButton }) => SsoButton));
