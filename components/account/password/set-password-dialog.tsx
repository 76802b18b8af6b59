'use client';

import { useState } from 'react';
import { DialogFrame } from '@/components/ui/overlay/dialog-frame';
import { limits } from '@/lib/domain/limits/limits';
import { shellText } from '@/lib/text/zh-cn/shell';
import { PasswordChanged } from './password-changed';
import type { PasswordSettings } from './password-settings';
import { SetByCode } from './forms/set-by-code';
import { SetByOldPassword } from './forms/set-by-old-password';
import { SetOnOwnPage } from './forms/set-on-own-page';

type Props = { open: boolean; settings: PasswordSettings; onClose: () => void };

/** AUTH-12, in its two versions: with a code by SMS, or with the old password where there is no SMS. */
export function SetPasswordDialog({ open, settings, onClose }: Props) {
  return (
    <DialogFrame
      open={open}
      isForm
      title={shellText.setPassword}
      width={limits.setPasswordModalPx}
      onClose={onClose}
    >
      <Contents settings={settings} onClose={onClose} />
    </DialogFrame>
  );
}

/** Made anew each time it opens: what was typed before is gone. */
function Contents({
  settings: { privateVariant, captchaOnOwnPage, ...encoding },
  onClose,
}: Omit<Props, 'open'>) {
  const [isDone, setDone] = useState(false);
  if (isDone) return <PasswordChanged onClose={onClose} />;
  if (captchaOnOwnPage && !privateVariant) return <SetOnOwnPage />;
  const Form = privateVariant ? SetByOldPassword : SetByCode;
  return <Form encoding={encoding} onDone={() => setDone(true)} />;
}
