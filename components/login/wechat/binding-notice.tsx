'use client';

import { useMutation } from '@tanstack/react-query';
import { MessageCircle } from 'lucide';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/layout/icon';
import { useApi } from '@/lib/query/context/api-context';
import type { ShownWechat } from '@/lib/contract/hand-over';
import { loadFailureText } from '@/lib/text/load-failure';
import { wechatText } from '@/lib/text/zh-cn/wechat';
import styles from './binding-notice.module.css';

const [before, after] = wechatText.waiting;

/** A chat account that waits, as far as a page may know it. */
export type WaitingChat = ShownWechat & { nickname: string };

type Props = WaitingChat & {
  /** The button that had the focus is gone with the rest. */
  onForgotten: () => void;
};

/** On the log-in page: the chat account that waits, its future, and a way to have it forgotten (AUTH-06). */
export function BindingNotice({ shown: mark, nickname, onForgotten }: Props) {
  const api = useApi();
  const decline = useMutation({
    mutationFn: () => api('POST /api-auth/api/weChatLogin/actions/decline', { body: { shown: mark } }),
    onSuccess: onForgotten,
  });
  if (decline.isSuccess) return null;
  return (
    <div className={styles.notice}>
      <Icon of={MessageCircle} size={18} />
      <p>
        {before}
        <bdi>{nickname}</bdi>
        {after}
      </p>
      <Button size="small" color="inherit" loading={decline.isPending} onClick={() => decline.mutate()}>
        {wechatText.decline}
      </Button>
      <p role="alert" className={styles.failure}>
        {decline.error ? loadFailureText(decline.error) : null}
      </p>
    </div>
  );
}
