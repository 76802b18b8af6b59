import { z } from 'zod';
import { operationCodes } from '@/lib/domain/error-codes';
import { loginResultSchema } from './auth';
import { captchaSessionSchema, slidingCaptchaSchema } from './captcha';
import type { EndpointTable } from './endpoint';

const mobile = z.string().max(32);
const smsCode = z.string().trim().max(6);
/** 5 log-in, 3 password. */
const codeType = z.coerce.number().pipe(z.union([z.literal(5), z.literal(3)]));

export const smsCodeEndpoints = {
  'POST /api-auth/api/client/mobileCaptchas/slide': {
    summary: 'Send an SMS code after the sliding captcha',
    identity: 'none',
    body: z.object({
      mobile,
      type: codeType,
      slidingCaptcha: slidingCaptchaSchema,
      /** The captcha session of the browser that solved it; our service requires it, a foreign one may ignore it (S24). */
      sessionId: captchaSessionSchema.optional(),
    }),
    response: 'empty',
    errors: operationCodes.smsSend,
  },
  'GET /api-auth/api/client/mobileCaptchas': {
    summary: 'Whether an SMS code is right; asking is a try',
    identity: 'none',
    query: z.object({ mobile, type: codeType, code: smsCode }),
    response: z.object({ valid: z.boolean() }),
    errors: operationCodes.smsLogin,
  },
  'POST /api-auth/api/pauth/token/mobile': {
    summary: 'Log in with an SMS code; an unknown number registers itself',
    identity: 'none',
    body: z.object({ mobile, mobileCaptcha: smsCode }),
    response: loginResultSchema,
    errors: operationCodes.smsLogin,
  },
} satisfies EndpointTable;
