import type { PersonConfig } from '@/lib/contract/person-config';
import { browserStorage } from './web-storage';

const storageKey = (staffId: string) => `person-choices.${staffId}`;

/** This browser's cache of a person's choices (CFG-04); undefined before they were read here. A log-out clears it. */
export function storedChoices(staffId: string): PersonConfig | undefined {
  const stored = browserStorage.getJson(storageKey(staffId));
  const isObject = typeof stored === 'object' && stored !== null && !Array.isArray(stored);
  return isObject ? stored : undefined;
}

export function storeChoices(staffId: string, choices: PersonConfig): void {
  browserStorage.set(storageKey(staffId), JSON.stringify(choices));
}
