/** What one request carries through Hono, for the answer's trace id and the one log line. */
export type ServiceEnv = {
  Bindings:
    | {
        /** Known to a listener alone. */
        peerAddress?: string;
        /** The page that a request is for; known to who calls the service as a function. */
        page?: object | undefined;
        /** Takes what is answered as the value that it is, where the caller would only read it again from its text. */
        give?: ((body: unknown) => void) | undefined;
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
