import { tabStorage } from '@/lib/client/storage/web-storage';
import { serverAnswers } from '@/lib/client/server-answers';
import { reload } from './reload';

/**
 * Whether a part of this page's build could not be loaded, mostly because a newer build has taken its place (R28). Next itself
 * loads a page anew when it sees another build id; parts that are loaded later only fail.
 */
export function isOutdated(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause.name === 'ChunkLoadError') return true;
  return false;
}

const storageKey = 'missing-parts';

/**
 * Loads the page anew, once for each missing part: what is still missing afterwards is missing for good. Not while the server
 * cannot be reached, which is the other reason for a part to fail: the browser would leave us for its own error page.
 */
export async function reloadOutdated(error: Error): Promise<void> {
  if (isOutdated(error) && (await serverAnswers()) && storeOnce(error.message)) reload();
}

/** False where the part is stored already, and where nothing can be stored: a reload could repeat itself without end. */
function storeOnce(part: string): boolean {
  const stored = tabStorage.get(storageKey);
  if (stored === undefined) return false;
  const parts = stored?.split('\n') ?? [];
  return !parts.includes(part) && tabStorage.set(storageKey, [...parts, part].join('\n'));
}
