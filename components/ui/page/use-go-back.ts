'use client';

import { useRouter } from 'next/navigation';
import { useCallback } from 'react';

type Navigation = { canGoBack: boolean };

/** The Navigation API counts only pages of this product; without it the pages of the tab have to do. */
function hasBefore(): boolean {
  const { navigation } = globalThis as { navigation?: Navigation };
  return navigation ? navigation.canGoBack : window.history.length > 1;
}

/** Leads back to where one came from; a page that was opened by itself leads to the schedule (BOOK-01). */
export function useGoBack(): () => void {
  const router = useRouter();
  return useCallback(() => {
    if (hasBefore()) router.back();
    else router.push('/schedule');
  }, [router]);
}
