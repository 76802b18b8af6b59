import { z } from 'zod';
import { operationCodes } from '@/lib/domain/error-codes';
import { loginResultSchema } from './auth';
import { captchaSessionSchema } from './captcha';
import type { EndpointTable } from './endpoint';

const mobile = z.string().max(32);
const username = z.string().trim().min(1).max(64);
/** The new token of the calling session, for the BFF alone. */
const passwordSet = z.union([
  loginResultSchema,
  z.unknown().meta({ description: 'Nothing, or whatever a foreign service says of it' }),
]);
const sessionId = captchaSessionSchema.optional();
const graphicCaptcha = z.string().max(16).optional();
/** In clear; at most what a field lets in. */
const plainPassword = z.string().min(1).max(64);
/** In the envelope of `token/encrypted/password`; the envelopes of one call share one nonce. */
const sealedPassword = z.string().min(1).max(1_024);
const keyId = z.string().max(64);

export const credentialEndpoints = {
  'GET /api-auth/api/client/accounts/user': {
    summary: 'Whether an account is registered, to whoever reads a graphic captcha',
    identity: 'none',
    query: z.object({ username: z.string().max(64), sessionId, graphicCaptcha }),
    response: z.object({ registered: z.boolean() }),
    errors: operationCodes.register,
  },
  'PATCH /api-auth/api/client/accounts/{mobile}/password': {
    summary: 'Set a new password with an SMS code; all other sessions of the account end',
    identity: 'optional',
    params: z.object({ mobile }),
    body: z.object({
      mobile,
      mobileCaptcha: z.string().trim().max(6),
      /** Ours asks for none here: the code was sent after one. */
      graphicCaptcha,
      /** Sealed where a key id is given. */
      password: sealedPassword,
      keyId: keyId.optional(),
      sessionId,
    }),
    response: passwordSet,
    errors: operationCodes.passwordChange,
  },
  'PATCH /api-auth/api/user/account/password-for-graphic-captcha': {
    summary:
      'Change the password with the old one and a graphic captcha; all other sessions of the account end',
    identity: 'account',
    body: z.object({ password: plainPassword, oldPassword: plainPassword, graphicCaptcha, sessionId }),
    response: passwordSet,
    errors: operationCodes.passwordChange,
  },
  'PATCH /api-auth/api/user/account/encrypted-password-for-graphic-captcha': {
    summary: 'The same with encrypted passwords',
    identity: 'account',
    body: z.object({
      newPassword: sealedPassword,
      oldPassword: sealedPassword,
      keyId,
      graphicCaptcha,
      sessionId,
    }),
    response: passwordSet,
    errors: operationCodes.passwordChange,
  },
  'POST /api-auth/api/client/accounts/register-by-password': {
    summary: 'Log in with a plain password, or register with it on first use; in private deployments only',
    identity: 'none',
    body: z.object({
      /** The name to log in by: there is no SMS to prove a number with. */
      mobile: username,
      password: plainPassword,
      confirmPassword: plainPassword,
      graphicCaptcha,
      sessionId,
    }),
    response: loginResultSchema,
    errors: operationCodes.register,
  },
  'POST /api-auth/api/client/accounts/register-by-encrypted-password': {
    summary: 'The same with an encrypted password',
    identity: 'none',
    body: z.object({
      username,
      password: sealedPassword,
      confirmPassword: sealedPassword,
      keyId,
      graphicCaptcha,
      sessionId,
    }),
    response: loginResultSchema,
    errors: operationCodes.register,
  },
} satisfies EndpointTable;
