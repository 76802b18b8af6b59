/** What one request carries through Hono, for the answer's trace id and the one log line. */
export type ServiceEnv = {
  Variables: {
    traceId: string;
    /** Template of the endpoint; the address itself may hold secrets (S58). */
    route: string;
    staffId: string | undefined;
    code: number | undefined;
  };
};
