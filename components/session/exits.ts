import { expectedStaff } from '@/lib/client/browser-api';
import { clearAllButDrafts, clearLocalData } from '@/lib/client/storage/clear-local-data';
import { hostClient } from '@/lib/client/transport/host-client';
import { limits } from '@/lib/domain/limits/limits';
import { sessionEnded } from '@/lib/web/session-ended';
import { enter } from './enter';
import { storeTarget } from './store-target';

type Exits = {
  /** The session is gone: to where one logs in again, which comes back to this page (SESS-07). */
  onSignedOut(): void;
  /** The account has no place in the company any more: to where that is explained (S10). */
  onIdentityMissing(): void;
};

type Options = {
  /** Where the work-chat app's own log-in begins, by configuration. */
  workChatLoginUrl?: string;
};

type Way = {
  /** The page that has been left for already. */
  here: string;
  to: string;
  /** The target that this tab stores, for a way that cannot carry it in its address. */
  target?: string;
};

/** However many calls find out that they may not go on, one leaves, once (R25). */
export function createExits({ workChatLoginUrl }: Options = {}): Exits {
  let leaving = false;
  const leave = ({ here, to, target }: Way, forget: () => void) => {
    if (leaving || window.location.pathname === here) return;
    leaving = true;
    const staffId = expectedStaff();
    setTimeout(() => {
      forget();
      if (staffId && target) storeTarget(staffId, target);
      enter(to);
    }, limits.unauthorizedDelayMs);
  };
  return {
    onSignedOut: () => leave(loginRoute(workChatLoginUrl), clearAllButDrafts),
    onIdentityMissing: () => leave({ here: '/none', to: '/none' }, clearLocalData),
  };
}

/** SESS-07: each host has a log-in of its own. */
function loginRoute(workChatLoginUrl: string | undefined): Way {
  const { pathname, search } = window.location;
  const target = pathname + search;
  const client = hostClient();
  if (client === 'desktop') return { here: '/none', to: '/none', target };
  if (client === 'work-chat' && workChatLoginUrl)
    return { here: '/WorkWeChatLogin', to: workChatLoginUrl, target };
  return { here: '/login', to: `/login?to=${encodeURIComponent(target)}&${sessionEnded}` };
}
