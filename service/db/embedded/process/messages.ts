/** The child's settings, as JSON in its first argument. */
export type ChildSettings = { dataDir: string; listen: { path: string } | { host: string; port: number } };

/** Copy the store into a new folder while it stands still, or give up after so many milliseconds. */
export type CopyOrder = { copyTo: string; withinMs?: number };
export type CopyFailure = { name: string; message: string; code?: string };

export type ToChild = 'ping' | 'close' | CopyOrder;
export type FromChild =
  { kind: 'ready'; port?: number } | { kind: 'pong' } | { kind: 'copied'; to: string; failure?: CopyFailure };
