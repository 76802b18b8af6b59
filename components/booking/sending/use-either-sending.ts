import { useCallback } from 'react';
import type { Sending } from './sending';

/** The ways of a form that can send either of two things. */
export function useEitherSending(one: Sending, other: Sending): Sending {
  const { reset: resetOne } = one;
  const { reset: resetOther } = other;
  return {
    isPending: one.isPending || other.isPending,
    isDone: one.isDone || other.isDone,
    outcome: one.outcome ?? other.outcome,
    conflicts: one.conflicts.length > 0 ? one.conflicts : other.conflicts,
    reset: useCallback(() => {
      resetOne();
      resetOther();
    }, [resetOne, resetOther]),
  };
}
