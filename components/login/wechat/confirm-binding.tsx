'use client';

import { Button, DocumentButton } from '@/components/ui/controls/button';
import { Question } from '@/components/ui/overlay/question';
import { PersonList } from '@/components/ui/people/person-list';
import type { AskedBinding } from '@/lib/contract/hand-over';
import { maskedMobile } from '@/lib/domain/account/masked-mobile';
import { wechatText } from '@/lib/text/zh-cn/wechat';
import { NeedsScript } from '../form/needs-script';
import { BindingEnded } from './binding-ended';
import { useAnswerBinding } from './use-answer-binding';

type Props = {
  /** The binding in question; an answer is for it alone. */
  binding: AskedBinding;
  /** As it calls itself; its picture only where its origin was configured. */
  chat: { nickname: string; portrait?: string | undefined };
  account: { realName: string; mobile?: string | undefined };
  /** Where to go then. */
  onward: string;
};

const text = wechatText.confirm;

/** Names both, because a chat account may be another person's: left behind in this browser, or scanned for another (ADR 37). */
export function ConfirmBinding({ binding, chat, account, onward }: Props) {
  const { bind, decline, isBinding, isDeclining, isBound, unbindable, failure } = useAnswerBinding(
    binding,
    onward,
  );
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
    <Question
      title={text.title}
      hint={text.hint}
      warning={text.warning}
      answers={[
        { label: text.bind, isGiven: isBinding, onGive: bind },
        { label: text.decline, isGiven: isDeclining, onGive: decline },
      ]}
      failure={failure}
    >
      <NeedsScript />
      <PersonList>
        {[
          { label: text.wechat, name: chat.nickname, picture: chat.portrait },
          {
            label: text.account,
            name: account.realName,
            detail: account.mobile && maskedMobile(account.mobile),
          },
        ]}
      </PersonList>
    </Question>
  );
}
