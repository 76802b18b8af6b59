type Kind = 'sessionStorage' | 'localStorage';

/** What this tab, or this browser, remembers for us; nothing where it may not: cookies are blocked, or a site of others frames us. */
export function ownStorage(kind: Kind): Storage | undefined {
  try {
    return window[kind];
  } catch {
    return undefined;
  }
}
