import { z } from 'zod';
import { errorCodes } from '@/lib/domain/error-codes';
import { loginResultSchema } from './auth';
import { wechatBinding } from '@/lib/domain/limits/way-in-limits';
import { idSchema, instantSchema } from './common';
import type { EndpointTable } from './endpoint';

const codeId = z.string().min(1).max(128);
const codeQuery = z.object({ codeId });
const codeBody = z.object({ codeId });

/** The state of a QR code: not opened yet, opened, answered with yes or no, used up, or expired. */
export const codeStateSchema = z.enum(['waiting', 'scanned', 'confirmed', 'denied', 'used', 'expired']);
export type CodeState = z.infer<typeof codeStateSchema>;

export const newCodeSchema = z.object({
  /** Stands in the QR code. */
  codeId,
  /** Shown to the service with each question about the code, as header `X-Code-Secret`; never to a browser (S20). */
  secret: z.string(),
  expireTime: instantSchema,
});

const polledCodeSchema = z.object({
  state: codeStateSchema,
  /** Once confirmed: good once for a token; the BFF keeps it to itself. */
  code: z.string().optional(),
});

/** The browser that a phone is about to log in, as far as it is recognizable (S20). */
export const scannedCodeSchema = z.object({
  /** Browser and system, as that browser called itself. */
  device: z.string().optional(),
  clientAddress: z.string().optional(),
  createdTime: instantSchema,
  expireTime: instantSchema,
});
export type ScannedCode = z.infer<typeof scannedCodeSchema>;

/** The configuration of the log-in by the chat app. */
export const chatAppConfigSchema = z.object({
  wxAppId: z.string(),
  pivotServerUrl: z.string(),
  wxRedirectUri: z.string(),
});

/**
 * A chat account that no account here is bound to, with its own name. The `data` of 4001005 where it can be bound; its openid stays with
 * the service, under the ticket.
 */
export const wechatOfferSchema = z.object({
  /** Good once, to bind it or to decline, as header `X-Binding-Ticket`; never to a browser. */
  ticket: z.string().min(1).max(128),
  nickname: z.string().min(1).max(wechatBinding.nicknameLength),
  portrait: z
    .url({ protocol: /^https?$/ })
    .max(wechatBinding.portraitLength)
    .optional(),
  expireTime: instantSchema,
});
export type WechatOffer = z.infer<typeof wechatOfferSchema>;

/** Which chat account a page named: the SHA-256 of its ticket, in base64url. It opens nothing. */
export const shownWechatSchema = z.object({ shown: z.string().min(1).max(64) });
export type ShownWechat = z.infer<typeof shownWechatSchema>;

/** The question that was answered, so that no answer counts for another one: which chat account to bind to which account. */
export const askedBindingSchema = shownWechatSchema.extend({ userId: idSchema });
export type AskedBinding = z.infer<typeof askedBindingSchema>;

/** The `data` of a 409 of `weixin/actions/bind`: the one of the two that is bound already. */
export type WechatConflict = { bound: 'account' | 'wechat' };

export const handOverEndpoints = {
  'POST /api-auth/api/client/webappAuth/codes': {
    summary: 'Make a code that a logged-in phone can confirm',
    identity: 'none',
    via: 'server',
    response: newCodeSchema,
  },
  'GET /api-auth/api/client/webappAuth/getCode': {
    summary: 'What became of the code of a QR or desktop hand-over',
    identity: 'none',
    query: codeQuery,
    response: polledCodeSchema,
  },
  'GET /api-pivot/api/client/webappAuth/getCode': {
    summary: 'The same under the pivot namespace, for the desktop client',
    identity: 'none',
    query: codeQuery,
    response: polledCodeSchema.extend({ state: z.string() }),
  },
  'POST /api-auth/api/client/webappAuth/token': {
    summary: 'Exchange a confirmed code for a token',
    identity: 'none',
    via: 'server',
    body: z.object({ code: z.string().min(1).max(128) }),
    response: loginResultSchema,
  },
  'POST /api-auth/api/user/webappAuth/actions/scan': {
    summary: 'Open a code on a logged-in phone; from here on it is this account’s to answer',
    identity: 'account',
    body: codeBody,
    response: scannedCodeSchema,
  },
  'POST /api-auth/api/user/webappAuth/actions/confirm': {
    summary: 'Let the browser that shows the code in',
    identity: 'account',
    body: codeBody,
    response: 'empty',
  },
  'POST /api-auth/api/user/webappAuth/actions/deny': {
    summary: 'Turn the browser that shows the code away',
    identity: 'account',
    body: codeBody,
    response: 'empty',
  },
  'GET /api-auth/api/getWxConfig': {
    summary: 'Configuration of the social chat app’s QR log-in',
    identity: 'none',
    response: chatAppConfigSchema,
  },
  'GET /api-auth/api/weChatLogin': {
    summary: 'Exchange the social chat app’s code for a token',
    identity: 'none',
    via: 'server',
    query: z.object({ code: z.string().max(256), state: z.string().max(256).optional() }),
    response: loginResultSchema,
    errors: [errorCodes.accountNotRegistered],
  },
  'POST /api-auth/api/weChatLogin/actions/decline': {
    summary: 'Forget the chat account of a ticket: it is not to be bound',
    identity: 'none',
    body: shownWechatSchema,
    response: 'empty',
  },
  'POST /api-auth/api/user/account/weixin/actions/offer': {
    summary: 'Exchange the social chat app’s code for a ticket by which the own account can be bound to it',
    identity: 'account',
    via: 'server',
    body: z.object({ code: z.string().min(1).max(256) }),
    response: wechatOfferSchema,
  },
  'POST /api-auth/api/user/account/weixin/actions/bind': {
    summary:
      'Bind the chat account of a ticket; the browser sends none, its own is in the BFF’s sealed cookie',
    identity: 'account',
    body: askedBindingSchema,
    response: 'empty',
  },
  'POST /api-auth/api/user/account/weixin/actions/unbind': {
    summary: 'Unbind the social chat account',
    identity: 'account',
    body: z.object({ openid: z.string().max(128) }),
    response: 'empty',
  },
} satisfies EndpointTable;
