import type { Failure } from '@/lib/contract/common';

/** Codes of failures that no service sent. */
export const clientCodes = {
  /** Nothing answered: offline, refused, reset. */
  network: 0,
  /** Something answered, but not in the contract's words. */
  unreadable: 502_000,
} as const;

/** `status` is 0 when nothing answered; `retryAfter` is the header as it came. */
export type ApiFailure = Failure & { status: number; retryAfter?: string };

/** Every failed call, in the browser and on the server, ends as one of these. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: number;
  readonly status: number;
  readonly data: unknown;
  readonly traceId: string;
  readonly retryAfter: string | undefined;

  constructor(failure: ApiFailure, options?: ErrorOptions) {
    super(failure.message, options);
    this.code = failure.code;
    this.status = failure.status;
    this.data = failure.data;
    this.traceId = failure.traceId;
    this.retryAfter = failure.retryAfter;
  }
}

/** The session ended, as opposed to a log-in that was refused: those carry a code of their own. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.code === 401_000;
