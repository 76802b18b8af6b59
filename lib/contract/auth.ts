import { z } from 'zod';
import { operationCodes } from '@/lib/domain/error-codes';
import { idSchema, instantSchema } from './common';
import type { EndpointTable } from './endpoint';

/** The service's answer to a log-in; the token never travels on to a browser (S01). */
export const loginResultSchema = z.object({
  access_token: z.string(),
  userId: idSchema,
  expireTime: instantSchema,
  /** The log-in has made the account (AUTH-01, AUTH-17). */
  registered: z.literal(true).optional(),
});
export type LoginResult = z.infer<typeof loginResultSchema>;

export const publicKeySchema = z.object({
  keyId: z.string(),
  /** SPKI in PEM. */
  publicKey: z.string(),
  /** Good once, for 60 s. */
  nonce: z.string(),
  expireTime: instantSchema,
});
export type PublicKey = z.infer<typeof publicKeySchema>;

const username = z.string().trim().min(1).max(64);

export const passwordLoginSchema = z.object({
  username,
  password: z.string().min(1).max(64),
  /** AUTH-13, where configured. */
  privilegedPassword: z.string().min(1).max(64).optional(),
  sessionId: z.string().max(64).optional(),
  graphicCaptcha: z.string().max(16).optional(),
});

export const encryptedPasswordLoginSchema = z.object({
  username,
  /** base64 of RSA-OAEP(SHA-256) over the UTF-8 JSON `{"password", "nonce"}`. */
  password: z.string().min(1).max(1024),
  /** AUTH-13, where configured; the envelopes of one call share one nonce. */
  privilegedPassword: z.string().min(1).max(1024).optional(),
  keyId: z.string().max(64),
  sessionId: z.string().max(64).optional(),
  graphicCaptcha: z.string().max(16).optional(),
});

export const authEndpoints = {
  'GET /api-auth/api/getLoginCsrfToken': {
    summary: 'Login CSRF token, required by every log-in call as header x-csrf-token',
    identity: 'none',
    response: z.object({ csrfToken: z.string() }),
  },
  'GET /api-auth/api/pauth/token/public-key': {
    summary: 'RSA public key and a single-use nonce for passwords',
    identity: 'none',
    response: publicKeySchema,
  },
  'POST /api-auth/api/pauth/token/encrypted/password': {
    summary: 'Log in with an encrypted password',
    identity: 'none',
    body: encryptedPasswordLoginSchema,
    response: loginResultSchema,
    errors: operationCodes.passwordLogin,
  },
  'POST /api-auth/api/pauth/token/password': {
    summary: 'Log in with a plain password, where configuration allows it',
    identity: 'none',
    body: passwordLoginSchema,
    response: loginResultSchema,
    errors: operationCodes.passwordLogin,
  },
  'GET /api-auth/api/clearCookies': {
    summary: 'Forget this browser’s session',
    identity: 'none',
    via: 'navigation',
    response: 'empty',
  },
} satisfies EndpointTable;
