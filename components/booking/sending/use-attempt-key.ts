'use client';

import { useCallback, useRef } from 'react';
import { newIdempotencyKey } from '@/lib/client/transport/idempotency-key';

/** Names an attempt by its content: a retry after a lost answer meets what the first one did (BOOK-09, R12). */
export function useAttemptKey(): (content: unknown) => string {
  const attempt = useRef<{ body: string; key: string }>(undefined);
  return useCallback((content) => {
    const body = JSON.stringify(content);
    if (attempt.current?.body !== body) attempt.current = { body, key: newIdempotencyKey() };
    return attempt.current.key;
  }, []);
}
