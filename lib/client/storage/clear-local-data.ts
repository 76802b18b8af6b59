import { isDraft } from './drafts';
import { browserStorage, tabStorage } from './web-storage';

/** Clears the web storage with the session, because the next session may be another person's (SESS-06, S18). */
export function clearLocalData(): void {
  tabStorage.clear();
  browserStorage.clear();
}

/** The same after a session that ended by itself: drafts wait for the next log-in of their author (ERR-02). */
export function clearAllButDrafts(): void {
  for (const key of tabStorage.keys()) if (!isDraft(key)) tabStorage.remove(key);
  browserStorage.clear();
}
