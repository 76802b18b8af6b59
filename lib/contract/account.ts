import { z } from 'zod';
import { operationCodes } from '@/lib/domain/error-codes';
import { loginResultSchema } from './auth';
import type { EndpointTable } from './endpoint';

const mobile = z.string().max(32);
const sessionId = z.string().max(64);
const graphicCaptcha = z.string().max(16).optional();
/** In clear, or in the envelope of `token/encrypted/password`. */
const password = z.string().min(1).max(1024);

export const accountEndpoints = {
  'POST /api-auth/api/pauth/token/mobile': {
    summary: 'Log in with an SMS code; an unknown number registers itself',
    identity: 'none',
    body: z.object({ mobile, mobileCaptcha: z.string().max(6) }),
    response: loginResultSchema,
    errors: operationCodes.smsLogin,
    later: true,
  },
  'GET /api-auth/api/client/accounts/user': {
    summary: 'Whether an account is registered',
    identity: 'none',
    query: z.object({ username: z.string().max(64) }),
    response: z.object({ registered: z.boolean() }),
    errors: operationCodes.register,
    later: true,
  },
  'PATCH /api-auth/api/client/accounts/{mobile}/password': {
    summary: 'Set a new password with an SMS code',
    identity: 'none',
    params: z.object({ mobile }),
    body: z.object({ mobile, mobileCaptcha: z.string().max(6), graphicCaptcha, password, sessionId }),
    response: 'empty',
    errors: operationCodes.passwordChange,
    later: true,
  },
  'PATCH /api-auth/api/user/account/password-for-graphic-captcha': {
    summary: 'Change the password with the old one and a graphic captcha',
    identity: 'account',
    body: z.object({ password, oldPassword: password, graphicCaptcha }),
    response: 'empty',
    errors: operationCodes.passwordChange,
    later: true,
  },
  'PATCH /api-auth/api/user/account/encrypted-password-for-graphic-captcha': {
    summary: 'The same with encrypted passwords',
    identity: 'account',
    body: z.object({ newPassword: password, oldPassword: password, graphicCaptcha, sessionId }),
    response: 'empty',
    errors: operationCodes.passwordChange,
    later: true,
  },
  'POST /api-auth/api/client/accounts/register-by-password': {
    summary: 'Register with a password',
    identity: 'none',
    body: z.object({ mobile, password, confirmPassword: password }),
    response: loginResultSchema,
    errors: operationCodes.register,
    later: true,
  },
  'POST /api-auth/api/client/accounts/register-by-encrypted-password': {
    summary: 'Register with an encrypted password',
    identity: 'none',
    body: z.object({ username: z.string().max(64), password, confirmPassword: password }),
    response: loginResultSchema,
    errors: operationCodes.register,
    later: true,
  },
} satisfies EndpointTable;
