/** What the child is started with, as JSON in its first argument. */
export type ChildSettings = { dataDir: string; listen: { path: string } | { host: string; port: number } };

export type ToChild = 'ping' | 'close';
export type FromChild = { kind: 'ready'; port?: number } | { kind: 'pong' };
