'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { LazyConfirmDialog } from '@/components/ui/overlay/lazy-confirm-dialog';
import { useToast } from '@/components/ui/toast/toast';
import type { Meeting } from '@/lib/contract/meeting';
import { useCancelMeeting } from '@/lib/query/meeting';
import { failureText } from '@/lib/text/errors';
import { detailsText } from '@/lib/text/zh-cn/details';
import { meetingText } from '@/lib/text/zh-cn/meeting';

/** Confirms first: cancelling gives the rooms back and notifies every member. */
export function CancelMeeting({ meeting }: { meeting: Meeting }) {
  const [asking, setAsking] = useState(false);
  const toast = useToast();
  const { mutate, isPending } = useCancelMeeting(meeting, {
    onSuccess: () => toast(meetingText.success.cancel),
    onError: (error) => toast(failureText('cancel', error), 'error'),
  });

  const cancel = () => mutate(undefined, { onSettled: () => setAsking(false) });

  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {meetingText.actions.cancel}
      </Button>
      {asking ? (
        <LazyConfirmDialog
          title={detailsText.confirmCancel}
          confirm={meetingText.actions.cancel}
          dismiss={detailsText.keep}
          busy={isPending}
          onConfirm={cancel}
          onClose={() => setAsking(false)}
        >
          {detailsText.cancelHint}
        </LazyConfirmDialog>
      ) : null}
    </>
  );
}
