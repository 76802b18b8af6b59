/** The one source of "now". It is injected, so that rules and SQL never read a machine's clock by themselves. */
export type Clock = { now(): number };

/**
 * The machine's own clock; only the outermost layer hands it in.
 *
 * @example
 * systemClock.now() //=> 1795053600000
 */
export const systemClock: Clock = { now: () => Date.now() + (shared[shiftKey] ?? 0) };

/**
 * Makes the system clock of this process show `startsAt` now and go on from there, for tests that need a certain day.
 *
 * @example
 * startSystemClockAt(Date.parse('2026-11-18T10:07:00+08:00'));
 * systemClock.now() //=> 10:07, a minute later 10:08
 */
export function startSystemClockAt(startsAt: number): void {
  shared[shiftKey] = startsAt - Date.now();
}

// server.ts and Next's bundle are one process but two bundles: a module variable would exist twice.
const shiftKey = Symbol.for('meeting-rooms.clock-shift');
const shared = globalThis as { [shiftKey]?: number };

/**
 * A clock that stands still until it is set, for tests and for the demo's pinned day.
 *
 * @example
 * const clock = fixedClock(Date.parse('2026-11-18T10:07:00+08:00'));
 * clock.advance(60_000);
 * clock.now() //=> 10:08
 */
export function fixedClock(
  startsAt: number,
): Clock & { set(instant: number): void; advance(ms: number): void } {
  let current = startsAt;
  return {
    now: () => current,
    set: (instant) => {
      current = instant;
    },
    advance: (ms) => {
      current += ms;
    },
  };
}
