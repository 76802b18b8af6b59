/** One call, ready to be sent; `address` starts at the namespace: `/api-meeting/api/…`. */
export type OutgoingCall = {
  method: string;
  address: string;
  headers: Headers;
  body?: BodyInit;
  signal?: AbortSignal;
  /** The answer is read as it comes, for as long as it takes: no total deadline fits it. */
  streams?: boolean;
  /** The browser finishes it although the page is left. */
  keepalive?: boolean;
};

/** Sends a call. It rejects only when nothing answered. */
export type Transport = (call: OutgoingCall) => Promise<Response>;
