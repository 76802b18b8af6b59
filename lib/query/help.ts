import { queryOptions, useMutation } from '@tanstack/react-query';
import type { Api } from '@/lib/client/api';
import { ApiError } from '@/lib/client/failures/api-error';
import { readHelpConfiguration } from '@/lib/contract/codecs/help-configuration';
import { useApi } from './context/api-context';

export const helpKeys = {
  all: ['help'] as const,
  configuration: () => [...helpKeys.all, 'configuration'] as const,
};

/** A company that configured no help has none, which is no failure. */
function unlessMissing(error: unknown): { configuration: string } {
  if (error instanceof ApiError && error.status === 404) return { configuration: '' };
  throw error;
}

/** HELP-01: tips, manual and whether the feedback form is shown. */
export const helpConfiguration = (api: Api) =>
  queryOptions({
    queryKey: helpKeys.configuration(),
    queryFn: async ({ signal }) => {
      const query = { appId: 'help' };
      const answer = await api('GET /api-meeting/api/client/app-configurations', { query, signal }).catch(
        unlessMissing,
      );
      return readHelpConfiguration(answer.configuration);
    },
  });

export type Feedback = { content: string; idempotencyKey: string };

type Outcome = { onSuccess: () => void; onError: (error: Error) => void };

/**
 * Sends a feedback. Never retried by itself: the key makes it safe for the person to press again. The outcome also reaches a form
 * that is out of sight by then.
 */
export function useSendFeedback(outcome: Outcome) {
  const api = useApi();
  return useMutation({
    mutationFn: ({ content, idempotencyKey }: Feedback) =>
      api('POST /api-meeting/api/user/issues', { body: { content }, idempotencyKey }),
    retry: false,
    ...outcome,
  });
}
