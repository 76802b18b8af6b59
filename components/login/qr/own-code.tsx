'use client';

import { qrLoginText } from '@/lib/text/zh-cn/qr-login';
import { QrCard } from './card/qr-card';
import { QrStatus } from './qr-status';
import styles from './own-code.module.css';
import { useQrLogin } from './use-qr-login';

/** AUTH-06, the embedded kind: a logged-in phone lets this browser in. */
export function OwnCode({ wanted }: { wanted: string | undefined }) {
  const { phase, address, refresh, askAgain } = useQrLogin({ wanted });
  return (
    <>
      <QrCard phase={phase} address={address} onRefresh={refresh} onAskAgain={askAgain} />
      <QrStatus phase={phase} scan={<Scan />} />
    </>
  );
}

/** A phone cannot scan what it shows itself. Both are in the page: the server does not know which one it answers. */
const Scan = () => (
  <>
    <span className={styles.elsewhere}>{qrLoginText.scan}</span>
    <span className={styles.phone}>{qrLoginText.scanFromPhone}</span>
  </>
);
