/** Limits of the listener (S37 and the deadlines of the README). The product's own numbers are in `lib/domain/limits`. */
export const serverLimits = {
  urlBytes: 8 * 1024,
  headerBytes: 16 * 1024,
  /** One upload of 10 MB with its multipart frame; calls have lower limits of their own in the BFF. */
  bodyBytes: 11 * 1024 * 1024,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 120_000,
  checkConnectionsEveryMs: 2_000,
  /** The time for a client to finish a body that has been answered; closing at once would lose the answer. */
  lingerMs: 2_000,
  /** Above this share of the heap's limit new work is refused; looked at so often at most. */
  fullHeapShare: 0.8,
  lookAtHeapEveryMs: 250,
  /** Above the 60 s that load balancers keep an idle connection, so that they close first. */
  keepAliveTimeoutMs: 75_000,
} as const;

export type ServerLimits = Readonly<Record<keyof typeof serverLimits, number>>;
