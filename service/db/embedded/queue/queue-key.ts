import { AsyncLocalStorage } from 'node:async_hooks';

const keys = new AsyncLocalStorage<string>();
const serviceKey = 'service';

/** Runs work whose statements wait for the embedded store in the queue of `key`: one caller has one queue (ADR 47). */
export const queuedAs = <R>(key: string, work: () => R): R => keys.run(key, work);

/** Runs work that is shared by callers, or nobody's: it does not wait behind the other statements of whoever set it off. */
export const queuedAsService = <R>(work: () => R): R => keys.run(serviceKey, work);

/** The queue of the work that runs now. */
export const currentQueueKey = (): string => keys.getStore() ?? serviceKey;
