const storageKey = 'login-mobile';

/** The number that one page of the ways in hands to the next, in this tab only: no address and no log gets to see it (S58). */
export function keepMobile(mobile: string): void {
  try {
    window.sessionStorage.setItem(storageKey, mobile);
  } catch {
    // It is typed again then.
  }
}

/** The number that the page before has kept; every form of the log-in may begin with it. */
export function keptMobile(): string | undefined {
  try {
    return window.sessionStorage.getItem(storageKey) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The same as a form takes it; no field where nothing is stored. */
export function keptMobileValue(): { mobile?: string } {
  const mobile = keptMobile();
  return mobile ? { mobile } : {};
}
