import { ownStorage } from './own-storage';

const prefix = 'order-parameters.';

/** Where this tab keeps the booking that somebody is writing. */
export const draftKey = (staffId: string): string => prefix + staffId;

export const isDraft = (key: string): boolean => key.startsWith(prefix);

/**
 * Whoever logs in finds what he himself was writing, in any of his companies, and nothing of who was here before (S18).
 * A way in that leads through another site comes back without passing here: what somebody else wrote then stays under his own key
 * until this tab is closed, and no form reads it.
 */
export function forgetDraftsOfOthers(ownStaffIds: readonly string[]): void {
  const own = new Set(ownStaffIds.map(draftKey));
  const ofTab = ownStorage('sessionStorage');
  for (const key of Object.keys(ofTab ?? {})) {
    if (isDraft(key) && !own.has(key)) ofTab?.removeItem(key);
  }
}
