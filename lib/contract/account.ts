import { z } from 'zod';
import { operationCodes } from '@/lib/domain/error-codes';
import { loginResultSchema } from './auth';
import { captchaSessionSchema } from './captcha';
import { idSchema, instantSchema } from './common';
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

/** One session of the account. */
export const activeSessionSchema = z.object({
  id: idSchema,
  /** Such as "Chrome · Windows"; missing where the browser did not say. */
  device: z.string().optional(),
  clientAddress: z.string().optional(),
  createTime: instantSchema,
  lastSeenTime: instantSchema,
  /** The one that asks. */
  current: z.boolean(),
});
export type ActiveSession = z.infer<typeof activeSessionSchema>;

/** The account's ways to prove who it is, for the account dialog. */
export const ownAccountSchema = z.object({
  userId: idSchema,
  username: z.string(),
  mobile: z.string().optional(),
  hasPassword: z.boolean(),
  weixin: z.object({ openid: z.string(), boundTime: instantSchema.optional() }).optional(),
  /** There is a social chat app here, to which the account could be bound. */
  canBindWeixin: z.boolean().optional(),
  sso: z.object({ issuer: z.string() }).optional(),
});
export type OwnAccount = z.infer<typeof ownAccountSchema>;

export const accountEndpoints = {
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
  'GET /api-auth/api/user/account': {
    summary: 'What the account is known by',
    identity: 'account',
    response: ownAccountSchema,
  },
  'GET /api-auth/api/user/account/sessions': {
    summary: 'Where the account is logged in, the last seen first',
    identity: 'account',
    response: z.array(activeSessionSchema),
  },
  'DELETE /api-auth/api/user/account/sessions/{id}': {
    summary: 'Log out one other place',
    identity: 'account',
    params: z.object({ id: idSchema }),
    response: 'empty',
  },
  'DELETE /api-auth/api/user/account/sessions': {
    summary: 'Log out all other places',
    identity: 'account',
    response: 'empty',
  },
} satisfies EndpointTable;
