type Kind = 'sessionStorage' | 'localStorage';

/** The web storage of this tab or browser; none where it is blocked, as with blocked cookies or in a foreign site's frame. */
export function ownStorage(kind: Kind): Storage | undefined {
  try {
    return window[kind];
  } catch {
    return undefined;
  }
}
