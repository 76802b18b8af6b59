'use client';

import { useEffect, useEffectEvent, type MouseEvent, type ReactNode } from 'react';
import { ButtonAnchor, type ButtonLook } from '@/components/ui/controls/button';
import type { LoginTyping } from '../form/use-login-typing';

/** The tick, wherever on the page its box is. */
export type AgreementTick = Pick<LoginTyping, 'agreement' | 'agree' | 'askAgreement'>;

type Props = ButtonLook & {
  href: string;
  children: ReactNode;
  typing: AgreementTick;
};

/** The box on the page decides: it may have been ticked before script ran. */
const agreementBox = () => document.querySelector<HTMLInputElement>('input[name="agreement"]');

/** A way in that leads to a page of others, once the agreement is ticked (AUTH-10); before script it is a plain link. */
export function AgreedLink({ typing, ...link }: Props) {
  const takeOver = useEffectEvent(() => {
    if (agreementBox()?.checked) typing.agree(true);
  });
  useEffect(() => takeOver(), []);

  function go(event: MouseEvent) {
    const box = agreementBox();
    if (box?.checked) return;
    event.preventDefault();
    typing.askAgreement();
    box?.focus();
  }

  return <ButtonAnchor {...link} fullWidth onClick={go} />;
}
