import { limits } from '@/lib/domain/limits/limits';

/** The app answered nothing that could be used, or nothing at all. */
export class HostError extends Error {
  override readonly name = 'HostError';
}

const idPattern = /^[\x21-\x7e]{1,128}$/;

/** The app's answer, within a deadline: a page must not wait for an app that hangs. */
export async function askHost<T extends object>(ask: () => Promise<T>): Promise<Partial<T>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const overdue = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new HostError('no answer in time')), limits.desktopAnswerMs);
  });
  try {
    return (await Promise.race([ask(), overdue])) ?? {};
  } finally {
    clearTimeout(timer);
  }
}

/** An id that the app has answered; it may have answered anything. */
export function hostId(value: unknown): string {
  if (typeof value !== 'string' || !idPattern.test(value)) throw new HostError('not an id');
  return value;
}
