'use client';

import { DialogFrame } from '@/components/ui/overlay/dialog-frame';
import { limits } from '@/lib/domain/limits/limits';
import { accountDialogText } from '@/lib/text/zh-cn/account-dialog';
import { ActiveSessions } from './active-sessions';
import { LoginWays } from './login-ways';

type Props = {
  open: boolean;
  /** The company's zone, as the clock on the wall shows it. */
  zone: string;
  onSetPassword: () => void;
  onClose: () => void;
};

/** The ways to log in to the account, and its active sessions. */
export function AccountDialog({ open, zone, onSetPassword, onClose }: Props) {
  return (
    <DialogFrame
      open={open}
      isSheetOnPhones
      title={accountDialogText.title}
      width={limits.accountDialogPx}
      onClose={onClose}
    >
      <LoginWays zone={zone} onSetPassword={onSetPassword} />
      <ActiveSessions zone={zone} />
    </DialogFrame>
  );
}
