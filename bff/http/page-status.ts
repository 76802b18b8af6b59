import { AsyncLocalStorage } from 'node:async_hooks';

type SetStatus = (status: number) => void;

// server.ts and Next's bundle are one process but two bundles: they meet on the global object.
const key = Symbol.for('meeting-rooms.page-status');
const shared = globalThis as { [key]?: AsyncLocalStorage<SetStatus> };
const current = () => (shared[key] ??= new AsyncLocalStorage());

/** Runs a request; `set` receives the status that its page asks for, if it asks for one. */
export const withPageStatus = <T>(set: SetStatus, run: () => T): T => current().run(set, run);

/**
 * Gives the answer with the page that is being rendered another status than 200, which Next has no call for: a `notFound()` thrown
 * by a page is answered with a document without content or language.
 */
export const setPageStatus: SetStatus = (status) => current().getStore()?.(status);
