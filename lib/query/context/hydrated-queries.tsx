'use client';

import { HydrationBoundary, type DehydratedState } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';

type Props = {
  /** The JSON of a `DehydratedState`. */
  text: string;
  children: ReactNode;
};

/** The client's side of `Prefetched`: fills the query cache before anything below it renders. */
export function HydratedQueries({ text, children }: Props) {
  const state = useMemo(() => JSON.parse(text) as DehydratedState, [text]);
  return <HydrationBoundary state={state}>{children}</HydrationBoundary>;
}
