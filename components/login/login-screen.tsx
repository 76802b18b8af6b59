'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { AuthConfig } from '@/lib/client/configuration';
import { accountText } from '@/lib/text/zh-cn/account';
import { entryText } from '@/lib/text/zh-cn/entry';
import { useCookiesBlocked } from '@/components/credentials/session/cookies';
import { DemoHint } from './notices/demo-hint';
import { AgreementField } from './form/agreement-field';
import { useLoginTyping } from './form/use-login-typing';
import { LazyCookiesNeeded } from './notices/lazy-cookies-needed';
import { LazySsoButton } from './modes/lazy-sso-button';
import { shownMode } from './modes/login-mode';
import { loginModes } from './modes/login-modes';
import styles from './login-screen.module.css';
import { ModeSwitcher } from './modes/mode-switcher';
import type { WaitingChat } from './wechat/binding-notice';
import { LazyBindingNotice } from './wechat/lazy-binding-notice';

type Props = {
  config: AuthConfig;
  /** The page to come back to, already known to be ours. */
  wanted?: string | undefined;
  /** The last choice of this browser, from its cookie. */
  remembered?: string | undefined;
  /** A chat account that waits for the next log-in. */
  chat?: WaitingChat | undefined;
  /** Stands above everything. */
  notice?: ReactNode;
};

const hints = {
  sms: accountText.autoRegister,
  qr: entryText.qrHint,
  password: entryText.passwordHint,
  private: entryText.privateHint,
} as const;

/** One form per way in, the address says which (AUTH-09). */
export function LoginScreen({ config, wanted, remembered, chat, notice }: Props) {
  const query = useSearchParams();
  const typing = useLoginTyping();
  const chosen = shownMode(config.modes, query.get('mode'), remembered);
  const mode = config.privateVariant ? 'private' : chosen;
  const isStuck = useCookiesBlocked();
  const [firstMode] = useState(mode);
  const [hasSwitched, setSwitched] = useState(false);
  if (mode !== firstMode && !hasSwitched) setSwitched(true);

  // A mode without a field has no other place for the cursor after a switch.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasSwitched && mode === 'qr') heading.current?.focus();
  }, [hasSwitched, mode]);

  // A form contains the box itself. Our own QR code is confirmed by a person who has agreed already.
  const needsBox = mode === 'qr' && (config.sso || config.wechat);
  // It stands above what it governs: the chat app's code, or the way to single sign-on.
  const agreement = needsBox ? (
    <AgreementField
      links={config.agreements}
      checked={typing.agreement}
      error={typing.agreementError}
      onChange={typing.agree}
    />
  ) : null;
  const { Form } = loginModes[mode];
  return (
    <div className={styles.panel}>
      {notice}
      <h1 id="login-title" ref={heading} tabIndex={-1} className={styles.title}>
        {mode === 'private' ? accountText.logInOrRegister : accountText.modes[mode]}
      </h1>
      <p className={styles.hint}>{mode === 'qr' && config.wechat ? entryText.wechatHint : hints[mode]}</p>
      {isStuck ? <LazyCookiesNeeded /> : null}
      {chat ? <LazyBindingNotice {...chat} onForgotten={() => heading.current?.focus()} /> : null}
      {config.wechat ? agreement : null}
      <div className={styles.way}>
        {isStuck && mode === 'qr' ? null : (
          <Form key={mode} config={config} wanted={wanted} typing={typing} arrived={hasSwitched} />
        )}
      </div>
      {config.wechat ? null : agreement}
      <div className={styles.around}>
        {mode === 'private' ? null : <ModeSwitcher modes={config.modes} current={mode} />}
        {config.sso ? (
          <LazySsoButton
            key={mode}
            label={config.ssoLabel}
            wanted={wanted}
            outcome={query.get('sso')}
            typing={typing}
          />
        ) : null}
        {config.demo ? <DemoHint demo={config.demo} mode={mode} /> : null}
      </div>
    </div>
  );
}
