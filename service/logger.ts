import { type DestinationStream, type LevelWithSilent, type Logger, pino, stdSerializers } from 'pino';

export type { Logger } from 'pino';

type LoggerOptions = { level?: LevelWithSilent; destination?: DestinationStream };

/** Wherever a caller of the logger puts one of these, the value stays out of the log (S58). */
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

const mobilePattern = /(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g;
const bearerPattern = /\b(Bearer\s+)[\w.~+/=-]+/gi;

/** JSON lines: control characters arrive escaped, secrets are cut out, mobiles keep their ends only. */
export function createLogger({ level = 'info', destination }: LoggerOptions = {}): Logger {
  return pino(
    {
      level,
      base: null,
      redact: { paths: redactedPaths, censor: '[redacted]' },
      serializers: { err: serializeError },
      // The last net: values that a library wrote into a message.
      hooks: { streamWrite: maskLine },
    },
    destination ?? pino.destination(1),
  );
}

const maskLine = (line: string) =>
  line.replace(mobilePattern, '$1****$2').replace(bearerPattern, '$1[redacted]');

// A database error carries the row's values in `detail` and the statement's in `where`: type, code and stack are enough.
function serializeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  const { type, message, stack } = stdSerializers.err(error);
  const code = 'code' in error ? error.code : undefined;
  return { type, code, message, stack };
}
