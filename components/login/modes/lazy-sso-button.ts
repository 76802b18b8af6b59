import dynamic from 'next/dynamic';

/** Carries the words of every failure at a provider, which only installations with a provider load. */
export const LazySsoButton = dynamic(() => import('./sso-button').then(({ SsoButton }) => SsoButton));
