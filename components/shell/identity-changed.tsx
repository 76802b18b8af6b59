'use client';

import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { usePathname } from 'next/navigation';
import { useId } from 'react';
import { readStoredOrder } from '@/components/booking/stored-order';
import { Button } from '@/components/ui/controls/button';
import { MuiScope } from '@/components/ui/lazy/mui-scope';
import { expectedStaff } from '@/lib/client/browser-api';
import { limits } from '@/lib/domain/limits';
import { shellText } from '@/lib/text/zh-cn/shell';
import { enter } from './enter';

const text = shellText.identityChanged;

/** Stands before a page of another identity than the session's (R32, SESS-12). Nothing closes it: nothing behind it would work. */
export function IdentityChanged({ companyName }: { companyName?: string | undefined }) {
  const titleId = useId();
  const contentId = useId();
  const pathname = usePathname();
  return (
    <MuiScope>
      <Dialog
        open
        role="alertdialog"
        aria-labelledby={titleId}
        aria-describedby={contentId}
        slotProps={{ paper: { sx: { width: limits.setPasswordModalPx } } }}
      >
        <DialogTitle id={titleId}>{text.title}</DialogTitle>
        <DialogContent id={contentId}>
          <p>{companyName ? text.toCompany(companyName) : text.toSomebody}</p>
          <p>{keepsDraft(pathname) ? text.draftKept : text.unsentLost}</p>
        </DialogContent>
        <DialogActions>
          <Button variant="contained" autoFocus onClick={() => enter(addressForAnyCompany(pathname))}>
            {text.refresh}
          </Button>
        </DialogActions>
      </Dialog>
    </MuiScope>
  );
}

/** The full form alone keeps what is typed, for the person as whom it was typed. */
function keepsDraft(pathname: string): boolean {
  const staffId = expectedStaff();
  return pathname === '/order-meeting' && staffId !== undefined && readStoredOrder(staffId) !== undefined;
}

/** What has an id in its address, or in its query, is the former company's: the other one would find nothing there. */
const addressForAnyCompany = (pathname: string): string =>
  /^\/[^/]+$/.test(pathname) ? pathname : '/schedule';
