import { httpCodes, ServiceError } from './service-error';

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const invalidText = '22P02';
const invalidBytes = new Set(['22021', '22P05']);

/** Too slow, locked too long, ended from outside, out of connections, or beaten in a race: worth another try. */
const passing = new Set([
  '57014',
  '55P03',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '25P03',
  '25P04',
  '40001',
  '40P01',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Faults of the driver and of its pool have no code; these are their words. */
const lostPattern =
  /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error)/i;

const connectionClass = '08';

/** The refusal that a failure of the database means to the caller, if it means any. */
function databaseFailure(cause: unknown): ServiceError | undefined {
  const { code, message } = describe(cause);
  // An id that is no id names nothing that exists.
  if (code === invalidText) return new ServiceError(httpCodes.notFound, { cause });
  // NUL cannot be stored as text, nor in JSON.
  if (invalidBytes.has(code)) return new ServiceError(httpCodes.invalid, { cause });
  if (passing.has(code) || code.startsWith(connectionClass) || lostPattern.test(message)) {
    return new ServiceError(httpCodes.unavailable, { cause });
  }
  return undefined;
}

/** Any failure as a service error; an unexpected one is the cause of a neutral 500. */
export const asServiceError = (error: unknown): ServiceError =>
  error instanceof ServiceError
    ? error
    : (databaseFailure(error) ?? new ServiceError(httpCodes.internal, { cause: error }));

// Read by shape and not by class: errors of Node itself may come from another realm.
function describe(cause: unknown): { code: string; message: string } {
  if (typeof cause !== 'object' || cause === null) return { code: '', message: '' };
  const { code, message } = cause as { code?: unknown; message?: unknown };
  return { code: String(code ?? ''), message: String(message ?? '') };
}
