import { randomBytes } from 'node:crypto';

/** One per browser request; it stands in every log line and error body that follows from it. */
export const newTraceId = (): string => randomBytes(16).toString('hex');

/** server.ts replaces what a caller claims by the address that it saw itself, so there is one entry and it is ours. */
export const clientAddress = (headers: { get(name: string): string | null }): string | undefined =>
  headers.get('x-forwarded-for') ?? undefined;
