import type { captchaEndpoints } from '@/lib/contract/captcha';
import { drawGraphicCaptcha, newGraphicText } from '../adapters/captcha/graphic/draw-graphic-captcha';
import { slidingCaptchaOf } from '../adapters/captcha/sliding-captcha-provider';
import { assertCaptchaSession, issueCaptchaSession } from '../auth/captcha-session';
import { checkGraphicCaptcha, keepGraphicCaptcha } from '../auth/graphic-captcha';
import type { Deps } from '../deps';
import { addressBuckets, bucketOf } from '../limits/buckets';
import { giveBackTokens, takeTokens } from '../limits/take-tokens';
import type { Handlers } from './call';
import type { Client } from './client';

export const captchaRoutes = {
  'POST /api-auth/api/pauth/token/session': async ({ deps, client }) => {
    await takeTokens(deps, addressBuckets(['captchasPerAddress'], client, deps));
    return { sessionId: await issueCaptchaSession(deps) };
  },

  'POST /api-auth/api/client/slidingCaptchas': async ({ deps, client, body }) => {
    const { sessionId, form = 'puzzle' } = body;
    await takeTokens(deps, addressBuckets(['captchasPerAddress'], client, deps));
    await assertCaptchaSession(deps, sessionId);
    return slidingCaptchaOf(deps.config.captcha).challenge(deps, { sessionId, form });
  },

  'POST /api-auth/api/client/slidingCaptchas/actions/validate': async ({ deps, body }) => {
    await assertCaptchaSession(deps, body.sessionId);
    return withinTries(deps, body, () => slidingCaptchaOf(deps.config.captcha).solve(deps, body));
  },

  'GET /api-auth/api/graphicCaptchas/code.jpg': (call) => showGraphicCaptcha(call),

  'GET /api-auth/api/graphicCaptchas': (call) => showGraphicCaptcha(call),

  'GET /api-auth/api/validateGraphicCaptchas': async ({ deps, query }) => {
    const { sessionId, code } = query;
    await assertCaptchaSession(deps, sessionId);
    await withinTries(deps, query, () => checkGraphicCaptcha(deps, { sessionId, graphicCaptcha: code }));
    return { valid: true };
  },
} satisfies Handlers<typeof captchaEndpoints>;

type Shown = { deps: Deps; client: Client; query: { sessionId: string } };

async function showGraphicCaptcha({ deps, client, query: { sessionId } }: Shown): Promise<Response> {
  await takeTokens(deps, addressBuckets(['captchasPerAddress'], client, deps));
  await assertCaptchaSession(deps, sessionId);
  const text = newGraphicText();
  const picture = await drawGraphicCaptcha(text);
  await keepGraphicCaptcha(deps, { sessionId, text });
  const headers = { 'content-type': 'image/jpeg', 'cache-control': 'no-store' };
  return new Response(new Uint8Array(picture), { headers });
}

/** A session has so many wrong answers; a right one is not counted. */
async function withinTries<T>(
  deps: Deps,
  { sessionId }: { sessionId: string },
  judge: () => Promise<T>,
): Promise<T> {
  const buckets = [bucketOf('captchaTries', sessionId)];
  await takeTokens(deps, buckets);
  const judged = await judge();
  await giveBackTokens(deps, buckets);
  return judged;
}
