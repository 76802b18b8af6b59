'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { LazyConfirmDialog } from '@/components/ui/overlay/lazy-confirm-dialog';
import { useServerNow } from '@/components/ui/page/server-clock';
import { useToast } from '@/components/ui/toast/toast';
import type { Meeting } from '@/lib/contract/meeting';
import { useApi } from '@/lib/query/context/api-context';
import { seriesDetail, useCancelSeries } from '@/lib/query/series';
import { failureText } from '@/lib/text/errors';
import { detailsText } from '@/lib/text/zh-cn/details';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { seriesReachText } from '@/lib/text/zh-cn/series';
import { reachHints } from './reach-hints';
import { ReachChoices } from './reach-choices';
import type { Reach } from './reached-occurrences';

type Props = { meeting: Meeting };

/** Cancels this occurrence, this and the following ones, or all that are ahead; each says beforehand what goes (REP-03). */
export function CancelSeries({ meeting }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [reach, setReach] = useState<Reach>('this');
  const now = useServerNow();
  const toast = useToast();
  const repeatMeetingNo = meeting.repeatMeetingNo ?? '';
  const { data: series } = useQuery({ ...seriesDetail(useApi(), repeatMeetingNo), enabled: isOpen });
  const { mutate, isPending } = useCancelSeries({ ...meeting, repeatMeetingNo });
  const close = () => setOpen(false);
  const cancel = () =>
    mutate(reach, {
      onSuccess: (count) => toast(count > 1 ? seriesReachText.cancelled(count) : meetingText.success.cancel),
      onError: (error) => toast(failureText('cancel', error), 'error'),
      onSettled: close,
    });
  return (
    <>
      <Button color="error" onClick={() => setOpen(true)}>
        {meetingText.actions.cancel}
      </Button>
      {isOpen ? (
        <LazyConfirmDialog
          title={detailsText.confirmCancel}
          confirm={meetingText.cancelChoices[reach]}
          dismiss={detailsText.keep}
          busy={isPending}
          onConfirm={cancel}
          onClose={close}
        >
          <p>
            <bdi>{meeting.subject}</bdi>
          </p>
          <ReachChoices
            legend={detailsText.reach.legend}
            labels={meetingText.cancelChoices}
            hints={reachHints(series, { meetingId: meeting._id, now, changed: seriesReachText.changedGo })}
            chosen={reach}
            onPick={setReach}
          />
          <p>{detailsText.cancelHint}</p>
        </LazyConfirmDialog>
      ) : null}
    </>
  );
}
