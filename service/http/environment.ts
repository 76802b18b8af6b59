/** What one request carries through Hono, for the answer's trace id and the one log line. */
export type ServiceEnv = {
  /** What only a listener knows, or only who calls the service as a function: the page that its request is for. */
  Bindings: { peerAddress?: string; page?: object } | undefined;
  Variables: {
    traceId: string;
    /** Template of the endpoint; the address itself may hold secrets (S58). */
    route: string;
    staffId: string | undefined;
    code: number | undefined;
  };
};
