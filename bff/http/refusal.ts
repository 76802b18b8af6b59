import { ApiError } from '@/lib/client/api-error';
import { gatewayText } from '@/lib/text/zh-cn/gateway';
import { networkText } from '@/lib/text/zh-cn/network';
import { serverText } from '@/lib/text/zh-cn/server';

/** A failure of the BFF's own; whoever answers the request adds the trace id. */
const refusal = (status: number, message: string) =>
  new ApiError({ code: status * 1_000, status, message, traceId: '' });

export const refusals = {
  unsafePath: () => refusal(400, serverText.invalidRequest),
  invalidBody: () => refusal(400, serverText.invalidRequest),
  signedOut: () => refusal(401, networkText.signedOut),
  crossOrigin: () => refusal(403, gatewayText.crossOrigin),
  loginPageExpired: () => refusal(403, gatewayText.loginPageExpired),
  identityNeeded: () => refusal(403, gatewayText.identityNeeded),
  identityUnknown: () => refusal(403, gatewayText.identityUnknown),
  notFound: () => refusal(404, networkText.notFound),
  methodNotAllowed: () => refusal(405, networkText.methodNotAllowed),
  identityChanged: () => refusal(409, gatewayText.identityChanged),
  bodyTooLarge: () => refusal(413, serverText.bodyTooLarge),
  unsupportedContent: () => refusal(415, networkText.unsupportedContent),
  unexpected: () => refusal(500, networkText.server),
  sessionTooLarge: () => refusal(502, gatewayText.sessionTooLarge),
  unavailable: () => refusal(503, networkText.server),
};
