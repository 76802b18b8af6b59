import { tabStorage } from '@/lib/client/storage/web-storage';

const storageKey = 'login-mobile';

/** The number that one page of the ways in hands to the next, in this tab only: no address and no log gets to see it (S58). */
export function keepMobile(mobile: string): void {
  tabStorage.set(storageKey, mobile);
}

/** The number that the page before has kept; every form of the log-in may begin with it. */
export function keptMobile(): string | undefined {
  return tabStorage.get(storageKey) ?? undefined;
}
