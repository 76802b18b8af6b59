import type { captchaEndpoints } from '@/lib/contract/captcha';
import { drawGraphicCaptcha, newGraphicText } from '../adapters/captcha/graphic/draw-graphic-captcha';
import { slidingCaptchaOf } from '../adapters/captcha/sliding-captcha-provider';
import { assertCaptchaSession, issueCaptchaSession } from '../auth/captcha-session';
import { checkGraphicCaptcha, keepGraphicCaptcha } from '../auth/graphic-captcha';
import type { Deps } from '../deps';
import type { Handlers } from './call';

export const captchaRoutes = {
  'POST /api-auth/api/pauth/token/session': async ({ deps }) => ({
    sessionId: await issueCaptchaSession(deps),
  }),

  'POST /api-auth/api/client/slidingCaptchas': async ({ deps, body: { sessionId, form = 'puzzle' } }) => {
    await assertCaptchaSession(deps, sessionId);
    return slidingCaptchaOf(deps.config.captcha).challenge(deps, { sessionId, form });
  },

  'POST /api-auth/api/client/slidingCaptchas/actions/validate': async ({ deps, body }) => {
    await assertCaptchaSession(deps, body.sessionId);
    return slidingCaptchaOf(deps.config.captcha).solve(deps, body);
  },

  'GET /api-auth/api/graphicCaptchas/code.jpg': ({ deps, query }) => showGraphicCaptcha(deps, query),

  'GET /api-auth/api/graphicCaptchas': ({ deps, query }) => showGraphicCaptcha(deps, query),

  'GET /api-auth/api/validateGraphicCaptchas': async ({ deps, query: { sessionId, code } }) => {
    await checkGraphicCaptcha(deps, { sessionId, graphicCaptcha: code });
    return { valid: true };
  },
} satisfies Handlers<typeof captchaEndpoints>;

async function showGraphicCaptcha(deps: Deps, { sessionId }: { sessionId: string }): Promise<Response> {
  await assertCaptchaSession(deps, sessionId);
  const text = newGraphicText();
  const picture = await drawGraphicCaptcha(text);
  await keepGraphicCaptcha(deps, { sessionId, text });
  const headers = { 'content-type': 'image/jpeg', 'cache-control': 'no-store' };
  return new Response(new Uint8Array(picture), { headers });
}
