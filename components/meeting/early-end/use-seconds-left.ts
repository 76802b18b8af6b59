'use client';

import { useSecondsUntil } from '@/components/ui/page/timing/use-seconds-until';

const never = () => () => undefined;

/** Whole seconds until an instant of the server's clock, 0 once it has passed; `undefined` in the server's HTML. */
export const useSecondsLeft = (instant: number | undefined): number | undefined =>
  useSecondsUntil({ read: () => instant, onChange: never });
