import { ApiError } from '@/lib/client/failures/api-error';
import { loginFailureText } from './zh-cn/login-failures';

/** The words of a failure with the seconds after which it is worth another try, where the answer names them (S29). */
export function withWait<Words extends string | undefined>(message: Words, error: unknown): string | Words {
  const seconds = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  return message && seconds ? loginFailureText.tryAgainAfter(message, seconds) : message;
}
