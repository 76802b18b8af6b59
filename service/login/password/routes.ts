import type { credentialEndpoints } from '@/lib/contract/credentials';
import { assertGraphicCaptcha } from '../../captcha/graphic/graphic-captcha';
import { assertLoginCsrf } from '../login-csrf';
import type { WithKeys } from '../../account/password/encryption-keys';
import { openPasswordEnvelopes } from '../../account/password/password-envelope';
import { changePassword } from './change-password';
import { register } from './register';
import { resetPassword } from './reset-password';
import type { Deps } from '../../kernel/deps';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import { addressBuckets } from '../../kernel/rate-limit/buckets';
import { consumeTokens } from '../../kernel/rate-limit/consume-tokens';
import { isRegistered } from '../../account/queries/own-account';
import type { Handlers } from '../../kernel/handlers';
import { mobileOf } from '../mobile-of';

export const credentialRoutes = {
  'GET /api-auth/api/client/accounts/user': async ({ deps, client, query }) => {
    const { username, sessionId, graphicCaptcha } = query;
    await assertGraphicCaptcha(deps, { sessionId, graphicCaptcha });
    await consumeTokens(deps, addressBuckets(['accountChecksPerAddress'], client, deps));
    return { registered: await isRegistered(deps, username) };
  },

  'PATCH /api-auth/api/client/accounts/{mobile}/password': async ({ deps, params, body, ...call }) => {
    const mobile = mobileOf(body.mobile);
    // S28: the code belongs to one number, whichever of the two places is read.
    if (mobileOf(params.mobile) !== mobile) throw new ServiceError(httpCodes.invalid);
    const { keyId } = body;
    if (keyId === undefined) assertPlainAllowed(deps);
    const passwords = { password: body.password };
    const { password } =
      keyId === undefined ? passwords : await openPasswordEnvelopes(deps, { keyId, passwords });
    return resetPassword(deps, { ...call, mobile, code: body.mobileCaptcha, password });
  },

  'PATCH /api-auth/api/user/account/password-for-graphic-captcha': async ({ deps, body, ...call }) => {
    assertPlainAllowed(deps);
    return changePassword(deps, { ...call, ...body });
  },

  'PATCH /api-auth/api/user/account/encrypted-password-for-graphic-captcha': async ({
    deps,
    body: { keyId, newPassword, oldPassword, ...captcha },
    ...call
  }) => {
    const sealed = { password: newPassword, oldPassword };
    const passwords = await openPasswordEnvelopes(deps, { keyId, passwords: sealed });
    return changePassword(deps, { ...call, ...captcha, ...passwords });
  },

  'POST /api-auth/api/client/accounts/register-by-password': async ({ deps, request, body, ...call }) => {
    assertPlainAllowed(deps);
    await assertLoginCsrf(deps, request);
    const { mobile: username, ...rest } = body;
    return register(deps, { ...call, ...rest, username });
  },

  'POST /api-auth/api/client/accounts/register-by-encrypted-password': async ({
    deps,
    request,
    body: { keyId, password, confirmPassword, ...rest },
    ...call
  }) => {
    await assertLoginCsrf(deps, request);
    const passwords = await openPasswordEnvelopes(deps, { keyId, passwords: { password, confirmPassword } });
    return register(deps, { ...call, ...rest, ...passwords });
  },
} satisfies Handlers<typeof credentialEndpoints, Deps & WithKeys>;

function assertPlainAllowed({ config }: Deps): void {
  if (!config.plainPasswordLogin) throw new ServiceError(httpCodes.forbidden);
}
