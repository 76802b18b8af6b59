'use client';

import { useState } from 'react';
import { Button, type ButtonLook } from '@/components/ui/controls/button';
import { LazyConfirmDialog } from '@/components/ui/overlay/lazy-confirm-dialog';
import { useToast } from '@/components/ui/toast/toast';
import type { MeetingRef } from '@/lib/query/meeting';
import { useRevokeRequest } from '@/lib/query/settle-approval';
import { failureText } from '@/lib/text/errors';
import { requestText } from '@/lib/text/zh-cn/approval-centre';

type Props = Pick<ButtonLook, 'size'> & {
  meeting: MeetingRef;
  /** Called as it is sent. */
  onRevoke?: (() => void) | undefined;
};

/** Confirms first: revoking gives the rooms back and ends the requests to all auditors (APR-05). */
export function RevokeRequest({ meeting, size, onRevoke }: Props) {
  const [isAsking, setAsking] = useState(false);
  const toast = useToast();
  const { mutate, isPending } = useRevokeRequest(meeting, {
    onSuccess: () => toast(requestText.revoked),
    onError: (error) => toast(failureText('revoke', error), 'error'),
  });
  return (
    <>
      <Button variant="outlined" color="inherit" size={size} onClick={() => setAsking(true)}>
        {requestText.revoke}
      </Button>
      {isAsking ? (
        <LazyConfirmDialog
          title={requestText.confirmRevoke}
          confirm={requestText.revoke}
          dismiss={requestText.keep}
          busy={isPending}
          onConfirm={() => {
            onRevoke?.();
            mutate(undefined, { onSettled: () => setAsking(false) });
          }}
          onClose={() => setAsking(false)}
        >
          {requestText.revokeHint}
        </LazyConfirmDialog>
      ) : null}
    </>
  );
}
