import { dehydrate, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { HydratedQueries } from './hydrated-queries';

type Props = { queries: QueryClient; children: ReactNode };

/**
 * Hands the prefetched queries of a page to its screen. As one text: React would walk every value of a prop, to send it and again to render
 * with it, and a busy day has thousands.
 */
export function Prefetched({ queries, children }: Props) {
  return <HydratedQueries text={JSON.stringify(dehydrate(queries))}>{children}</HydratedQueries>;
}
