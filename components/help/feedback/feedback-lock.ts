import { tabStorage } from '@/lib/client/storage/web-storage';

const lockKey = (staffId: string) => `feedback-lock.${staffId}`;
const draftKey = (staffId: string) => `feedback.${staffId}`;

// The page's own copy, for a browser that stores nothing.
const inMemory = new Map<string, number>();
const listeners = new Set<() => void>();

/** The server time from which this person may send another feedback; stored for this tab, so that a reload goes on with it (HELP-02). */
export function feedbackLock(staffId: string): number | undefined {
  const stored = tabStorage.getJson(lockKey(staffId));
  return typeof stored === 'number' ? stored : inMemory.get(staffId);
}

export function lockFeedback(staffId: string, until: number): void {
  inMemory.set(staffId, until);
  tabStorage.set(lockKey(staffId), String(until));
  listeners.forEach((listener) => listener());
}

export function onFeedbackLock(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The text that is being written, for a page that is loaded afresh (ERR-02). */
export const feedbackDraft = {
  read: (staffId: string): string => tabStorage.get(draftKey(staffId)) ?? '',
  store: (staffId: string, content: string) =>
    content === '' ? tabStorage.remove(draftKey(staffId)) : tabStorage.set(draftKey(staffId), content),
};
