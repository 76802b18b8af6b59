import { randomBytes } from 'node:crypto';

/** One per browser request; every log line and error body of the request carries it. */
export const newTraceId = (): string => randomBytes(16).toString('hex');

/** The listener replaces the header of a caller by the address of the connection, so the one entry can be trusted. */
export const clientAddress = (headers: { get(name: string): string | null }): string | undefined =>
  headers.get('x-forwarded-for') ?? undefined;
