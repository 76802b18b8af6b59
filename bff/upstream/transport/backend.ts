import type { Namespace } from '@/lib/contract/endpoint';
import type { Breaker } from './breaker';

/** They share no connections: long downloads would leave none for calls, and open event streams none for either. */
export type Traffic = 'call' | 'file' | 'events';

/** One page's rendering: whatever it asks for belongs to one request of a browser. Compared by identity; holds nothing. */
export type PageScope = object;

/** Context of a call that a back end may use beside the request. */
export type SendOptions = {
  traffic?: Traffic;
  page?: PageScope | undefined;
};

/** A back end is a function (ADR: one seam): our service in this process, a company's over HTTP, a fake in tests. */
export type Backend = {
  /** Origin, and a path prefix where the services live below one. */
  base: string;
  /** The caller's signal ends its calls without a connection in between; only a stream has to be cancelled. */
  inProcess?: boolean;
  send: (request: Request, options?: SendOptions) => Promise<Response>;
  /** A back end that can go away while this process lives has one. */
  breaker?: Breaker;
};

/** Fixed at start. Which one a call goes to is read from its row, never from what a browser sent (S30). */
export type Backends = Readonly<Record<Namespace, Backend>>;
