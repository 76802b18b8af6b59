import { env } from '@/bff/config/env';
import { systemClock, type Clock } from '@/lib/time/clock';
import type { CookieSetting } from '../cookies/cookies';
import type { SessionKeys } from '../cookies/seal';

/** The settings, clock and keys that reading and writing a session depends on. */
export type SessionContext = CookieSetting & {
  clock: Clock;
  keys: () => SessionKeys;
  /** The lifetime of an unused session (S09). */
  idleMs: number;
};

// server.ts and Next are two bundles in one process: a module variable would exist twice.
const embeddedKey = Symbol.for('meeting-rooms.session-key');
const registered = globalThis as { [embeddedKey]?: string };

/** Takes the key that the embedded default keeps in its data folder; server.ts calls it. */
export function registerSessionKey(key: string): void {
  registered[embeddedKey] = key;
}

function sessionKeys(): SessionKeys {
  const [first, ...older] = env().SESSION_SECRET ?? [registered[embeddedKey]];
  if (!first) throw new Error('There is no session key: set SESSION_SECRET or start through server.ts');
  return [first, ...older.filter((key) => key !== undefined)];
}

export const sessionContext = (): SessionContext => ({
  insecure: env().ALLOW_INSECURE_HTTP,
  framed: env().EMBED_ORIGINS.length > 0,
  clock: systemClock,
  keys: sessionKeys,
  idleMs: env().SESSION_IDLE_HOURS * 60 * 60 * 1_000,
});
