import { captchaSession } from '@/bff/auth/captcha/captcha-session';
import { changePassword } from '@/bff/auth/change-password';
import { logInCall } from '@/bff/auth/session/log-in';
import { loginCsrf } from '@/bff/auth/login-csrf';
import { logOutByLink, logOutCall } from '@/bff/auth/session/log-out';
import { pollQrCode } from '@/bff/auth/qr/poll-qr-code';
import { bindWechat, declineWechat } from '@/bff/auth/wechat/confirm-binding';
import { readDoorRoom } from '@/bff/door/read-door-room';
import { unpairDoor } from '@/bff/door/unpair-door';
import type { EndpointKey } from '@/lib/contract/index';
import type { Interceptor } from './exchange';

/** The calls that the BFF answers itself, because their answers carry data that only a sealed cookie may hold. */
export const interceptors: ReadonlyMap<EndpointKey, Interceptor> = new Map([
  ['GET /api-auth/api/getLoginCsrfToken', loginCsrf],
  ['POST /api-auth/api/pauth/token/session', captchaSession],
  ['POST /api-auth/api/pauth/token/encrypted/password', logInCall],
  ['POST /api-auth/api/pauth/token/password', logInCall],
  ['POST /api-auth/api/client/accounts/register-by-password', logInCall],
  ['POST /api-auth/api/client/accounts/register-by-encrypted-password', logInCall],
  ['PATCH /api-auth/api/client/accounts/{mobile}/password', changePassword],
  ['PATCH /api-auth/api/user/account/password-for-graphic-captcha', changePassword],
  ['PATCH /api-auth/api/user/account/encrypted-password-for-graphic-captcha', changePassword],
  ['POST /api-auth/api/pauth/token/mobile', logInCall],
  ['POST /api-auth/api/user/auth/logout', logOutCall],
  ['GET /api-auth/api/clearCookies', logOutByLink],
  ['GET /api-auth/api/client/webappAuth/getCode', pollQrCode],
  ['GET /api-pivot/api/client/webappAuth/getCode', pollQrCode],
  ['POST /api-auth/api/user/account/weixin/actions/bind', bindWechat],
  ['POST /api-auth/api/weChatLogin/actions/decline', declineWechat],
  ['GET /api-meeting/api/door/room', readDoorRoom],
  ['POST /api-meeting/api/door/actions/unpair', unpairDoor],
]);
