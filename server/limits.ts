/** Limits of the listener (S37, R27 and the deadlines of the README). The product's own numbers are in `lib/domain/limits`. */
export const serverLimits = {
  urlBytes: 8 * 1024,
  headerBytes: 16 * 1024,
  /** One upload of 10 MB with its multipart frame; calls have lower limits of their own in the BFF. */
  bodyBytes: 11 * 1024 * 1024,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 120_000,
  /** Above the 60 s that load balancers keep an idle connection, so that they close first. */
  keepAliveTimeoutMs: 75_000,
  /** How long a stopping process still answers "not ready" before it refuses connections. */
  stopNoticeMs: 500,
  /** R27: a stopping process is gone within 10 s; the rest is for closing the store. */
  drainMs: 8_000,
} as const;
