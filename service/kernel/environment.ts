/** The values that one request carries through Hono, for the answer's trace id and the one log line. */
export type ServiceEnv = {
  Bindings:
    | {
        /** Set by a listener alone. */
        peerAddress?: string;
        /** The page that a request is for; set where the service is called as a function. */
        page?: object | undefined;
      }
    | undefined;
  Variables: {
    traceId: string;
    /** Template of the endpoint; the address itself may hold secrets (S58). */
    route: string;
    staffId: string | undefined;
    code: number | undefined;
  };
};
