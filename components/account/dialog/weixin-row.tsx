'use client';

import { MessageCircle } from 'lucide';
import { useState, type MouseEvent } from 'react';
import { Button, ButtonAnchor } from '@/components/ui/controls/button';
import { useServerNow } from '@/components/ui/page/server-clock';
import type { OwnAccount } from '@/lib/contract/account';
import { useUnbindWeixin } from '@/lib/query/account';
import { accountDialogText as text } from '@/lib/text/zh-cn/account-dialog';
import { formatRecent } from '@/lib/time/format';
import { ConfirmEnding } from './confirm-ending';
import { DialogRow } from './dialog-row';

type Weixin = OwnAccount['weixin'];
type Props = { weixin: Weixin; canBind: boolean | undefined; zone: string };

/** AUTH-20: the social chat account, and how to get one or part from it. */
export function WeixinRow({ weixin, canBind, zone }: Props) {
  const now = useServerNow();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <DialogRow
        icon={MessageCircle}
        name={text.weixin}
        details={detailsOf(weixin, { now, zone })}
        action={
          weixin ? (
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              aria-label={text.unbindWeixin}
              onClick={() => setAsking(true)}
            >
              {text.unbind}
            </Button>
          ) : canBind ? (
            <BindLink />
          ) : null
        }
      />
      {asking && weixin ? <AskUnbind weixin={weixin} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

/** To the chat app's own page, and by way of a question back to where this dialog was opened. */
function BindLink() {
  const { pathname, search } = window.location;
  const to = encodeURIComponent(`${pathname}${search}`);
  /** The shell lets the router follow links, and no page of ours is behind this one. */
  const leave = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    window.location.assign(event.currentTarget.href);
  };
  return (
    <ButtonAnchor
      href={`/bff/wechat/start?bind&to=${to}`}
      size="small"
      variant="outlined"
      color="inherit"
      aria-label={text.bindWeixin}
      onClick={leave}
    >
      {text.bind}
    </ButtonAnchor>
  );
}

function AskUnbind({ weixin, onClose }: { weixin: NonNullable<Weixin>; onClose: () => void }) {
  const { mutateAsync, isPending } = useUnbindWeixin();
  return (
    <ConfirmEnding
      title={text.confirmUnbind}
      hint={text.unbindHint}
      confirm={text.unbind}
      done={text.unbindDone}
      conflict={text.lastWayIn}
      isBusy={isPending}
      run={() => mutateAsync(weixin)}
      onClose={onClose}
    />
  );
}

function detailsOf(weixin: Weixin, when: { now: number; zone: string }): string {
  if (!weixin) return text.unbound;
  return weixin.boundTime === undefined ? text.bound : text.boundOn(formatRecent(weixin.boundTime, when));
}
