import { CircleCheck, RotateCw, Smartphone, WifiOff, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { qrStateText } from '@/lib/text/zh-cn/qr-state';
import { qrLoginText } from '@/lib/text/zh-cn/qr-login';
import type { QrPhase } from './qr-phase';
import styles from './qr-veil.module.css';

type Props = { phase: QrPhase; onRefresh: () => void; onAskAgain: () => void };

/** What lies over a QR code that is not to be scanned: what became of it, and how to get another. */
export function QrVeil(props: Props) {
  const veil = veilOf(props);
  return veil ? (
    <div className={styles.veil} data-phase={props.phase.kind}>
      {veil}
    </div>
  ) : null;
}

function veilOf({ phase, onRefresh, onAskAgain }: Props): ReactNode {
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
      return <VeilButton icon={<RotateCw size={20} />} label={qrStateText.expired} onClick={onRefresh} />;
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

export function VeilButton({ icon, label, onClick }: VeilButtonProps) {
  return (
    <button type="button" className={styles.again} onClick={onClick}>
      <VeilIcon>{icon}</VeilIcon>
      {label}
    </button>
  );
}
