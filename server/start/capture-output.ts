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
 * Next and other packages print, and Node prints what nobody caught. All of it becomes lines of our log, so that nothing
 * leaves the process without its form and its nets (S58).
 */
export function captureOutput(logger: Logger): void {
  const methods = Object.entries(levels).map(([method, level]) => [
    method,
    (...said: unknown[]) => logger[level](...asEntry(said)),
  ]);
  Object.assign(globalThis.console, Object.fromEntries(methods));
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'nobody caught this');
    process.exit(1);
  });
}

/** An error goes into the entry by itself: printed, it would bring all of its properties along. */
function asEntry(said: unknown[]): [facts: object, message: string] {
  const error = said.find((one) => one instanceof Error);
  const words = format(...said.filter((one) => one !== error)).trim();
  // By its digest Next's error page names the error.
  const digest = error && 'digest' in error ? error.digest : undefined;
  return [{ source: 'console', err: error, digest }, words || (error?.message ?? '')];
}
