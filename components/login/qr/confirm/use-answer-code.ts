'use client';

import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@/lib/client/failures/api-error';
import { useApi } from '@/lib/query/context/api-context';
import { loadFailureText } from '@/lib/text/load-failure';

type Answer = 'confirm' | 'deny';

const unusable = [404, 409, 410];

/** The phone's answer to a request to be let in; each is a POST with our header, and good once (S20). */
export function useAnswerCode(codeId: string) {
  const api = useApi();
  const call = useMutation({
    mutationFn: async (answer: Answer) => {
      await api(`POST /api-auth/api/user/webappAuth/actions/${answer}`, { body: { codeId } });
      return answer;
    },
  });
  const status = call.error instanceof ApiError ? call.error.status : undefined;
  const isOver = status !== undefined && unusable.includes(status);
  return {
    answer: call.mutate,
    answering: call.isPending ? call.variables : undefined,
    answered: call.data,
    /** The code cannot be answered any more; the status says why. */
    unusable: isOver ? status : undefined,
    /** Worth another try. */
    failure: call.error && !isOver ? loadFailureText(call.error) : undefined,
  };
}
