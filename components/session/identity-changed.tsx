'use client';

import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { usePathname } from 'next/navigation';
import { useId } from 'react';
import { readStoredOrder } from '@/components/booking/form/stored-order';
import { Button } from '@/components/ui/controls/button';
import { MuiScope } from '@/components/ui/overlay/mui-scope';
import { expectedStaff } from '@/lib/client/browser-api';
import { clearLocalData } from '@/lib/client/storage/clear-local-data';
import { limits } from '@/lib/domain/limits/limits';
import { identityChangedText as text } from '@/lib/text/zh-cn/identity-changed';
import { enter } from './enter';
import type { ActingAs } from './other-tabs';

type Props = Pick<ActingAs, 'companyName' | 'realName' | 'staffIds'>;

/** Stands before a page of another identity than the session's (R32, SESS-12). Nothing closes it: nothing behind it would work. */
export function IdentityChanged({ companyName, realName, staffIds }: Props) {
  const titleId = useId();
  const contentId = useId();
  const pathname = usePathname();
  const own = expectedStaff();
  // A new log-in of the same account, in whichever company, is the same person.
  const other = own !== undefined && staffIds?.includes(own) ? undefined : realName;
  const goOn = () => {
    // S18: what this tab remembers was another person's.
    if (other) clearLocalData();
    enter(addressForAnyCompany(pathname));
  };
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
          <p>{changeText({ companyName, other })}</p>
          <p>{!other && keepsDraft(pathname, own) ? text.draftKept : text.unsentLost}</p>
        </DialogContent>
        <DialogActions>
          <Button variant="contained" autoFocus onClick={goOn}>
            {text.refresh}
          </Button>
        </DialogActions>
      </Dialog>
    </MuiScope>
  );
}

function changeText({
  companyName,
  other,
}: {
  companyName?: string | undefined;
  other?: string | undefined;
}): string {
  if (other) return text.toPerson(other, companyName);
  return companyName ? text.toCompany(companyName) : text.toSomebody;
}

/** The full form alone keeps what is typed, for the person as whom it was typed. */
function keepsDraft(pathname: string, own: string | undefined): boolean {
  return pathname === '/order-meeting' && own !== undefined && readStoredOrder(own) !== undefined;
}

/** A page with an id in its path belongs to the former company: the other one would find nothing there. */
const addressForAnyCompany = (pathname: string): string =>
  /^\/[^/]+$/.test(pathname) ? pathname : '/schedule';
