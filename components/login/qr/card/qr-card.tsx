import { qrLoginText } from '@/lib/text/zh-cn/qr-login';
import styles from './qr-card.module.css';
import { QrImage } from './qr-image';
import type { QrPhase } from '../qr-phase';
import { QrVeil } from './qr-veil';

type Props = {
  phase: QrPhase;
  /** The content of the QR code, once there is one. */
  address: string | undefined;
  onRefresh: () => void;
  onAskAgain: () => void;
};

/** The QR code and, over it, what became of it. */
export function QrCard({ phase, address, onRefresh, onAskAgain }: Props) {
  return (
    <div
      tabIndex={-1}
      role="group"
      aria-label={qrLoginText.codeLabel}
      className={styles.card}
      data-phase={phase.kind}
      aria-busy={phase.kind === 'generating'}
    >
      {address && phase.kind !== 'generating' ? (
        <QrImage text={address} label={qrLoginText.codeLabel} />
      ) : null}
      <QrVeil phase={phase} onRefresh={onRefresh} onAskAgain={onAskAgain} />
    </div>
  );
}
