import { tabStorage } from '@/lib/client/storage/web-storage';

export type CodeType = 3 | 5;

/** A number that a code of one kind was sent to, and the server time (ms) from which it may be sent again. */
export type SentCode = { mobile: string; type: CodeType; againAt: number };

const storageKey = 'sms-codes';
/** As many numbers as one person plausibly tries in one tab. */
const maxCodes = 5;

// The page's own copy, for a browser that stores nothing.
let inMemory: SentCode[] = [];
const listeners = new Set<() => void>();

const isSame = (a: Omit<SentCode, 'againAt'>, b: Omit<SentCode, 'againAt'>) =>
  a.mobile === b.mobile && a.type === b.type;

/** The newest first; for this tab only, so that a reload goes on where it was (AUTH-03). */
function sentCodes(): SentCode[] {
  const stored = tabStorage.getJson(storageKey);
  if (stored === undefined) return inMemory;
  return Array.isArray(stored) ? (stored as SentCode[]) : [];
}

export function rememberSentCode(sent: SentCode): void {
  inMemory = [sent, ...sentCodes().filter((other) => !isSame(other, sent))].slice(0, maxCodes);
  tabStorage.set(storageKey, JSON.stringify(inMemory));
  listeners.forEach((listener) => listener());
}

export const findSentCode = (code: Omit<SentCode, 'againAt'>): SentCode | undefined =>
  sentCodes().find((sent) => isSame(sent, code));

export function onSentCode(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
