'use client';

import { HydrationBoundary, type DehydratedState } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';

type Props = {
  /** The JSON of a `DehydratedState`. */
  text: string;
  children: ReactNode;
};

/** The other end of `Prefetched`: fills the cache around it before anything below it renders. */
export function HydratedQueries({ text, children }: Props) {
  const state = useMemo(() => JSON.parse(text) as DehydratedState, [text]);
  return <HydrationBoundary state={state}>{children}</HydrationBoundary>;
}
