'use client';

import { createContext, useContext, type ReactNode } from 'react';
import type { Api } from '@/lib/client/api';

const ApiContext = createContext<Api | null>(null);

export function ApiProvider({ api, children }: { api: Api; children: ReactNode }) {
  return <ApiContext value={api}>{children}</ApiContext>;
}

/** The typed client of this tree: the browser's in the product, a fake transport in tests. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiProvider above it');
  return api;
}
