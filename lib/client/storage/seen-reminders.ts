import { browserStorage } from './web-storage';

/** More than those of one hour; a reminder is over soon. */
const rememberedMax = 20;

const storageKey = (staffId: string) => `reminders-seen.${staffId}`;

// This document's own copy, for a browser that stores nothing.
const inMemory = new Map<string, readonly string[]>();

/** The ids of the last reminders that a person has seen in this browser, newest first. A log-out clears them. */
export function seenReminders(staffId: string): readonly string[] {
  const stored = browserStorage.getJson(storageKey(staffId));
  if (stored === undefined) return inMemory.get(staffId) ?? [];
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
}

export function rememberSeenReminder(staffId: string, id: string): void {
  const ids = [id, ...seenReminders(staffId)].slice(0, rememberedMax);
  if (!browserStorage.set(storageKey(staffId), JSON.stringify(ids))) inMemory.set(staffId, ids);
}
