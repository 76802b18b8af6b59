import {
  ApiError,
  clientCodes,
  identityMissing,
  sessionTooLargeStatus,
} from '@/lib/client/failures/api-error';
import { cookieLostCode } from '@/lib/client/failures/cookie-lost';
import { errorCodes } from '@/lib/domain/error-codes';
import { errorText } from '@/lib/text/zh-cn/errors';
import { gatewayText } from '@/lib/text/zh-cn/gateway';
import { loginFailureText } from '@/lib/text/zh-cn/login-failures';
import { networkText } from '@/lib/text/zh-cn/network';
import { serverText } from '@/lib/text/zh-cn/server';

/** A failure of the BFF's own; the response adds the trace id. */
const refusal = (status: number, message: string, data?: unknown) =>
  new ApiError({ code: status * 1_000, status, message, data, traceId: '' });

/** Whether the BFF itself refused; a failure of the service carries its trace id already. */
export const isOurs = ({ traceId }: ApiError): boolean => traceId === '';

/** RFC 9110, section 15.5.6: a 405 has to name the allowed methods. */
export class MethodRefusal extends ApiError {
  constructor(readonly allow: readonly string[]) {
    super({ code: 405_000, status: 405, message: networkText.methodNotAllowed, traceId: '' });
  }
}

export const refusals = {
  unsafePath: () => refusal(400, serverText.invalidRequest),
  invalidBody: () => refusal(400, serverText.invalidRequest),
  signedOut: () => refusal(401, networkText.signedOut),
  /** The failure of a wrong captcha, so that forms show another one. */
  captchaForeign: () =>
    new ApiError({
      code: errorCodes.captchaWrong,
      status: 400,
      message: errorText.captchaWrong,
      traceId: '',
    }),
  crossOrigin: () => refusal(403, gatewayText.crossOrigin),
  cookieLost: () =>
    new ApiError({ code: cookieLostCode, status: 403, message: loginFailureText.cookieLost, traceId: '' }),
  loginPageExpired: () => refusal(403, gatewayText.loginPageExpired),
  identityNeeded: () => refusal(403, gatewayText.identityNeeded, identityMissing),
  identityLost: () => refusal(403, gatewayText.identityUnknown, identityMissing),
  identityUnknown: () => refusal(403, gatewayText.identityUnknown),
  handOffGone: () => refusal(410, gatewayText.handOffGone),
  bindingGone: () => refusal(410, gatewayText.bindingGone),
  codeExpired: () => refusal(410, gatewayText.codeExpired),
  notFound: () => refusal(404, networkText.notFound),
  codeNotConfirmed: () => refusal(409, gatewayText.codeNotConfirmed),
  methodNotAllowed: (allow: readonly string[]) => new MethodRefusal(allow),
  identityChanged: () =>
    new ApiError({
      code: clientCodes.identityChanged,
      status: 409,
      message: gatewayText.identityChanged,
      traceId: '',
    }),
  bodyTooLarge: () => refusal(413, serverText.bodyTooLarge),
  unsupportedContent: () => refusal(415, networkText.unsupportedContent),
  tooFrequent: (seconds: number) =>
    new ApiError({
      code: 429_000,
      status: 429,
      message: networkText.tooFrequent,
      data: { seconds },
      retryAfterSeconds: seconds,
      traceId: '',
    }),
  unexpected: () => refusal(500, networkText.server),
  unavailable: () => refusal(503, networkText.server),
  sessionTooLarge: () => refusal(sessionTooLargeStatus, gatewayText.sessionTooLarge),
};
