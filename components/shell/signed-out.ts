import { limits } from '@/lib/domain/limits';
import { enter } from './enter';

/** SESS-07: however many calls find the session gone, one leaves for the log-in, which comes back to this page. */
export function createSignedOutHandler(): () => void {
  let leaving = false;
  return () => {
    const { pathname, search } = window.location;
    if (leaving || pathname === '/login') return;
    leaving = true;
    setTimeout(() => enter(`/login?to=${encodeURIComponent(pathname + search)}`), limits.unauthorizedDelayMs);
  };
}
