import { isDraft } from './drafts';
import { ownStorage } from './own-storage';

/** What this browser remembers of a person's work goes with the session: the next one may be somebody else's (SESS-06, S18). */
export function forgetLocally(): void {
  ownStorage('sessionStorage')?.clear();
  ownStorage('localStorage')?.clear();
}

/** The same where a session ended that nobody meant to end: what was being written waits for the log-in of who wrote it (ERR-02). */
export function forgetAllButDrafts(): void {
  const ofTab = ownStorage('sessionStorage');
  for (const key of Object.keys(ofTab ?? {})) if (!isDraft(key)) ofTab?.removeItem(key);
  ownStorage('localStorage')?.clear();
}
