'use client';

import { useSyncExternalStore } from 'react';
import { LoginStepError } from './login-step-error';

/**
 * Whether this browser keeps no cookie of ours. A page of others that frames us is left out: there the answer may be about their
 * cookies, while ours are kept apart (S02).
 */
const areBlocked = () => !navigator.cookieEnabled && window.top === window;

const never = () => () => undefined;

export const useCookiesBlocked = (): boolean => useSyncExternalStore(never, areBlocked, () => false);

/** Before what can only fail without them. Cookies that are dropped in spite of the browser's word are told by the answers. */
export function assertCookies(): void {
  if (areBlocked()) throw new LoginStepError('cookie');
}
