import type { FailureCode } from './failure-codes';
import { failureTable } from './failure-table';

export { type FailureCode, httpCodes } from './failure-codes';

type Details = {
  /** Data for the caller besides the code, such as the room conflict. */
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
