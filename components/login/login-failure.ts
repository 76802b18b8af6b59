import { isOutdated } from '@/components/shell/outdated-page';
import { errorOutcome } from '@/lib/text/errors';
import { accountMessages } from '@/lib/text/zh-cn/account';
import { commonText } from '@/lib/text/zh-cn/common';
import { entryText } from '@/lib/text/zh-cn/entry';
import { gatewayText } from '@/lib/text/zh-cn/gateway';
import { errorText } from '@/lib/text/zh-cn/errors';
import { LoginStepError, type LoginStep } from './login-step-error';

const stepText: Record<LoginStep, string> = {
  key: errorText.publicKeyFailed,
  encryption: errorText.encryptionFailed,
  session: gatewayText.sessionTooLarge,
  cookie: entryText.cookieLost,
};

/** Where on the form a failed log-in is told: beside the password, or below the button. */
export function loginFailure(error: unknown): { password?: string; form?: string } {
  // What was typed would be lost by a reload, so that is left to who typed it.
  if (isOutdated(error)) return { form: commonText.outdated };
  if (error instanceof LoginStepError) return { form: stepText[error.step] };
  const outcome = errorOutcome('passwordLogin', error);
  if (outcome.kind === 'field') return { password: outcome.message };
  if (outcome.kind === 'captcha') return { form: outcome.message ?? accountMessages.graphicCaptchaRequired };
  return { form: outcome.message };
}
