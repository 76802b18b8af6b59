import type { ErrorCode } from '@/lib/domain/error-codes';

/** Failures without a code in the specification's error catalogue: the HTTP status × 1000. */
export const httpCodes = {
  invalid: 400000,
  unauthenticated: 401000,
  forbidden: 403000,
  notFound: 404000,
  methodNotAllowed: 405000,
  conflict: 409000,
  gone: 410000,
  tooLarge: 413000,
  unsupportedContent: 415000,
  keyReused: 422000,
  /** A gateway did not pass a message on. */
  notPassedOn: 424000,
  tooFrequent: 429000,
  internal: 500000,
  notBuilt: 501000,
  unavailable: 503000,
} as const;

/** Every code that the service answers; the set is closed. */
export type FailureCode = ErrorCode | (typeof httpCodes)[keyof typeof httpCodes];
