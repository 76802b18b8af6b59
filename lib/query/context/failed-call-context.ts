import { createContext } from 'react';

/** What a call that React Query knows nothing of does when it fails: the same as all others (SESS-07, S10, R32). */
export const FailedCallContext = createContext<(error: Error) => void>(() => undefined);
