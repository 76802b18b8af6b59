import { signsOfLife } from '@/lib/domain/limits/live-limits';
import { serverAnswers } from './server-answers';

/** The moment, by the document's own clock, since which the server cannot be reached; undefined while it can. */
let lostAt: number | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let checking: Promise<boolean> | undefined;
const listeners = new Set<() => void>();

function change(next: number | undefined) {
  clearTimeout(timer);
  const isWatched = listeners.size > 0;
  if (next !== undefined && isWatched)
    timer = setTimeout(() => void checkConnection(), signsOfLife.offlineCheckMs);
  if ((next === undefined) === (lostAt === undefined)) return;
  lostAt = next;
  for (const listener of listeners) listener();
}

const lose = () => change(lostAt ?? performance.now());

/** Looks for the server, and goes on looking while it does not answer. */
export function checkConnection(): Promise<boolean> {
  checking ??= serverAnswers().then((isThere) => {
    checking = undefined;
    if (isThere) change(undefined);
    else lose();
    return isThere;
  });
  return checking;
}

/** Follows whether the server can be reached; `navigator.onLine` alone knows only of networks. */
export function subscribeToConnection(listener: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  listeners.add(listener);
  window.addEventListener('offline', lose, { signal });
  window.addEventListener('online', () => void checkConnection(), { signal });
  if (lostAt !== undefined || !navigator.onLine) lose();
  return () => {
    end.abort();
    listeners.delete(listener);
    if (listeners.size === 0) clearTimeout(timer);
  };
}

export const connectionLostAt = (): number | undefined => lostAt;
