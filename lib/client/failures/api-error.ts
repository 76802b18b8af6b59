import type { Failure } from '@/lib/contract/common';

/** Codes of failures that no service sent. */
export const clientCodes = {
  /** Nothing answered: offline, refused, reset. */
  network: 0,
  /** The BFF's refusal (403): this browser is no screen of a room. */
  notPaired: 403_010,
  /** The BFF's refusal (409): this page was opened for another identity than the session's (R32). */
  identityChanged: 409_001,
  /** Something answered, but not in the contract's words. */
  unreadable: 502_000,
  /** Nothing answered in time. */
  overdue: 504_000,
} as const;

/** `status` is 0 when nothing answered; `retryAfterSeconds` is the wait that the answer asks for. */
export type ApiFailure = Failure & { status: number; retryAfterSeconds?: number };

/** The part of a failed call that a page shows; a plain object, so that the server can hand it to the browser. */
export type LoadFailure = Pick<ApiFailure, 'status' | 'traceId' | 'retryAfterSeconds'>;

/** Every failed call, in the browser and on the server, ends as one of these. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: number;
  readonly status: number;
  readonly data: unknown;
  readonly traceId: string;
  readonly retryAfterSeconds: number | undefined;

  constructor(failure: ApiFailure, options?: ErrorOptions) {
    super(failure.message, options);
    this.code = failure.code;
    this.status = failure.status;
    this.data = failure.data;
    this.traceId = failure.traceId;
    this.retryAfterSeconds = failure.retryAfterSeconds;
  }
}

/** RFC 4918, section 11.5: a log-in whose session does not fit into what browsers keep of a cookie (S05). */
export const sessionTooLargeStatus = 507;

/** `data` of the BFF's refusal (403) when the session names no company, or one that the person has left. */
export const identityMissing = { next: '/none' } as const;

/** The account is logged in, but has no place in the company (S10); `/none` says what to do. */
export const isIdentityMissing = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 403 &&
  (error.data as Partial<typeof identityMissing> | undefined)?.next === identityMissing.next;

/** Another tab has switched the company or logged in anew; with a code of its own, since a 409 may mean anything. */
export const isIdentityChanged = (error: unknown): boolean =>
  error instanceof ApiError && error.code === clientCodes.identityChanged;

/** The session ended, as opposed to a log-in that was refused: those carry a code of their own. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.code === 401_000;
