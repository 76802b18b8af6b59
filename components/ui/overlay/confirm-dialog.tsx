'use client';

import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { Button } from '../controls/button';
import { MuiScope } from './mui-scope';
import { limits } from '@/lib/domain/limits/limits';

export type ConfirmDialogProps = {
  title: string;
  children?: ReactNode;
  confirm: string;
  dismiss: string;
  busy?: boolean;
  /** The colour of the button that confirms; most of what is confirmed cannot be taken back. */
  color?: 'error' | 'primary';
  onConfirm: () => void;
  onClose: () => void;
};

/** A question before something that cannot be taken back. */
export function ConfirmDialog({
  title,
  children,
  confirm,
  dismiss,
  busy = false,
  color = 'error',
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const titleId = useId();
  return (
    <MuiScope>
      <Dialog
        open
        onClose={busy ? undefined : onClose}
        aria-labelledby={titleId}
        slotProps={{ paper: { sx: { width: children ? limits.setPasswordModalPx : limits.smallModalPx } } }}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        {children ? <DialogContent>{children}</DialogContent> : null}
        <DialogActions>
          <Button variant="outlined" color="inherit" onClick={onClose} disabled={busy}>
            {dismiss}
          </Button>
          <Button variant="contained" color={color} onClick={onConfirm} loading={busy}>
            {confirm}
          </Button>
        </DialogActions>
      </Dialog>
    </MuiScope>
  );
}
