import { useEffect } from 'react';

/**
 * Puts a title on the tab while the screen is open; without one, and afterwards, the page's own stands there. That one may arrive
 * later than the screen, and is then put back in its place.
 */
export function useTabTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return undefined;
    let own = document.title;
    const put = () => {
      if (document.title === title) return;
      own = document.title;
      document.title = title;
    };
    put();
    const observer = new MutationObserver(put);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      // The page that follows may have set its own already.
      if (document.title === title) document.title = own;
    };
  }, [title]);
}
