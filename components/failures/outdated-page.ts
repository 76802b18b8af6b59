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
  if (isOutdated(error) && (await serverAnswers()) && rememberOnce(error.message)) reload();
}

function rememberOnce(part: string): boolean {
  try {
    const known = window.sessionStorage.getItem(storageKey)?.split('\n') ?? [];
    if (known.includes(part)) return false;
    window.sessionStorage.setItem(storageKey, [...known, part].join('\n'));
    return true;
  } catch {
    // Where nothing can be remembered, a reload could repeat itself without end.
    return false;
  }
}
