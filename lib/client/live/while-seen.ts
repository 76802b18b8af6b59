import { liveChanges } from '@/lib/domain/limits/live-limits';

type Activity = { start: () => void; stop: () => void };

/**
 * Keeps something up as long as this page is looked at and has a network; a page put away for a moment keeps it as well.
 * Both are called more than once in a row. Answers how to end it.
 */
export function whileSeen({ start, stop }: Activity): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const after = (ms: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, ms);
  };
  const update = () => {
    clearTimeout(timer);
    if (!navigator.onLine) return stop();
    if (document.visibilityState === 'visible') return start();
    after(liveChanges.hiddenMs, stop);
  };
  const stopNow = () => {
    clearTimeout(timer);
    stop();
  };
  // A network comes back for a whole office at once.
  const onOnline = () => after(Math.random() * liveChanges.retryMs, update);

  const listeners = [
    [document, 'visibilitychange', update],
    [window, 'focus', update],
    [window, 'online', onOnline],
    [window, 'offline', update],
    // The browser may keep the page for the Back button, where a connection would be left hanging.
    [window, 'pagehide', stopNow],
    [window, 'pageshow', update],
  ] as const;
  for (const [target, event, listener] of listeners) target.addEventListener(event, listener);
  update();
  return () => {
    for (const [target, event, listener] of listeners) target.removeEventListener(event, listener);
    stopNow();
  };
}
