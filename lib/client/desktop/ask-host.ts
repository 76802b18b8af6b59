import { limits } from '@/lib/domain/limits';

/** The app answered nothing that could be used, or nothing at all. */
export class HostError extends Error {
  override readonly name = 'HostError';
}

const idPattern = /^[\x21-\x7e]{1,128}$/;

/** Asks the app for an id, for so long and no longer: a page must not wait for an app that hangs. */
export async function askHost<Name extends string>(
  name: Name,
  ask: () => Promise<Partial<Record<Name, unknown>>>,
): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const overdue = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new HostError(`${name}: no answer in time`)), limits.desktopAnswerMs);
  });
  try {
    const answer = await Promise.race([ask(), overdue]);
    const id = answer?.[name];
    if (typeof id !== 'string' || !idPattern.test(id)) throw new HostError(`${name}: not an id`);
    return id;
  } finally {
    clearTimeout(timer);
  }
}
