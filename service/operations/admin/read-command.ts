import { parseArgs } from 'node:util';
import { adminText } from '@/lib/text/zh-cn/admin';
import { AdminError } from './admin-error';

const options = {
  'dry-run': { type: 'boolean' },
  create: { type: 'boolean' },
  html: { type: 'boolean' },
  from: { type: 'string' },
  to: { type: 'string' },
  out: { type: 'string' },
  room: { type: 'string' },
  name: { type: 'string' },
  type: { type: 'string' },
  remove: { type: 'boolean' },
} as const;

type Flag = 'dry-run' | 'create' | 'html' | 'remove';

/** A device as it is to become; what is left out stays. */
type DeviceWords = { room: string | undefined; name: string | undefined; type: string | undefined };

/** A command as the operator typed it. */
export type AdminCommand = {
  name: string;
  /** Its subject: a room, a person, a company and its files. */
  rest: string[];
  has(flag: Flag): boolean;
  from: string | undefined;
  to: string | undefined;
  out: string | undefined;
  device: DeviceWords;
};

/** The options that belong to a command; the others take none. */
const optionsOf: Readonly<Record<string, readonly string[]>> = {
  import: ['dry-run', 'create'],
  export: ['from', 'to', 'out'],
  report: ['from', 'to', 'out', 'html'],
  device: ['room', 'name', 'type', 'remove'],
};

/** @throws AdminError with the usage */
export function readCommand(words: readonly string[]): AdminCommand {
  const parsed = parsedWords(words);
  const [name, ...rest] = parsed?.positionals ?? [];
  if (parsed === undefined || name === undefined) throw new AdminError(adminText.usage);
  const { values } = parsed;
  const isOwn = Object.keys(values).every((option) => optionsOf[name]?.includes(option));
  if (!isOwn) throw new AdminError(adminText.usage);
  return {
    ...{ name, rest, from: values.from, to: values.to, out: values.out },
    device: { room: values.room, name: values.name, type: values.type },
    has: (flag) => values[flag] === true,
  };
}

function parsedWords(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch {
    return undefined;
  }
}
