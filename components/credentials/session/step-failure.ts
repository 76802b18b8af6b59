import { isOutdated } from '@/components/failures/outdated-page';
import { isCookieLost } from '@/lib/client/failures/cookie-lost';
import { commonText } from '@/lib/text/zh-cn/common';
import { errorText } from '@/lib/text/zh-cn/errors';
import { gatewayText } from '@/lib/text/zh-cn/gateway';
import { loginFailureText } from '@/lib/text/zh-cn/login-failures';
import { LoginStepError, type LoginStep } from './login-step-error';

const stepText: Record<LoginStep, string> = {
  key: errorText.publicKeyFailed,
  encryption: errorText.encryptionFailed,
  session: gatewayText.sessionTooLarge,
  cookie: loginFailureText.cookieLost,
};

/** The words for what failed around the calls with a code of their own; nothing for the calls themselves. */
export function stepFailure(error: unknown): string | undefined {
  // A reload would lose the input, so the message leaves it to the user.
  if (isOutdated(error)) return commonText.outdated;
  if (isCookieLost(error)) return stepText.cookie;
  return error instanceof LoginStepError ? stepText[error.step] : undefined;
}
