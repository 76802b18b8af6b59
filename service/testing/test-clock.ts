import { fixedClock } from '@/lib/time/clock';

/** A Wednesday at 10:07 in Shanghai: a workday, between two quarter hours. */
export const testNow = Date.parse('2026-11-18T10:07:00+08:00');

/** A clock that stands at testNow until a test moves it. */
export const testClock = () => fixedClock(testNow);
