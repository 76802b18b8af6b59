'use client';

import type { ReactNode } from 'react';
import { LazyGraphicCaptchaField } from '@/components/captcha/graphic/lazy-graphic-captcha-field';
import { useCaptchaSession } from '@/components/captcha/use-captcha-session';
import { useModeForm } from '../form/use-mode-form';
import type { CaptchaInput } from '@/components/credentials/sealing/with-captcha';

/** A mode whose log-in asks for a graphic captcha after some failures (AUTH-05). */
export function usePasswordForm<Input>(options: Parameters<typeof useModeForm<Input>>[0]) {
  const sessionOf = useCaptchaSession();
  const mode = useModeForm(options);
  const { isCaptchaNeeded, failures } = mode.login;
  const captcha: CaptchaInput = {
    sessionOf,
    ...(isCaptchaNeeded && { graphicCaptcha: mode.values.graphicCaptcha }),
  };
  const captchaField: ReactNode = isCaptchaNeeded ? (
    <LazyGraphicCaptchaField {...mode.bareField('graphicCaptcha')} refreshKey={failures} />
  ) : null;
  return { ...mode, captcha, captchaField };
}
