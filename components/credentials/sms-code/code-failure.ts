import { ApiError } from '@/lib/client/failures/api-error';
import { limits } from '@/lib/domain/limits/limits';
import { accountOutcome } from '@/lib/text/account-errors';
import { stepFailure } from '../session/step-failure';

export type CodeFailure = {
  message: string | undefined;
  /** How long whoever asked has to wait, if that is the reason. */
  seconds?: number | undefined;
};

/** On 4031000 the seconds in the returned message, otherwise those of the Retry-After header. */
export function codeFailure(error: unknown): CodeFailure {
  const outcome = accountOutcome('smsSend', error);
  const asked = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  return {
    message: stepFailure(error) ?? outcome.message,
    seconds: outcome.kind === 'countdown' ? (outcome.seconds ?? asked ?? limits.smsCountdownSeconds) : asked,
  };
}
