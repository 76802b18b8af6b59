'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { enter } from '@/components/session/enter';
import { forgetLocally } from '@/lib/client/storage/clear-local-data';
import { useSessionCalls } from '@/lib/query/session';
import { handOffText } from '@/lib/text/zh-cn/hand-off';

/** Lets the person who arrived take over, or keeps them out; then goes where the answer leads. */
export function useAnswerArrival() {
  const session = useSessionCalls();
  const queryClient = useQueryClient();
  const { mutate, variables, isPending, isSuccess, error } = useMutation({
    mutationFn: (isWelcome: boolean) => (isWelcome ? session.acceptArrival() : session.declineArrival()),
    onSuccess: ({ next }, isWelcome) => {
      if (isWelcome) {
        // S18: what this browser remembers was the former person's.
        queryClient.clear();
        forgetLocally();
      }
      enter(next);
    },
  });
  const given = isPending || isSuccess ? variables : undefined;
  return {
    accept: () => mutate(true),
    decline: () => mutate(false),
    isAccepting: given === true,
    isDeclining: given === false,
    failure: error ? handOffText.confirm.failed : undefined,
  };
}
