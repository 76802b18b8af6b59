import { forgetLocally } from '@/lib/client/forget-locally';
import { limits } from '@/lib/domain/limits';
import { enter } from './enter';

type Exits = {
  /** The session is gone: to the log-in, which comes back to this page (SESS-07). */
  onSignedOut(): void;
  /** The account has no place in the company any more: to where that is explained (S10). */
  onIdentityMissing(): void;
};

/** However many calls find out that they may not go on, one leaves, once (R25). */
export function createExits(): Exits {
  let leaving = false;
  const leave = (here: string, to: string) => {
    if (leaving || window.location.pathname === here) return;
    leaving = true;
    setTimeout(() => {
      forgetLocally();
      enter(to);
    }, limits.unauthorizedDelayMs);
  };
  return {
    onSignedOut() {
      const { pathname, search } = window.location;
      leave('/login', `/login?to=${encodeURIComponent(pathname + search)}`);
    },
    onIdentityMissing: () => leave('/none', '/none'),
  };
}
