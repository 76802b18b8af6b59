'use client';

import { KeyRound } from 'lucide';
import { useState } from 'react';
import { ButtonLink } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/layout/icon';
import { StateView } from '@/components/ui/feedback/state-view';
import type { AuthConfig } from '@/lib/client/configuration';
import { setPasswordText } from '@/lib/text/zh-cn/set-password';
import { ForgotForm } from './forgot-form';
import { PasswordSet } from './password-set';

type Props = Pick<AuthConfig, 'privateVariant' | 'passwordTransport' | 'passwordDigest'>;

/** AUTH-11; a private deployment sends no SMS, so there only the company can help. */
export function ForgotPassword({ privateVariant, ...encoding }: Props) {
  const [isDone, setDone] = useState(false);
  if (privateVariant) return <NoReset />;
  return isDone ? <PasswordSet /> : <ForgotForm encoding={encoding} onDone={() => setDone(true)} />;
}

function NoReset() {
  const { title, hint } = setPasswordText.noReset;
  return (
    <StateView
      variant="page"
      icon={<Icon of={KeyRound} size={22} />}
      title={title}
      actions={
        <ButtonLink variant="contained" href="/login">
          {setPasswordText.backToLogin}
        </ButtonLink>
      }
    >
      {hint}
    </StateView>
  );
}
