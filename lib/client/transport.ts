/** One call, ready to be sent; `address` starts at the namespace: `/api-meeting/api/…`. */
export type OutgoingCall = {
  method: string;
  address: string;
  headers: Headers;
  body?: BodyInit;
  signal?: AbortSignal;
};

/** Where calls go. It rejects only when nothing answered. */
export type Transport = (call: OutgoingCall) => Promise<Response>;
