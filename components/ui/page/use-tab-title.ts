import { useEffect } from 'react';

/** Puts a title on the tab while the screen is open; without one, and afterwards, the page's own stands there. */
export function useTabTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return undefined;
    const own = document.title;
    document.title = title;
    return () => {
      // The page that follows may have set its own already.
      if (document.title === title) document.title = own;
    };
  }, [title]);
}
