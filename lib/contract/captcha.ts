import { z } from 'zod';
import { errorCodes } from '@/lib/domain/error-codes';
import { instantSchema } from './common';
import type { EndpointTable } from './endpoint';

/** The answer of the slider widget. */
export const slidingCaptchaSchema = z.object({
  challenge: z.string().max(256),
  validate: z.string().max(256),
  seccode: z.string().max(256),
});
export type SlidingCaptcha = z.infer<typeof slidingCaptchaSchema>;

/** Issued by the service and bound to the browser by a cookie of the BFF (S24). */
export const captchaSessionSchema = z.string().max(64);

/** A picture in which a piece has to be pushed to its place. Sizes in CSS pixels; pictures as data addresses. */
const puzzleSchema = z.object({
  kind: z.literal('puzzle'),
  challenge: z.string(),
  background: z.string(),
  piece: z.string(),
  width: z.number(),
  height: z.number(),
  pieceWidth: z.number(),
  /** The piece's upper edge; only the picture says how far to push it. */
  pieceTop: z.number(),
  expireTime: instantSchema,
});

/** The same proof without a picture, for people who do not see or cannot push. */
const questionSchema = z.object({
  kind: z.literal('question'),
  challenge: z.string(),
  question: z.string(),
  expireTime: instantSchema,
});

/** The widget of the third-party verification service, where one is configured (GeeTest v3 style). */
const widgetSchema = z.object({
  kind: z.literal('widget'),
  gt: z.string(),
  challenge: z.string(),
  newCaptcha: z.boolean(),
  /** The vendor was out of reach; its widget then runs by itself. */
  offline: z.boolean(),
  scriptUrl: z.string(),
});

export const slidingChallengeSchema = z.discriminatedUnion('kind', [
  puzzleSchema,
  questionSchema,
  widgetSchema,
]);
export type SlidingChallenge = z.infer<typeof slidingChallengeSchema>;

/** Where the pointer was, in CSS pixels from the start, and when, in ms since it was pressed. */
const trackSchema = z.array(z.tuple([z.number(), z.number(), z.number()])).max(1_000);

const slidingAnswerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('puzzle'), x: z.number(), track: trackSchema, byKeyboard: z.boolean() }),
  z.object({ kind: z.literal('question'), text: z.string().trim().max(32) }),
]);
export type SlidingAnswer = z.infer<typeof slidingAnswerSchema>;

const imageQuery = z.object({ sessionId: captchaSessionSchema, timestamp: z.coerce.number().optional() });

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
  },
  'POST /api-auth/api/client/slidingCaptchas': {
    summary: 'A new sliding captcha, or its question without a picture',
    identity: 'none',
    body: z.object({ sessionId: captchaSessionSchema, form: z.enum(['puzzle', 'question']).optional() }),
    response: slidingChallengeSchema,
    errors: [errorCodes.tooFrequent],
  },
  'POST /api-auth/api/client/slidingCaptchas/actions/validate': {
    summary: 'Solve a sliding captcha of ours; what it answers is good for one SMS',
    identity: 'none',
    body: z.object({
      sessionId: captchaSessionSchema,
      challenge: z.string().max(256),
      answer: slidingAnswerSchema,
    }),
    response: slidingCaptchaSchema,
    errors: [errorCodes.captchaWrong],
  },
  'GET /api-auth/api/graphicCaptchas/code.jpg': {
    summary: 'Graphic captcha of a session, as JPEG',
    identity: 'none',
    via: 'media',
    query: imageQuery,
    response: 'binary',
  },
  'GET /api-auth/api/graphicCaptchas': {
    summary: 'Graphic captcha of a session, as JPEG (the namespace’s own path)',
    identity: 'none',
    via: 'media',
    query: imageQuery,
    response: 'binary',
  },
  'GET /api-auth/api/validateGraphicCaptchas': {
    summary: 'Whether a graphic captcha is right',
    identity: 'none',
    query: z.object({ code: z.string().max(16), sessionId: captchaSessionSchema }),
    response: z.object({ valid: z.boolean() }),
    errors: [errorCodes.captchaWrong],
  },
} satisfies EndpointTable;
