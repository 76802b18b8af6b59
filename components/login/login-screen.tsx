'use client';

import { LogIn } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { StateView } from '@/components/ui/state-view';
import type { AuthConfig } from '@/lib/client/configuration';
import { readSsoFailure } from '@/lib/domain/sso-failures';
import { accountText } from '@/lib/text/zh-cn/account';
import { entryText } from '@/lib/text/zh-cn/entry';
import { qrLoginText } from '@/lib/text/zh-cn/qr-login';
import { wechatText } from '@/lib/text/zh-cn/wechat';
import { DemoHint } from './demo-hint';
import { AgreementField } from './form/agreement-field';
import { useLoginTyping } from './form/use-login-typing';
import { shownMode } from './login-mode';
import { loginModes } from './login-modes';
import styles from './login-screen.module.css';
import { ModeSwitcher } from './mode-switcher';
import { SsoButton } from './sso-button';
import { BindingNotice } from './wechat/binding-notice';

type Props = {
  config: AuthConfig;
  /** The page to come back to, already known to be ours. */
  wanted?: string | undefined;
  /** What this browser chose last, as its cookie says it. */
  remembered?: string | undefined;
  /** A chat account of this name waits for the next log-in. */
  chatName?: string | undefined;
};

const hints = {
  sms: accountText.autoRegister,
  qr: qrLoginText.how,
  password: entryText.passwordHint,
  private: entryText.privateHint,
} as const;

/** One form per way in, the address says which (AUTH-09); ways that this build cannot go are not offered. */
export function LoginScreen({ config, wanted, remembered, chatName }: Props) {
  const query = useSearchParams();
  const typing = useLoginTyping();
  const modes = config.modes.filter((mode) => loginModes[mode]);
  const chosen = shownMode(modes, query.get('mode'), remembered);
  const mode = config.privateVariant ? 'private' : chosen;
  const [firstMode] = useState(mode);
  const [hasSwitched, setSwitched] = useState(false);
  if (mode !== firstMode && !hasSwitched) setSwitched(true);

  // A mode without a field has no other place for the cursor of who switched to it.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasSwitched && mode === 'qr') heading.current?.focus();
  }, [hasSwitched, mode]);

  const sso = config.sso ? (
    <SsoButton
      label={config.ssoLabel}
      wanted={wanted}
      failure={readSsoFailure(query.get('sso'))}
      typing={typing}
    />
  ) : null;
  // Beside a form the box is in it. Our own QR code is confirmed by somebody who has agreed already.
  const needsBox = (!mode || mode === 'qr') && (config.sso || config.wechat);
  const agreement = needsBox ? (
    <AgreementField links={config.agreements} checked={typing.agreement} onChange={typing.agree} />
  ) : null;
  const { Form } = (mode && loginModes[mode]) || {};
  if (!mode || !Form) {
    if (sso)
      return (
        <div className={styles.panel}>
          {agreement}
          {sso}
        </div>
      );
    return (
      <StateView icon={<LogIn size={22} />} title={entryText.loginUnavailable} variant="page">
        {entryText.noModeWorks}
      </StateView>
    );
  }
  return (
    <div className={styles.panel}>
      <h1 id="login-title" ref={heading} tabIndex={-1} className={styles.title}>
        {mode === 'private' ? accountText.logInOrRegister : accountText.modes[mode]}
      </h1>
      <p className={styles.hint}>{mode === 'qr' && config.wechat ? wechatText.how : hints[mode]}</p>
      {chatName === undefined ? null : <BindingNotice chatName={chatName} />}
      <div className={styles.way}>
        <Form key={mode} config={config} wanted={wanted} typing={typing} arrived={hasSwitched} />
      </div>
      {agreement}
      <div className={styles.around}>
        {mode === 'private' ? null : <ModeSwitcher modes={modes} shown={mode} />}
        {sso}
        {config.demo ? <DemoHint demo={config.demo} mode={mode} /> : null}
      </div>
    </div>
  );
}
