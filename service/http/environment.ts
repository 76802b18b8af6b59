/** What one request carries through Hono, for the answer's trace id and the one log line. */
export type ServiceEnv = {
  /** What the listener knows; nothing where the service is called as a function. */
  Bindings: { peerAddress?: string } | undefined;
  Variables: {
    traceId: string;
    /** Template of the endpoint; the address itself may hold secrets (S58). */
    route: string;
    staffId: string | undefined;
    code: number | undefined;
  };
};
