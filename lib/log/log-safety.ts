/** Wherever a caller of a logger puts one of these, the value stays out of the log (S58). */
const secretKeys = [
  'authorization',
  'cookie',
  'password',
  'newPassword',
  'oldPassword',
  'confirmPassword',
  'password_hash',
  'access_token',
  'accessToken',
  'token',
  'csrfToken',
  'nonce',
  'mobileCaptcha',
  'graphicCaptcha',
  'secret',
];

const redactedPaths = secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]);

/** An id of ours, a UUID or that of a trace, may hold eleven digits by chance; cut out of it they would part the lines of one request. */
const idOrMobile =
  /\b(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{32})\b|(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g;
const bearerPattern = /\b(Bearer\s+)[\w.~+/=-]+/gi;
/** An iron seal: one of ours is a log-in. */
const sealPattern = /\bFe26\.2\*[\w.~*-]+/g;

/** Characters that JSON does not escape although a terminal obeys them or a reader takes them for the end of a line. */
const steering = /[\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/g;

/**
 * The last net under a line of log: values that a library wrote into a message, and characters that would forge it.
 *
 * @example
 * safeLine('13912345678 sent Bearer abc') //=> '139****5678 sent Bearer [redacted]'
 */
const safeLine = (line: string): string =>
  line
    .replace(idOrMobile, (match, head?: string, tail?: string) => (head ? `${head}****${tail}` : match))
    .replace(bearerPattern, '$1[redacted]')
    .replace(sealPattern, '[redacted]')
    .replace(steering, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

type LoggedError = { type: string; code?: unknown; message?: string; stack?: string; cause?: LoggedError };

const deepestCause = 4;

/**
 * The part of an error that is logged. A database error carries the row's values in `detail` and the statement's in `where`, a
 * failed request its headers: type, code, message and stack are enough.
 */
function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name: type, message, stack, cause } = error;
  return {
    type,
    code: 'code' in error ? error.code : undefined,
    message,
    stack,
    ...(cause !== undefined && depth < deepestCause && { cause: loggedError(cause, depth + 1) }),
  };
}

/** The part of pino's options that keeps secrets and forged lines out, shared by every logger of the product. */
export const logSafety = {
  redact: { paths: redactedPaths, censor: '[redacted]' },
  serializers: { err: (error: unknown) => loggedError(error) },
  hooks: { streamWrite: safeLine },
};
