import { z } from 'zod';
import { idSchema, instantSchema } from './common';
import type { EndpointTable } from './endpoint';

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

export const userInfoSchema = z.object({
  userId: idSchema,
  mobile: z.string().optional(),
  realName: z.string(),
  avatar: z.string().optional(),
  expireTime: instantSchema,
});
export type UserInfo = z.infer<typeof userInfoSchema>;

export const accountEndpoints = {
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
  'POST /api-auth/api/user/auth/logout': {
    summary: 'Revoke the access token',
    identity: 'account',
    response: 'empty',
  },
  'GET /api-auth/api/client/auth/userinfo': {
    summary: 'The account behind a token',
    identity: 'account',
    query: z.object({ access_token: z.string().max(512).optional() }),
    response: userInfoSchema,
  },
} satisfies EndpointTable;
