import type { Failure } from '@/lib/contract/common';

/** Codes of failures that no service sent. */
export const clientCodes = {
  /** Nothing answered: offline, refused, reset. */
  network: 0,
  /** Something answered, but not in the contract's words. */
  unreadable: 502_000,
} as const;

export type ApiFailure = Failure & { status: number; retryAfter?: string };

/** Every failed call, in the browser and on the server, ends as one of these. `status` is 0 when nothing answered. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: number;
  readonly status: number;
  readonly data: unknown;
  readonly traceId: string;

  constructor(
    { code, status, message, data, traceId }: Failure & { status: number },
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.code = code;
    this.status = status;
    this.data = data;
    this.traceId = traceId;
    this.retryAfter = retryAfter;
  }
}

/** The session ended, as opposed to a log-in that was refused: those carry a code of their own. */
export const isSignedOut = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 401_000;
