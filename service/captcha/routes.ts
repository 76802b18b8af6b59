import type { captchaEndpoints } from '@/lib/contract/captcha';
import { drawGraphicCaptcha, newGraphicText } from './graphic/draw-graphic-captcha';
import { slidingCaptchaOf } from './sliding/sliding-captcha';
import { assertCaptchaSession, issueCaptchaSession } from './captcha-session';
import { checkGraphicCaptcha, storeGraphicCaptcha } from './graphic/graphic-captcha';
import type { Deps } from '../kernel/deps';
import { addressBuckets, bucketOf } from '../kernel/rate-limit/buckets';
import { refundTokens, consumeTokens } from '../kernel/rate-limit/consume-tokens';
import type { Handlers } from '../kernel/handlers';
import type { Client } from '../kernel/client-address';

export const captchaRoutes = {
  'POST /api-auth/api/pauth/token/session': async ({ deps, client }) => {
    await consumeTokens(deps, addressBuckets(['captchasPerAddress'], client, deps));
    return { sessionId: await issueCaptchaSession(deps) };
  },

  'POST /api-auth/api/client/slidingCaptchas': async ({ deps, client, body }) => {
    const { sessionId, form = 'puzzle' } = body;
    await consumeTokens(deps, addressBuckets(['captchasPerAddress'], client, deps));
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
  await consumeTokens(deps, addressBuckets(['captchasPerAddress'], client, deps));
  await assertCaptchaSession(deps, sessionId);
  const text = newGraphicText();
  const picture = await drawGraphicCaptcha(text);
  await storeGraphicCaptcha(deps, { sessionId, text });
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
  await consumeTokens(deps, buckets);
  const judged = await judge();
  await refundTokens(deps, buckets);
  return judged;
}
