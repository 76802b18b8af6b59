import { CircleCheck, RotateCw, Smartphone, WifiOff, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { accountText } from '@/lib/text/zh-cn/account';
import { qrLoginText } from '@/lib/text/zh-cn/qr-login';
import styles from './qr-card.module.css';
import { QrImage } from './qr-image';
import type { QrPhase } from './qr-phase';

type Props = {
  phase: QrPhase;
  /** What the QR code says, once there is one. */
  address: string | undefined;
  onRefresh: () => void;
  onAskAgain: () => void;
};

const text = accountText.qr;

/** The QR code and, over it, what became of it. */
export function QrCard({ phase, address, onRefresh, onAskAgain }: Props) {
  const veil = veilOf(phase, { onRefresh, onAskAgain });
  return (
    <div className={styles.card} data-phase={phase.kind} aria-busy={phase.kind === 'generating'}>
      {address && phase.kind !== 'generating' ? (
        <QrImage text={address} label={qrLoginText.codeLabel} />
      ) : null}
      {veil ? <div className={styles.veil}>{veil}</div> : null}
    </div>
  );
}

type Handlers = Pick<Props, 'onRefresh' | 'onAskAgain'>;

function veilOf(phase: QrPhase, { onRefresh, onAskAgain }: Handlers): ReactNode {
  switch (phase.kind) {
    case 'waiting':
      return null;
    case 'generating':
      return <span className={styles.spinner} />;
    case 'scanned':
      return (
        <VeilIcon>
          <Smartphone size={22} />
        </VeilIcon>
      );
    case 'finishing':
    case 'success':
      return (
        <VeilIcon>
          <CircleCheck size={22} />
        </VeilIcon>
      );
    case 'expired':
      return <VeilButton icon={<RotateCw size={20} />} label={text.expired} onClick={onRefresh} />;
    case 'network':
      return <VeilButton icon={<WifiOff size={20} />} label={qrLoginText.retry} onClick={onAskAgain} />;
    case 'failed':
      return <VeilButton icon={<X size={20} />} label={qrLoginText.refresh} onClick={onRefresh} />;
  }
}

const VeilIcon = ({ children }: { children: ReactNode }) => (
  <span aria-hidden="true" className={styles.icon}>
    {children}
  </span>
);

type VeilButtonProps = { icon: ReactNode; label: string; onClick: () => void };

function VeilButton({ icon, label, onClick }: VeilButtonProps) {
  return (
    <button type="button" className={styles.again} onClick={onClick}>
      <VeilIcon>{icon}</VeilIcon>
      {label}
    </button>
  );
}
