import { createContext, type ComponentType } from 'react';

export type PageErrorProps = { error: Error & { digest?: string }; reset: () => void };

/** What a broken page shows, given once from above: each error.tsx would otherwise bring a copy of it to every first load. */
export const PageErrorContext = createContext<ComponentType<PageErrorProps> | null>(null);
