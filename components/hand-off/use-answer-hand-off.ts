'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { enter } from '@/components/session/enter';
import { clearLocalData } from '@/lib/client/storage/clear-local-data';
import { useSessionCalls } from '@/lib/query/session';
import { handOffText } from '@/lib/text/zh-cn/hand-off';

/** Accepts or declines the session of a hand-off; then goes where the answer leads. */
export function useAnswerHandOff() {
  const session = useSessionCalls();
  const queryClient = useQueryClient();
  const { mutate, variables, isPending, isSuccess, error } = useMutation({
    mutationFn: (isWelcome: boolean) => (isWelcome ? session.acceptHandOff() : session.declineHandOff()),
    onSuccess: ({ next }, isWelcome) => {
      if (isWelcome) {
        // S18: what this browser remembers was the former person's.
        queryClient.clear();
        clearLocalData();
      }
      enter(next);
    },
  });
  const answer = isPending || isSuccess ? variables : undefined;
  return {
    accept: () => mutate(true),
    decline: () => mutate(false),
    isAccepting: answer === true,
    isDeclining: answer === false,
    failure: error ? handOffText.confirm.failed : undefined,
  };
}
