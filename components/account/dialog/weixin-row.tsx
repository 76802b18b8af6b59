'use client';

import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { useServerNow } from '@/components/ui/server-clock';
import type { OwnAccount } from '@/lib/contract/account';
import { useUnbindWeixin } from '@/lib/query/account';
import { accountDialogText as text } from '@/lib/text/zh-cn/account-dialog';
import { formatRecent } from '@/lib/time/format';
import { AskFirst } from './ask-first';
import { DialogRow } from './dialog-row';

type Weixin = OwnAccount['weixin'];
type Props = { weixin: Weixin; zone: string };

/** AUTH-20: the social chat account, and how to part from it. */
export function WeixinRow({ weixin, zone }: Props) {
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
          ) : null
        }
      />
      {asking && weixin ? <AskUnbind weixin={weixin} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function AskUnbind({ weixin, onClose }: { weixin: NonNullable<Weixin>; onClose: () => void }) {
  const { mutateAsync, isPending } = useUnbindWeixin();
  return (
    <AskFirst
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
