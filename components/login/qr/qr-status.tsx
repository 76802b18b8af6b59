import type { ReactNode } from 'react';
import { qrStateText } from '@/lib/text/zh-cn/qr-state';
import { qrLoginText } from '@/lib/text/zh-cn/qr-login';
import type { QrPhase } from './qr-phase';
import styles from './qr-status.module.css';

type Props = {
  phase: QrPhase;
  /** Instructions for scanning the code. */
  scan: ReactNode;
};

const statuses: Record<Exclude<QrPhase['kind'], 'failed' | 'waiting'>, string> = {
  generating: qrStateText.generating,
  scanned: qrStateText.scanned,
  expired: qrStateText.expired,
  network: qrStateText.networkError,
  finishing: qrLoginText.finishing,
  success: qrStateText.success,
  redirecting: qrStateText.redirecting,
};

/** The state of a QR code in words, also for screen readers. */
export function QrStatus({ phase, scan }: Props) {
  return (
    <p role="status" className={styles.status} data-phase={phase.kind}>
      {phase.kind === 'failed' ? (
        <>
          {qrStateText.failed}
          <span className={styles.reason}>{phase.message}</span>
        </>
      ) : phase.kind === 'waiting' ? (
        scan
      ) : (
        statuses[phase.kind]
      )}
    </p>
  );
}
