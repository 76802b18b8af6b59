'use client';

import { Monitor, Smartphone } from 'lucide';
import { Button } from '@/components/ui/controls/button';
import { useServerNow } from '@/components/ui/page/server-clock';
import { Tag } from '@/components/ui/layout/tag';
import type { ActiveSession } from '@/lib/contract/account';
import { accountDialogText as text } from '@/lib/text/zh-cn/account-dialog';
import { commonText } from '@/lib/text/zh-cn/common';
import { formatRecent } from '@/lib/time/format';
import { DialogRow } from './dialog-row';

type Props = { session: ActiveSession; zone: string; onEnd: () => void };

const phones = /android|ios|iphone|mobile/i;

/** A place where the account is logged in; this one ends by logging out. */
export function SessionRow({ session, zone, onEnd }: Props) {
  const now = useServerNow();
  const { device = text.unknownDevice, clientAddress, current, lastSeenTime, createTime } = session;
  const when = (instant: number) => formatRecent(instant, { now, zone });
  const details = [
    current ? text.loggedInAt(when(createTime)) : text.lastSeen(when(lastSeenTime)),
    clientAddress,
  ];
  return (
    <DialogRow
      icon={phones.test(device) ? Smartphone : Monitor}
      name={device}
      tag={current ? <Tag tone="running">{text.thisDevice}</Tag> : null}
      details={details.filter(Boolean).join(commonText.separator)}
      action={
        current ? null : (
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            aria-label={text.endOf(device)}
            onClick={onEnd}
          >
            {text.end}
          </Button>
        )
      }
    />
  );
}
