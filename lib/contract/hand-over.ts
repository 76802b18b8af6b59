import { z } from 'zod';
import { loginResultSchema } from './auth';
import type { EndpointTable } from './endpoint';

const codeQuery = z.object({ codeId: z.string().max(128) });
const codeSchema = z.object({ code: z.string().optional(), state: z.string() });

/** §3, "Chat-app login config". */
export const chatAppConfigSchema = z.object({
  wxAppId: z.string(),
  pivotServerUrl: z.string(),
  wxRedirectUri: z.string(),
});

export const handOverEndpoints = {
  'GET /api-auth/api/client/webappAuth/getCode': {
    summary: 'Code of a QR or desktop hand-over',
    identity: 'none',
    query: codeQuery,
    response: codeSchema,
    later: true,
  },
  'GET /api-pivot/api/client/webappAuth/getCode': {
    summary: 'The same under the pivot namespace, for the desktop client',
    identity: 'none',
    query: codeQuery,
    response: codeSchema,
    later: true,
  },
  'GET /api-auth/api/getWxConfig': {
    summary: 'Configuration of the social chat app’s QR log-in',
    identity: 'none',
    response: chatAppConfigSchema,
    later: true,
  },
  'GET /api-auth/api/weChatLogin': {
    summary: 'Exchange the social chat app’s code for a token',
    identity: 'none',
    query: z.object({ code: z.string().max(256), state: z.string().max(256).optional() }),
    response: loginResultSchema,
    later: true,
  },
  'POST /api-auth/api/user/account/weixin/actions/unbind': {
    summary: 'Unbind the social chat account',
    identity: 'account',
    body: z.object({ openid: z.string().max(128) }),
    response: 'empty',
    later: true,
  },
} satisfies EndpointTable;
