import type { handOverEndpoints } from '@/lib/contract/hand-over';
import { assertLoginCsrf } from '../login-csrf';
import { provenWechat } from '../wechat/proven-wechat';
import { consumeTicket } from '../../account/tickets';
import { bindWechat } from '../wechat/bind-wechat';
import { confirmCode, denyCode, scanCode } from './answer-code';
import { makeCode } from './make-code';
import { pollCode } from './poll-code';
import { redeemCode } from './redeem-code';
import { issueAccessToken } from '../../account/commands/issue-access-token';
import { logInByWechat } from '../wechat/log-in-by-wechat';
import { prepareWechat } from '../wechat/prepare-wechat';
import { unbindWechat } from '../wechat/unbind-wechat';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import type { Call, Handlers } from '../../kernel/handlers';

type GetCode = Pick<
  Call<(typeof handOverEndpoints)['GET /api-auth/api/client/webappAuth/getCode']>,
  'deps' | 'query' | 'request'
>;

const getCode = async ({ deps, query, request }: GetCode) =>
  pollCode(deps, { codeId: query.codeId, secret: request.headers.get('x-code-secret') ?? '' });

const bindingTicket = (request: Request) => request.headers.get('x-binding-ticket') ?? '';

export const handOverRoutes = {
  'POST /api-auth/api/client/webappAuth/codes': ({ deps, client }) => makeCode(deps, client),

  'GET /api-auth/api/client/webappAuth/getCode': getCode,
  'GET /api-pivot/api/client/webappAuth/getCode': getCode,

  'POST /api-auth/api/client/webappAuth/token': async ({ deps, body, request, client }) => {
    await assertLoginCsrf(deps, request);
    return issueAccessToken(deps, await redeemCode(deps, body.code), client);
  },

  'POST /api-auth/api/user/webappAuth/actions/scan': ({ deps, caller, body }) =>
    scanCode(deps, caller, body.codeId),
  'POST /api-auth/api/user/webappAuth/actions/confirm': ({ deps, caller, body, traceId }) =>
    confirmCode(deps, caller, { codeId: body.codeId, traceId }),
  'POST /api-auth/api/user/webappAuth/actions/deny': ({ deps, caller, body, traceId }) =>
    denyCode(deps, caller, { codeId: body.codeId, traceId }),

  'GET /api-auth/api/getWxConfig': async ({ deps: { config } }) => {
    if (!config.wechat) throw new ServiceError(httpCodes.notFound);
    const { appId, pageUrl, redirectUri } = config.wechat;
    return { wxAppId: appId, pivotServerUrl: pageUrl, wxRedirectUri: redirectUri };
  },
  'GET /api-auth/api/weChatLogin': ({ deps, query, client, traceId }) =>
    logInByWechat(deps, { code: query.code, client, traceId }),
  'POST /api-auth/api/weChatLogin/actions/decline': async ({ deps, request }) => {
    // One that is gone already is as good as declined.
    await consumeTicket(deps, { purpose: 'wechat-binding', secret: bindingTicket(request) });
  },
  'POST /api-auth/api/user/account/weixin/actions/offer': async ({ deps, body }) =>
    prepareWechat(deps, await provenWechat(deps, body.code)),
  'POST /api-auth/api/user/account/weixin/actions/bind': ({ deps, caller, request, traceId }) =>
    bindWechat(deps, caller, { ticket: bindingTicket(request), traceId }),
  'POST /api-auth/api/user/account/weixin/actions/unbind': ({ deps, caller, body, traceId }) =>
    unbindWechat(deps, caller, { openid: body.openid, traceId }),
} satisfies Handlers<typeof handOverEndpoints>;
