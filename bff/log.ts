import pino from 'pino';
import { env } from '@/bff/config/env';
import { logSafety } from '@/lib/log/log-safety';

export type Log = Pick<pino.Logger, 'warn' | 'error' | 'info'>;

let logger: Log | undefined;

/** The BFF's log, one JSON object a line. Entries name their fields one by one: never headers, bodies or addresses with queries (S58). */
export const log = (): Log => (logger ??= pino({ name: 'bff', level: env().LOG_LEVEL, ...logSafety }));
