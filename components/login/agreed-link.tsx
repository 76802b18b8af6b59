'use client';

import { useEffect, useEffectEvent, useState, type MouseEvent, type ReactNode } from 'react';
import { ButtonAnchor, type ButtonLook } from '@/components/ui/controls/button';
import { accountMessages } from '@/lib/text/zh-cn/account';
import styles from './agreed-link.module.css';
import type { LoginTyping } from './form/use-login-typing';

/** The tick, wherever on the page its box is. */
export type AgreementTick = Pick<LoginTyping, 'agreement' | 'agree'>;

type Props = ButtonLook & {
  href: string;
  children: ReactNode;
  typing: AgreementTick;
};

/** What the page shows is what counts: it may have been ticked before script ran. */
const agreementBox = () => document.querySelector<HTMLInputElement>('input[name="agreement"]');

/** A way in that leads to a page of others, once the agreement is ticked (AUTH-10); before script it is a plain link. */
export function AgreedLink({ typing, ...link }: Props) {
  const [isRefused, setRefused] = useState(false);
  const takeOver = useEffectEvent(() => {
    if (agreementBox()?.checked) typing.agree(true);
  });
  useEffect(() => takeOver(), []);

  function go(event: MouseEvent) {
    const box = agreementBox();
    if (box?.checked) return;
    event.preventDefault();
    setRefused(true);
    box?.focus();
  }

  return (
    <>
      <ButtonAnchor {...link} fullWidth onClick={go} />
      {isRefused && !typing.agreement ? (
        <p role="alert" className={styles.refused}>
          {accountMessages.agreementRequired}
        </p>
      ) : null}
    </>
  );
}
