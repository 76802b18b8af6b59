import { format } from 'node:util';
import type { Logger } from '@/service/kernel/logger';

const levels = {
  log: 'info',
  info: 'info',
  debug: 'debug',
  trace: 'debug',
  warn: 'warn',
  error: 'error',
} as const;

/**
 * Turns the output of packages, and the uncaught errors that Node would print, into lines of our log, so that nothing leaves
 * the process unformatted and unredacted (S58).
 */
export function captureOutput(logger: Logger): void {
  const methods = Object.entries(levels).map(([method, level]) => [
    method,
    (...args: unknown[]) => logger[level](...asEntry(args)),
  ]);
  Object.assign(globalThis.console, Object.fromEntries(methods));
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'nobody caught this');
    process.exit(1);
  });
}

/** The entry of a console call. An error is a field of its own: formatted, it would include all of its properties. */
function asEntry(args: unknown[]): [facts: object, message: string] {
  const error = args.find((argument) => argument instanceof Error);
  const words = format(...args.filter((argument) => argument !== error)).trim();
  // Next's error page shows this digest.
  const digest = error && 'digest' in error ? error.digest : undefined;
  return [{ source: 'console', err: error, digest }, words || (error?.message ?? '')];
}
