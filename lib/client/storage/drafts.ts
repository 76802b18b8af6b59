import { tabStorage } from './web-storage';

const prefix = 'order-parameters.';

/** The storage key of the booking that a person is writing in this tab, or of the change of a meeting. */
export const draftKey = (staffId: string, meetingId?: string): string =>
  prefix + (meetingId === undefined ? staffId : `${staffId}/${meetingId}`);

const authorOf = (key: string) => key.slice(prefix.length).split('/')[0] ?? '';

export const isDraft = (key: string): boolean => key.startsWith(prefix);

/**
 * Removes the drafts of other accounts at a log-in, and leaves the account's own in each of its companies (S18). A log-in that
 * leads through another site does not pass here: drafts of others then stay under their own keys until this tab is closed, and
 * no form reads them.
 */
export function forgetDraftsOfOthers(ownStaffIds: readonly string[]): void {
  const own = new Set(ownStaffIds);
  for (const key of tabStorage.keys()) if (isDraft(key) && !own.has(authorOf(key))) tabStorage.remove(key);
}
