'use client';

import { ShieldAlert } from 'lucide-react';
import { Button, DocumentButton } from '@/components/ui/controls/button';
import { WhoList } from '@/components/ui/who-list';
import { maskedMobile } from '@/lib/domain/masked-mobile';
import { wechatText } from '@/lib/text/zh-cn/wechat';
import { NeedsScript } from '../form/needs-script';
import { BindingEnded } from './binding-ended';
import styles from './confirm-binding.module.css';
import { useAnswerBinding } from './use-answer-binding';

type Props = {
  /** As it calls itself; its picture only where its origin was configured. */
  chat: { nickname: string; portrait?: string | undefined };
  account: { realName: string; mobile?: string | undefined };
  /** Where to go then. */
  onward: string;
};

const text = wechatText.confirm;

/** Names both, because a chat account may be somebody else's: left behind in this browser, or scanned for another (ADR 37). */
export function ConfirmBinding({ chat, account, onward }: Props) {
  const { bind, decline, isBinding, isDeclining, isBound, unbindable, failure } = useAnswerBinding(onward);
  if (isBound)
    return (
      <BindingEnded
        outcome="bound"
        role="status"
        actions={
          <DocumentButton variant="contained" href={onward}>
            {text.goOn}
          </DocumentButton>
        }
      />
    );
  if (unbindable)
    return (
      <BindingEnded
        outcome={unbindable}
        role="status"
        actions={
          <Button variant="contained" loading={isDeclining} onClick={decline}>
            {text.goOn}
          </Button>
        }
      />
    );
  return (
    <section className={styles.confirm} aria-labelledby="binding-title">
      <h1 id="binding-title">{text.title}</h1>
      <p className={styles.hint}>{text.hint}</p>
      <NeedsScript />
      <WhoList>
        {[
          { label: text.wechat, name: chat.nickname, picture: chat.portrait },
          {
            label: text.account,
            name: account.realName,
            detail: account.mobile && maskedMobile(account.mobile),
          },
        ]}
      </WhoList>
      <p className={styles.warning}>
        <ShieldAlert size={18} aria-hidden />
        {text.warning}
      </p>
      <Button
        variant="contained"
        size="large"
        fullWidth
        loading={isBinding}
        disabled={isDeclining}
        onClick={bind}
      >
        {text.bind}
      </Button>
      <Button
        variant="outlined"
        color="inherit"
        size="large"
        fullWidth
        loading={isDeclining}
        disabled={isBinding}
        onClick={decline}
      >
        {text.decline}
      </Button>
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
    </section>
  );
}
