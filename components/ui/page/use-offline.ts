'use client';

import { useSyncExternalStore } from 'react';
import { connectionLostAt, subscribeToConnection } from '@/lib/client/connection';

/** Since when the server cannot be reached, by the document's own clock; undefined while it can. */
export const useOfflineSince = (): number | undefined =>
  useSyncExternalStore(subscribeToConnection, connectionLostAt, () => undefined);
