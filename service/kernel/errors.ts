import type { ErrorCode } from '@/lib/domain/error-codes';
import { failureTable } from './failure-table';

/** Failures that §8 gives no code of its own: the HTTP status × 1000 (contract.md, "Bodies"). */
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
  /** Who should have passed something on for us did not. */
  notPassedOn: 424000,
  tooFrequent: 429000,
  internal: 500000,
  notBuilt: 501000,
  unavailable: 503000,
} as const;

/** Every code that the service answers; the set is closed. */
export type FailureCode = ErrorCode | (typeof httpCodes)[keyof typeof httpCodes];

type Details = {
  /** What the caller may see beside the code, such as the room conflict. */
  data?: unknown;
  /** zh-CN; default: the sentence of the code. */
  message?: string;
  /** When to ask again (RFC 9110, 10.2.3). */
  retryAfterSeconds?: number;
  /** For the log only. */
  cause?: unknown;
};

/** A refusal with a meaning. Thrown inside a transaction it rolls back; `onError` alone turns it into an answer. */
export class ServiceError extends Error {
  readonly code: FailureCode;
  readonly status: number;
  readonly data: unknown;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: FailureCode, { data, message, retryAfterSeconds, cause }: Details = {}) {
    super(message ?? failureTable[code].message, { cause });
    this.name = 'ServiceError';
    this.code = code;
    this.status = failureTable[code].status;
    this.data = data;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
