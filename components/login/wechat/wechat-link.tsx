import type { ReactNode } from 'react';
import type { ButtonLook } from '@/components/ui/controls/button';
import { AgreedLink, type AgreementTick } from '../modes/agreed-link';

type Props = ButtonLook & {
  /** The page to come back to, already known to be ours. */
  wanted: string | undefined;
  typing: AgreementTick;
  children: ReactNode;
};

/** To the chat app's QR page by itself: for windows where no frame of it can be shown (AUTH-06). */
export function WechatLink({ wanted, ...link }: Props) {
  const to = wanted === undefined ? '' : `?to=${encodeURIComponent(wanted)}`;
  return <AgreedLink href={`/bff/wechat/start${to}`} {...link} />;
}
