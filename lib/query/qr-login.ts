import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@/lib/client/api';
import { ApiError } from '@/lib/client/failures/api-error';
import type { CodeState } from '@/lib/contract/hand-over';
import { qrLogin } from '@/lib/domain/limits/way-in-limits';
import type { SessionCalls } from './session';

const qrLoginKeys = {
  all: ['qr-login'] as const,
  state: (codeId: string) => [...qrLoginKeys.all, codeId] as const,
};

/** The code that this browser displays, made once, and again only on request. */
export const shownQrCode = (session: SessionCalls) =>
  queryOptions({
    queryKey: qrLoginKeys.all,
    queryFn: () => session.makeCode('/qr'),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });

const lasting: readonly CodeState[] = ['confirmed', 'denied', 'used', 'expired'];

/** No such code exists, or not for this browser, or not any more. */
export const isCodeGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/**
 * The state of a code, polled while the page is visible and the code is open. While nothing answers, the interval grows to half
 * of the time it has failed, so that a server that comes back does not meet all browsers at once.
 */
export const qrCodeState = (api: Api, codeId: string) =>
  queryOptions({
    queryKey: qrLoginKeys.state(codeId),
    queryFn: async ({ signal }): Promise<CodeState> => {
      const query = { codeId };
      const { state } = await api('GET /api-auth/api/client/webappAuth/getCode', { query, signal });
      return state;
    },
    initialData: (): CodeState => 'waiting',
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state: { data, error, errorUpdatedAt, dataUpdatedAt } }) => {
      if (isCodeGone(error) || (data && lasting.includes(data))) return false;
      if (!error) return qrLogin.pollMs;
      const failingForMs = errorUpdatedAt - dataUpdatedAt;
      return Math.min(qrLogin.pollMaxMs, Math.max(qrLogin.pollMs, failingForMs / 2));
    },
  });
