'use client';

import { LoaderCircle } from 'lucide';
import { useEffect } from 'react';
import { RedirectingCode } from '@/components/login/qr/redirecting-code';
import { enter } from '@/components/session/enter';
import { Icon } from '@/components/ui/layout/icon';
import { StateView } from '@/components/ui/feedback/state-view';
import { takeStoredTarget } from '@/components/session/take-stored-target';
import { handOffText } from '@/lib/text/zh-cn/hand-off';
import styles from './transfer-screen.module.css';

type Props = {
  /** The requested page, already validated as ours. */
  to?: string;
  /** As whom the session acts, for what this tab kept for that person. */
  staffId?: string;
  /** The address of the log-in page held the token: its QR mode goes on in its redirect state (AUTH-06). */
  isFromLogin?: boolean;
};

/** SESS-09: between entry and product; without script one goes on by hand. */
export function TransferScreen({ to, staffId, isFromLogin = false }: Props) {
  useEffect(() => {
    // Removed in any case, so that it is never used later (S18).
    const stored = staffId && takeStoredTarget(staffId);
    enter(to ?? (stored || '/schedule'));
  }, [to, staffId]);
  const link = <a href={to ?? '/schedule'}>{handOffText.transfer.link}</a>;
  if (isFromLogin)
    return (
      <div className={styles.login}>
        <RedirectingCode />
        {link}
      </div>
    );
  return (
    <StateView
      variant="page"
      role="status"
      icon={<Icon of={LoaderCircle} size={22} />}
      title={handOffText.transfer.title}
      actions={link}
    />
  );
}
