import { type DestinationStream, type LevelWithSilent, type Logger, pino } from 'pino';
import { logSafety } from '@/lib/log/log-safety';

export type { Logger } from 'pino';

type LoggerOptions = { level?: LevelWithSilent; destination?: DestinationStream };

/** JSON lines: control characters arrive escaped, secrets are cut out, mobiles keep their ends only. */
export const createLogger = ({ level = 'info', destination }: LoggerOptions = {}): Logger =>
  pino({ level, base: null, ...logSafety }, destination ?? pino.destination(1));
