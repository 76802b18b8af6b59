import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { errorCodes } from '@/lib/domain/error-codes';
import { captchas } from '@/lib/domain/limits/way-in-limits';
import { storeCaptcha } from '../pending-captchas';
import { instant } from '../../db/sql/instant';
import { ServiceError } from '../../kernel/errors/service-error';
import type { SlidingCaptchaProvider } from './sliding-captcha-provider';
import { type GeetestAccount, isValidated, md5, registerChallenge } from '../../gateways/captcha/geetest-api';

/** The widget appends two characters of its own to the challenge that it was given. */
const challengeLength = 32;

/** The vendor's widget runs in the browser; we bind its challenge to the session, and ask the vendor about its result. */
export const geetestCaptcha = (setting: GeetestAccount & { scriptUrl: string }): SlidingCaptchaProvider => ({
  async challenge(deps, { sessionId }) {
    const challenge = await registerChallenge(setting);
    const lifetimeMs = captchas.lifetimeMs + captchas.proofMs;
    await storeCaptcha(deps, { sessionId, kind: 'slide', answer: { vendor: challenge }, lifetimeMs });
    const widget = { gt: setting.id, newCaptcha: true, offline: false, scriptUrl: setting.scriptUrl };
    return { kind: 'widget', challenge, ...widget };
  },

  solve: () => Promise.reject(new ServiceError(errorCodes.captchaWrong)),

  async consume({ db, clock }, { sessionId, slidingCaptcha: { challenge, validate, seccode } }) {
    if (!isSame(validate, md5(`${setting.key}geetest${challenge}`))) return false;
    // Used up before the vendor is asked: of many at once one gets that far.
    const used = await db
      .deleteFrom('captcha')
      .where('session_id', '=', sessionId)
      .where('kind', '=', 'slide')
      .where(sql`answer ->> 'vendor'`, '=', challenge.slice(0, challengeLength))
      .where('expires_at', '>', instant(clock.now()))
      .returning('id')
      .executeTakeFirst();
    return used !== undefined && isValidated(setting, { challenge, seccode });
  },
});

function isSame(actual: string, expected: string): boolean {
  const [a, b] = [Buffer.from(actual), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
