import { isDraft } from './drafts';
import { ownStorage } from './own-storage';

/** Clears the web storage with the session, because the next session may be another person's (SESS-06, S18). */
export function forgetLocally(): void {
  ownStorage('sessionStorage')?.clear();
  ownStorage('localStorage')?.clear();
}

/** The same after a session that ended by itself: drafts wait for the next log-in of their author (ERR-02). */
export function forgetAllButDrafts(): void {
  const ofTab = ownStorage('sessionStorage');
  for (const key of Object.keys(ofTab ?? {})) if (!isDraft(key)) ofTab?.removeItem(key);
  ownStorage('localStorage')?.clear();
}
