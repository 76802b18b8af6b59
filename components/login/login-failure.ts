import { errorOutcome } from '@/lib/text/errors';
import { accountMessages } from '@/lib/text/zh-cn/account';
import { stepFailure } from './step-failure';

/** Where on the form a failed log-in is told: beside the password, or below the button. */
export function loginFailure(error: unknown): { password?: string; form?: string } {
  const around = stepFailure(error);
  if (around !== undefined) return { form: around };
  const outcome = errorOutcome('passwordLogin', error);
  if (outcome.kind === 'field') return { password: outcome.message };
  if (outcome.kind === 'captcha') return { form: outcome.message ?? accountMessages.graphicCaptchaRequired };
  return { form: outcome.message };
}
