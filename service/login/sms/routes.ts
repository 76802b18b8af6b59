import type { smsCodeEndpoints } from '@/lib/contract/sms-code';
import { assertLoginCsrf } from '../login-csrf';
import { checkSmsCode } from './sms-codes';
import { logInBySms } from './log-in-by-sms';
import { sendSmsCode, type WithSms } from './send-sms-code';
import { addressBuckets } from '../../kernel/rate-limit/buckets';
import { limitFailures } from '../../kernel/rate-limit/limit-failures';
import type { Deps } from '../../kernel/deps';
import type { Handlers } from '../../kernel/handlers';
import { mobileOf } from '../mobile-of';

export const smsCodeRoutes = {
  'POST /api-auth/api/client/mobileCaptchas/slide': ({ deps, client, traceId, body }) =>
    sendSmsCode(deps, {
      mobile: mobileOf(body.mobile),
      type: body.type,
      sessionId: body.sessionId,
      slidingCaptcha: body.slidingCaptcha,
      client,
      traceId,
    }),

  'GET /api-auth/api/client/mobileCaptchas': async ({ deps, client, query: { mobile, type, code } }) => {
    const buckets = addressBuckets(['smsTriesPerAddress'], client, deps);
    await limitFailures(deps, { buckets }, () =>
      checkSmsCode(deps, { mobile: mobileOf(mobile), type, code }),
    );
    return { valid: true };
  },

  'POST /api-auth/api/pauth/token/mobile': async ({ deps, request, client, traceId, body }) => {
    await assertLoginCsrf(deps, request);
    return logInBySms(deps, {
      mobile: mobileOf(body.mobile),
      code: body.mobileCaptcha,
      client,
      traceId,
    });
  },
} satisfies Handlers<typeof smsCodeEndpoints, Deps & WithSms>;
