import { errorOutcome } from '@/lib/text/errors';
import { accountMessages } from '@/lib/text/zh-cn/account';
import { entryText } from '@/lib/text/zh-cn/entry';
import { errorText } from '@/lib/text/zh-cn/errors';
import { LoginStepError, type LoginStep } from './login-step-error';

const stepText: Record<LoginStep, string> = {
  key: errorText.publicKeyFailed,
  encryption: errorText.encryptionFailed,
  cookie: entryText.cookieLost,
};

/** Where on the form a failed log-in is told: beside the password, or below the button. */
export function loginFailure(error: unknown): { password?: string; form?: string } {
  if (error instanceof LoginStepError) return { form: stepText[error.step] };
  const outcome = errorOutcome('passwordLogin', error);
  if (outcome.kind === 'field') return { password: outcome.message };
  if (outcome.kind === 'captcha') return { form: outcome.message ?? accountMessages.graphicCaptchaRequired };
  return { form: outcome.message };
}
