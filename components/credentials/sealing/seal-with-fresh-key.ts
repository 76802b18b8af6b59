import type { Api } from '@/lib/client/api';
import type { AuthConfig } from '@/lib/client/configuration';
import { isHeldBack } from '@/lib/client/failures/held-back';
import { LoginStepError, type LoginStep } from '../session/login-step-error';
import { sealPasswords } from './seal-passwords';

/** A refusal that only asks to wait is reported as such, not as a broken key. */
const failAs = (step: LoginStep) => (cause: unknown) => {
  throw isHeldBack(cause) ? cause : new LoginStepError(step, { cause });
};

/**
 * Fetches a key and seals the passwords of one call with it; rejects with a step of its own for each of the two (AUTH-04).
 *
 * @example
 * await sealWithFreshKey(api, { password }, 'none') //=> { keyId, password: 'kU2…' }
 */
export async function sealWithFreshKey<Name extends string>(
  api: Api,
  passwords: Record<Name, string>,
  digest: AuthConfig['passwordDigest'],
): Promise<Record<Name, string> & { keyId: string }> {
  const key = await api('GET /api-auth/api/pauth/token/public-key').catch(failAs('key'));
  return sealPasswords(passwords, key, { digest }).catch(failAs('encryption'));
}
