'use client';

import { useEffect, useRef, useState } from 'react';

type Pages = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
};

/** All rooms on paper: the pages that the list has not reached are loaded first, also for the browser's own keys. */
export function usePrintAll(pages: Pages, isDayRead: boolean): () => void {
  const [wishes, setWishes] = useState(0);
  const fulfilled = useRef(0);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  const isLoaded = !hasNextPage || isFetchNextPageError;

  useEffect(() => {
    if (fulfilled.current === wishes) return;
    if (!isLoaded) {
      if (!isFetchingNextPage) fetchNextPage();
    } else if (isDayRead) {
      fulfilled.current = wishes;
      window.print();
    }
  }, [wishes, isLoaded, isFetchingNextPage, fetchNextPage, isDayRead]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== 'p' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
      event.preventDefault();
      setWishes((count) => count + 1);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  return () => setWishes((count) => count + 1);
}
