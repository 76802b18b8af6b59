'use client';

import { useState, useSyncExternalStore } from 'react';
import { rememberChoice } from '@/lib/client/storage/remember-choice';
import { LoginStepError } from './login-step-error';

const probe = 'rooms-cookie-probe';

/**
 * Whether this browser keeps no cookie of ours, by trying: Chromium says of itself that it keeps them while it blocks all. A page of
 * others that frames us is left out: there ours are kept apart, by attributes of their own (S02).
 */
function areBlocked(): boolean {
  if (window.top !== window) return false;
  rememberChoice(probe, '1', 1);
  const isStored = document.cookie.includes(probe);
  rememberChoice(probe, '', 0);
  return !isStored;
}

const never = () => () => undefined;

function createCachedCheck() {
  let blocked: boolean | undefined;
  return () => (blocked ??= areBlocked());
}

export function useCookiesBlocked(): boolean {
  const [check] = useState(createCachedCheck);
  return useSyncExternalStore(never, check, () => false);
}

/** Called before an action that needs cookies. Cookies that a browser drops on their way are only noticed by the responses. */
export function assertCookies(): void {
  if (areBlocked()) throw new LoginStepError('cookie');
}
