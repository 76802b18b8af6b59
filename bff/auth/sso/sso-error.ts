import * as client from 'openid-client';
import { ssoRefusalSchema } from '@/lib/contract/sso';
import { ApiError, sessionTooLargeStatus } from '@/lib/client/failures/api-error';
import type { SsoFailure } from '@/lib/web/sso-failures';

/** https://openid.net/specs/openid-connect-core-1_0.html#AuthError and RFC 6749, section 4.1.2.1. */
const providerErrors: Readonly<Record<string, SsoFailure>> = {
  access_denied: 'denied',
  login_required: 'interrupted',
  interaction_required: 'interrupted',
  consent_required: 'interrupted',
  account_selection_required: 'interrupted',
  server_error: 'unavailable',
  temporarily_unavailable: 'unavailable',
  // RFC 6749, section 5.2: the code is used, expired, or issued to another client.
  invalid_grant: 'expired',
};

/** Faults that openid-client detects; https://github.com/panva/openid-client. */
const clientErrors: Readonly<Record<string, SsoFailure>> = {
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: 'clock',
  OAUTH_TIMEOUT: 'unavailable',
  OAUTH_ABORT: 'unavailable',
  OAUTH_RESPONSE_IS_NOT_CONFORM: 'unavailable',
  OAUTH_RESPONSE_IS_NOT_JSON: 'unavailable',
};

/** The failure that a person is shown. Words of the provider, or of an address, are never passed on. */
export function ssoFailureOf(error: unknown): SsoFailure {
  if (error instanceof ApiError) return failureOfService(error);
  if (error instanceof client.AuthorizationResponseError || error instanceof client.ResponseBodyError)
    return providerErrors[error.error] ?? 'failed';
  if (error instanceof client.ClientError)
    return clientErrors[error.code ?? ''] ?? failureOfNetwork(error.cause);
  return failureOfNetwork(error);
}

function failureOfService({ status, data }: ApiError): SsoFailure {
  if (status === sessionTooLargeStatus) return 'tooLarge';
  const refusal = ssoRefusalSchema.safeParse(data);
  if (refusal.success) return refusal.data.reason;
  return status >= 500 ? 'unavailable' : 'failed';
}

/** A network error is a TypeError of `fetch` with these words. */
const failureOfNetwork = (error: unknown): SsoFailure =>
  error instanceof TypeError && error.message === 'fetch failed' ? 'unavailable' : 'failed';

/** The cause for the log, in words of ours and codes of a closed set alone. */
export function ssoReasonOf(error: unknown): string {
  const { name, code } = error as { name?: unknown; code?: unknown };
  const suffix = typeof code === 'string' && /^[A-Z_]{1,64}$/.test(code) ? ` ${code}` : '';
  return `${String(name)}${suffix}`;
}
