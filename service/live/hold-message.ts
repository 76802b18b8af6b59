import type { HoldSignal } from '../kernel/notifier';

const prefix = 'hold ';
let count = 0;

/** A hold as a message of the notifier. Each is unique: equal ones that are published together arrive as the first alone. */
export function holdMessage(signal: HoldSignal): string {
  count += 1;
  return prefix + JSON.stringify({ ...signal, count });
}

/** The hold in a message of this or another process, if it carries one. */
export function readHoldMessage(message: string): HoldSignal | undefined {
  return message.startsWith(prefix) ? (JSON.parse(message.slice(prefix.length)) as HoldSignal) : undefined;
}
