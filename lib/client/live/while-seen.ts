import { liveChanges } from '@/lib/domain/limits/live-limits';

type Activity = {
  start: () => void;
  stop: () => void;
  /** Whether it goes on while the page is hidden. */
  isKeptHidden?: () => boolean;
};

/**
 * Starts an activity while this page is visible and online, and stops it some time after that ends. Both callbacks may be called
 * several times in a row. Returns the function that ends it.
 */
export function whileSeen({ start, stop, isKeptHidden = () => false }: Activity): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const after = (ms: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, ms);
  };
  const update = () => {
    clearTimeout(timer);
    const isVisible = document.visibilityState === 'visible';
    // Without a network as well: nothing would start it again.
    if (!isVisible && isKeptHidden()) return;
    if (!navigator.onLine) return stop();
    if (isVisible) return start();
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
