import { CircleCheck, MessageCircleOff } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/layout/icon';
import { StateView } from '@/components/ui/feedback/state-view';
import type { WechatFailure } from '@/lib/web/wechat-failures';
import { wechatText } from '@/lib/text/zh-cn/wechat';
import type { Unbindable } from './use-answer-binding';

type Props = {
  outcome: 'bound' | Unbindable | WechatFailure;
  /** The way on. */
  actions: ReactNode;
  role?: 'status';
};

/** The outcome of a binding (AUTH-20). */
export function BindingEnded({ outcome, ...rest }: Props) {
  const isBound = outcome === 'bound';
  return (
    <StateView
      variant="page"
      icon={isBound ? <Icon of={CircleCheck} size={22} /> : <Icon of={MessageCircleOff} size={22} />}
      title={isBound ? wechatText.confirm.bound : wechatText.notBound.title}
      {...rest}
    >
      {isBound ? wechatText.confirm.boundHint : wechatText.notBound[outcome]}
    </StateView>
  );
}
