import { tabStorage } from '@/lib/client/storage/web-storage';

const storageKey = 'login-mobile';

/** Hands the mobile number to the next page of the log-in, in this tab only: it is in no address and in no log (S58). */
export function storeMobile(mobile: string): void {
  tabStorage.set(storageKey, mobile);
}

/** The number that the previous page has stored; every form of the log-in may begin with it. */
export function readStoredMobile(): string | undefined {
  return tabStorage.get(storageKey) ?? undefined;
}

/** The same as a form takes it; no field where nothing is stored. */
export function storedMobileValue(): { mobile?: string } {
  const mobile = readStoredMobile();
  return mobile ? { mobile } : {};
}
