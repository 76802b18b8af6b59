import type { SlidingCaptcha } from '@/lib/contract/captcha';
import { errorCodes } from '@/lib/domain/error-codes';
import type { CaptchaSetting } from '@/lib/settings/captcha-setting';
import { embeddedCaptcha } from './embedded/embedded-captcha';
import { geetestCaptcha } from './geetest-captcha';
import type { SlidingCaptchaProvider } from './sliding-captcha-provider';
import type { Deps } from '../../kernel/deps';
import { ServiceError } from '../../kernel/errors/service-error';

/** The service's own captcha, or the vendor's where one is configured. */
export const slidingCaptchaOf = (setting: CaptchaSetting): SlidingCaptchaProvider =>
  setting.provider === 'geetest' ? geetestCaptcha(setting) : embeddedCaptcha;

type Given = { sessionId: string | undefined; slidingCaptcha: SlidingCaptcha };

/**
 * Uses a solved sliding captcha up: it is good once, and for the session that solved it (S24). Throws 4001004 for any other, and
 * 503000 when the vendor whose it is cannot be asked.
 */
export async function consumeSlidingCaptcha(deps: Deps, { sessionId, slidingCaptcha }: Given): Promise<void> {
  const provider = slidingCaptchaOf(deps.config.captcha);
  const isGood = sessionId !== undefined && (await provider.consume(deps, { sessionId, slidingCaptcha }));
  if (!isGood) throw new ServiceError(errorCodes.captchaWrong);
}
