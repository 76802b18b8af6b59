import { CircleCheck, RotateCw, Smartphone, WifiOff, X } from 'lucide';
import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '@/components/ui/layout/icon';
import { qrStateText } from '@/lib/text/zh-cn/qr-state';
import { qrLoginText } from '@/lib/text/zh-cn/qr-login';
import type { QrPhase } from '../qr-phase';
import styles from './qr-veil.module.css';

type Props = { phase: QrPhase; onRefresh: () => void; onAskAgain: () => void };

/** Covers a QR code that is not to be scanned: its state, and how to get another. */
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
    case 'redirecting':
      return <span className={styles.spinner} />;
    case 'scanned':
      return (
        <VeilIcon>
          <Icon of={Smartphone} size={22} />
        </VeilIcon>
      );
    case 'finishing':
    case 'success':
      return (
        <VeilIcon>
          <Icon of={CircleCheck} size={22} />
        </VeilIcon>
      );
    case 'expired':
      return (
        <VeilButton
          icon={<Icon of={RotateCw} size={20} />}
          label={qrLoginText.refresh}
          name={qrStateText.expired}
          onClick={onRefresh}
        />
      );
    case 'network':
      return (
        <VeilButton icon={<Icon of={WifiOff} size={20} />} label={qrLoginText.retry} onClick={onAskAgain} />
      );
    case 'failed':
      return <VeilButton icon={<Icon of={X} size={20} />} label={qrLoginText.refresh} onClick={onRefresh} />;
  }
}

const VeilIcon = ({ children }: { children: ReactNode }) => (
  <span aria-hidden="true" className={styles.icon}>
    {children}
  </span>
);

type VeilButtonProps = {
  icon: ReactNode;
  label: string;
  /** The full accessible name, where the label depends on the picture. */
  name?: string;
  onClick: () => void;
};

/** The button goes as soon as it has worked: what it lies on keeps the focus. */
const focusCard = (button: HTMLElement) => button.closest<HTMLElement>('[tabindex="-1"]')?.focus();

export function VeilButton({ icon, label, name, onClick }: VeilButtonProps) {
  function press({ currentTarget }: MouseEvent<HTMLElement>) {
    focusCard(currentTarget);
    onClick();
  }
  return (
    <button type="button" aria-label={name} className={styles.again} onClick={press}>
      <VeilIcon>{icon}</VeilIcon>
      {label}
    </button>
  );
}
