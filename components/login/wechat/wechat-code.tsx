'use client';

import { ShieldCheck } from 'lucide';
import { useSearchParams } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/layout/icon';
import { readWechatFailure } from '@/lib/web/wechat-failures';
import { qrStateText } from '@/lib/text/zh-cn/qr-state';
import { wechatText } from '@/lib/text/zh-cn/wechat';
import type { AgreementTick } from '../modes/agreed-link';
import { QrStatus } from '../qr/qr-status';
import { QrVeil, VeilButton } from '../qr/card/qr-veil';
import { useOneTimeOutcome } from '../modes/use-one-time-outcome';
import { useVendorPage } from './use-vendor-page';
import styles from './wechat-code.module.css';
import { WechatLink } from './wechat-link';

type Props = {
  /** The page to come back to, already known to be ours. */
  wanted: string | undefined;
  typing: AgreementTick;
};

/**
 * No form, no window, no download of its own. Its script asks its own server what the phone did, and then leads the whole window back,
 * without a click in the frame.
 */
const sandbox = 'allow-scripts allow-same-origin allow-top-navigation';

const never = () => () => undefined;

/** The social kind of AUTH-06: the app's own QR page in a frame, once the agreement is ticked (AUTH-10), and beside it the way to the page itself. */
export function WechatCode({ wanted, typing }: Props) {
  const failure = useOneTimeOutcome('wechat', readWechatFailure(useSearchParams().get('wechat')));
  // In a frame of others the vendor would lead away the page around us.
  const isFramed = useSyncExternalStore(
    never,
    () => window.top !== window,
    () => false,
  );
  return (
    <>
      {failure ? (
        <p role="alert" className={styles.failure}>
          {wechatText.failures[failure]}
        </p>
      ) : null}
      {isFramed ? null : <VendorFrame wanted={wanted} typing={typing} />}
      <WechatLink
        wanted={wanted}
        typing={typing}
        {...(isFramed ? { variant: 'outlined', size: 'large' } : { size: 'small' })}
      >
        {isFramed ? wechatText.wholePage : wechatText.page}
      </WechatLink>
    </>
  );
}

function VendorFrame({ wanted, typing }: Props) {
  const isAllowed = typing.agreement;
  const { frame, phase, noteShown, refresh } = useVendorPage({ wanted, isAllowed });
  return (
    <>
      <div
        tabIndex={-1}
        role="group"
        aria-label={wechatText.frameTitle}
        className={styles.card}
        data-phase={isAllowed ? phase.kind : 'locked'}
        aria-busy={isAllowed && phase.kind === 'generating'}
      >
        {frame ? (
          <iframe
            key={frame.key}
            src={frame.address}
            title={wechatText.frameTitle}
            sandbox={sandbox}
            referrerPolicy="no-referrer"
            className={styles.frame}
            inert={phase.kind !== 'waiting'}
            onLoad={noteShown}
          />
        ) : null}
        {isAllowed ? (
          <QrVeil phase={phase} onRefresh={refresh} onAskAgain={refresh} />
        ) : (
          <div className={styles.locked}>
            <VeilButton
              icon={<Icon of={ShieldCheck} size={20} />}
              label={wechatText.unlock}
              onClick={() => typing.agree(true)}
            />
          </div>
        )}
      </div>
      <QrStatus phase={isAllowed ? phase : { kind: 'waiting' }} scan={qrStateText.scan} />
    </>
  );
}
