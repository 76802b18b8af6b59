import { ApiError } from '@/lib/client/failures/api-error';
import type { CodeState } from '@/lib/contract/hand-over';
import { isCodeGone } from '@/lib/query/qr-login';
import { loadFailureText } from '@/lib/text/load-failure';
import { qrLoginText } from '@/lib/text/zh-cn/qr-login';
import { stepFailure } from '@/components/credentials/session/step-failure';

/** The state of the QR code on the log-in page (AUTH-06). */
export type QrPhase =
  | { kind: 'generating' | 'waiting' | 'scanned' | 'expired' | 'network' | 'finishing' | 'success' }
  /** Logged in elsewhere already, by a token that the address held. */
  | { kind: 'redirecting' }
  | { kind: 'failed'; message: string };

type Step = { isFetching?: boolean; error: Error | null };
type Steps = {
  code: Step & { data: unknown };
  state: Step & { data: CodeState | undefined };
  login: Step & { isPending: boolean; isSuccess: boolean };
};

const phaseOfState: Record<CodeState, QrPhase> = {
  waiting: { kind: 'waiting' },
  scanned: { kind: 'scanned' },
  confirmed: { kind: 'finishing' },
  denied: { kind: 'failed', message: qrLoginText.denied },
  used: { kind: 'expired' },
  expired: { kind: 'expired' },
};

/** The latest step that has begun speaks for all of them. */
export function qrPhase({ code, state, login }: Steps): QrPhase {
  if (login.isSuccess) return { kind: 'success' };
  if (login.error) return phaseOfError(login.error);
  if (login.isPending) return { kind: 'finishing' };
  if (code.isFetching) return { kind: 'generating' };
  if (code.error) return phaseOfError(code.error);
  if (state.error) return phaseOfError(state.error);
  return code.data && state.data ? phaseOfState[state.data] : { kind: 'generating' };
}

/** True without an answer, or with one from something in between: waiting may still succeed. */
const isUnreached = ({ status }: ApiError) => status === 0 || status >= 500;

export function phaseOfError(error: Error): QrPhase {
  if (isCodeGone(error)) return { kind: 'expired' };
  const message = stepFailure(error);
  if (message === undefined && error instanceof ApiError && isUnreached(error)) return { kind: 'network' };
  return { kind: 'failed', message: message ?? loadFailureText(error) };
}
