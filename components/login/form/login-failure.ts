import { ApiError } from '@/lib/client/api-error';
import type { Operation } from '@/lib/domain/error-codes';
import { errorOutcome } from '@/lib/text/errors';
import { entryText } from '@/lib/text/zh-cn/entry';
import { stepFailure } from '../step-failure';
import { loginFields, type LoginField } from './login-fields';

export type LoginOperation = Extract<Operation, 'smsLogin' | 'passwordLogin' | 'register'>;

/** Where on the form a failed log-in is told: beside a field, or below the button where none is named. */
export type LoginFailure = { field?: LoginField; message?: string | undefined };

const isLoginField = (name: string): name is LoginField => name in loginFields;

/** 4001003 has no words at log-in: the field that it asks for appears and has the cursor (AUTH-16). */
export function loginFailure(operation: LoginOperation, error: unknown): LoginFailure {
  const around = stepFailure(error);
  if (around !== undefined) return { message: around };
  const refused = refusedField(error);
  if (refused) return refused;
  const outcome = errorOutcome(operation, error);
  if (outcome.kind === 'captcha') return { field: 'graphicCaptcha', message: outcome.message };
  if (outcome.kind === 'field' && isLoginField(outcome.field)) {
    return { field: outcome.field, message: outcome.message };
  }
  return { message: withWait(outcome.message, error) };
}

/** The names under which calls know these fields. */
const fieldOfPath: Record<string, LoginField> = { username: 'account', password: 'password' };

/** A rule of its own that our service found broken, such as a password on everybody's list (S27), in its words. */
function refusedField(error: unknown): LoginFailure | undefined {
  if (!(error instanceof ApiError) || error.status !== 400) return undefined;
  const { fields = [] } = (error.data ?? {}) as { fields?: { path: string; message: string }[] };
  return fields.flatMap(({ path, message }) => {
    const field = fieldOfPath[path];
    return field ? { field, message } : [];
  })[0];
}

function withWait(message: string | undefined, error: unknown): string | undefined {
  const seconds = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  return message && seconds ? entryText.tryAgainAfter(message, seconds) : message;
}
