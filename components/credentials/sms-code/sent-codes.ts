export type CodeType = 3 | 5;

/** To whom a code of which kind went, and from when on (server time, ms) another may be asked for. */
export type SentCode = { mobile: string; type: CodeType; againAt: number };

const storageKey = 'sms-codes';
/** As many numbers as one person plausibly tries in one tab. */
const keptCodes = 5;

// Where a browser stores nothing, the page remembers it for as long as it lives.
let inMemory: SentCode[] = [];
const listeners = new Set<() => void>();

const isSame = (a: Omit<SentCode, 'againAt'>, b: Omit<SentCode, 'againAt'>) =>
  a.mobile === b.mobile && a.type === b.type;

/** The newest first; for this tab only, so that a reload goes on where it was (AUTH-03). */
function sentCodes(): SentCode[] {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? (stored as SentCode[]) : [];
  } catch {
    return inMemory;
  }
}

export function rememberSentCode(sent: SentCode): void {
  inMemory = [sent, ...sentCodes().filter((other) => !isSame(other, sent))].slice(0, keptCodes);
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(inMemory));
  } catch {
    // Kept in memory alone.
  }
  listeners.forEach((tell) => tell());
}

export const findSentCode = (asked: Omit<SentCode, 'againAt'>): SentCode | undefined =>
  sentCodes().find((sent) => isSame(sent, asked));

export function onSentCode(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
