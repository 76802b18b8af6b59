const key = 'desktop-entered';

/** Whether this visit has logged this person of the desktop app in before. */
export function alreadyEntered(hostUser: string): boolean {
  try {
    return window.sessionStorage.getItem(key) === hostUser;
  } catch {
    return false;
  }
}

export function rememberEntered(hostUser: string): void {
  try {
    window.sessionStorage.setItem(key, hostUser);
  } catch {
    // Without storage the app is asked at each start.
  }
}
