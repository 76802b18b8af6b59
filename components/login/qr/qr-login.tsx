'use client';

import { useSearchParams } from 'next/navigation';
import { readWechatFailure } from '@/lib/domain/wechat-failures';
import { accountText } from '@/lib/text/zh-cn/account';
import { qrLoginText } from '@/lib/text/zh-cn/qr-login';
import type { AgreementTick } from '../agreed-link';
import { NeedsScript } from '../form/needs-script';
import type { ModeProps } from '../login-modes';
import { QrCard } from './qr-card';
import styles from './qr-login.module.css';
import type { QrPhase } from './qr-phase';
import { WechatLink } from './wechat-link';
import { useQrLogin } from './use-qr-login';

type Props = Pick<ModeProps, 'wanted'> & {
  config: Pick<ModeProps['config'], 'wechat'>;
  typing: AgreementTick;
};

/** AUTH-06, the embedded kind: a phone on which somebody is logged in lets this browser in. */
export function QrLogin({ config, wanted, typing }: Props) {
  const failure = readWechatFailure(useSearchParams().get('wechat'));
  const { phase, address, refresh, askAgain } = useQrLogin({ wanted });
  return (
    <div className={styles.login}>
      <NeedsScript />
      <QrCard phase={phase} address={address} onRefresh={refresh} onAskAgain={askAgain} />
      <p role="status" className={styles.status} data-phase={phase.kind}>
        {statusOf(phase)}
      </p>
      {config.wechat ? <WechatLink wanted={wanted} failure={failure} typing={typing} /> : null}
    </div>
  );
}

const { qr } = accountText;

const statuses: Record<Exclude<QrPhase['kind'], 'failed'>, string> = {
  generating: qr.generating,
  waiting: qrLoginText.scan,
  scanned: qr.scanned,
  expired: qr.expired,
  network: qr.networkError,
  finishing: qrLoginText.finishing,
  success: qr.success,
};

function statusOf(phase: QrPhase) {
  if (phase.kind !== 'failed') return statuses[phase.kind];
  return (
    <>
      {qr.failed}
      <span className={styles.reason}>{phase.message}</span>
    </>
  );
}
