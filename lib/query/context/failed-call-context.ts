import { createContext } from 'react';

/** The effect of a failed call outside React Query: the same as of all others (SESS-07, S10, R32). */
export const FailedCallContext = createContext<(error: Error) => void>(() => undefined);
