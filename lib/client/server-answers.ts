import { deadlines } from '@/lib/domain/limits/limits';

/** Whether this page's server can be reached at all; `navigator.onLine` says nothing about it. */
export const serverAnswers = (): Promise<boolean> =>
  fetch('/bff/healthz', { cache: 'no-store', signal: AbortSignal.timeout(deadlines.frameMs) }).then(
    ({ ok }) => ok,
    () => false,
  );
