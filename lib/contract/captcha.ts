import { z } from 'zod';
import { errorCodes, operationCodes } from '@/lib/domain/error-codes';
import type { EndpointTable } from './endpoint';

/** What the slider widget answers (§3, "Form fields"). */
export const slidingCaptchaSchema = z.object({
  challenge: z.string().max(256),
  validate: z.string().max(256),
  seccode: z.string().max(256),
});

const mobile = z.string().max(32);
/** 5 log-in, 3 password (§9). */
const captchaType = z.coerce.number().int();
const imageQuery = z.object({ sessionId: z.string().max(64), timestamp: z.coerce.number().optional() });

export const captchaEndpoints = {
  'POST /api-auth/api/pauth/token/session': {
    summary: 'Session id that captchas and encrypted passwords are bound to; cached 24 hours',
    identity: 'none',
    body: z.object({
      scope: z.string().max(64),
      endpointId: z.string().max(64),
      endpointType: z.string().max(32),
    }),
    response: z.object({ sessionId: z.string() }),
    later: true,
  },
  'POST /api-auth/api/client/mobileCaptchas/slide': {
    summary: 'Send an SMS code after the sliding captcha',
    identity: 'none',
    body: z.object({ mobile, type: captchaType, slidingCaptcha: slidingCaptchaSchema }),
    response: 'empty',
    errors: operationCodes.smsSend,
    later: true,
  },
  'GET /api-auth/api/client/mobileCaptchas': {
    summary: 'Whether an SMS code is right',
    identity: 'none',
    query: z.object({ mobile, type: captchaType, code: z.string().max(6) }),
    response: z.object({ valid: z.boolean() }),
    errors: operationCodes.smsLogin,
    later: true,
  },
  'GET /api-auth/api/graphicCaptchas/code.jpg': {
    summary: 'Graphic captcha of a session, as JPEG',
    identity: 'none',
    via: 'media',
    query: imageQuery,
    response: 'binary',
    later: true,
  },
  'GET /api-auth/api/graphicCaptchas': {
    summary: 'Graphic captcha of a session, as JPEG (the namespace’s own path)',
    identity: 'none',
    via: 'media',
    query: imageQuery,
    response: 'binary',
    later: true,
  },
  'GET /api-auth/api/validateGraphicCaptchas': {
    summary: 'Whether a graphic captcha is right',
    identity: 'none',
    query: z.object({ code: z.string().max(16), sessionId: z.string().max(64) }),
    response: z.object({ valid: z.boolean() }),
    errors: [errorCodes.captchaWrong],
    later: true,
  },
} satisfies EndpointTable;
