'use client';

import { createContext, createElement, use, type ComponentType } from 'react';

export type PageErrorProps = { error: Error & { digest?: string }; reset: () => void };

/** What a broken page shows, given once from above: each error.tsx would otherwise bring a copy of it to every first load. */
export const PageErrorContext = createContext<ComponentType<PageErrorProps> | null>(null);

/** Stands in error.tsx: the error goes to whatever the providers show for it. */
export function BrokenPage(props: PageErrorProps) {
  const PageError = use(PageErrorContext);
  return PageError && createElement(PageError, props);
}
