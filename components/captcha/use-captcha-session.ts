'use client';

import { useCallback } from 'react';
import { useApi } from '@/lib/query/context/api-context';
import { captchaSession } from './captcha-session';

/**
 * The way to this browser's captcha session (AUTH-19).
 *
 * @example
 * const sessionOf = useCaptchaSession();
 * await sessionOf(); //=> the same id for 24 hours
 */
export function useCaptchaSession(): () => Promise<string> {
  const api = useApi();
  return useCallback(() => captchaSession(api), [api]);
}
