import { errors } from 'jose';
import type { SsoRefusal } from '@/lib/contract/sso';
import type { SsoFailure } from '@/lib/web/sso-failures';
import { ssoText } from '@/lib/text/zh-cn/sso';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';

/** A proven person who may not log in to this product. */
export const loginRefused = (reason: Extract<SsoFailure, 'notOpened' | 'disabled' | 'taken'>): ServiceError =>
  new ServiceError(httpCodes.forbidden, {
    message: ssoText.failures[reason],
    data: { reason } satisfies SsoRefusal,
  });

/** A token that proves nothing. Why, is for the log alone. */
export const tokenRefused = (reason: 'failed' | 'clock' | 'expired', cause?: unknown): ServiceError =>
  new ServiceError(httpCodes.invalid, { data: { reason } satisfies SsoRefusal, cause });

const timeClaims = new Set<unknown>(['iat', 'nbf', 'exp']);

/** Failures to fetch the keys: late, or no key set at all. */
const unanswered = new Set([errors.JWKSTimeout.code, errors.JOSEError.code]);

/**
 * The refusal that a failed verification means to the caller: a bad token, different clocks, or keys that could not be fetched.
 */
export function asRefusal(cause: unknown): ServiceError {
  if (cause instanceof ServiceError) return cause;
  const isLate = cause instanceof errors.JWTExpired;
  const isJudged = isLate || cause instanceof errors.JWTClaimValidationFailed;
  if (isJudged && cause.reason !== 'missing' && timeClaims.has(cause.claim))
    return tokenRefused('clock', cause);
  if (!(cause instanceof errors.JOSEError) || unanswered.has(cause.code))
    return new ServiceError(httpCodes.unavailable, { cause });
  return tokenRefused('failed', cause);
}
