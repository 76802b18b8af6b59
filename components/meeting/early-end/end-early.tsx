'use client';

import type { ButtonLook } from '@/components/ui/controls/button';
import { usePageRouter } from '@/components/ui/page/router/use-page-router';
import { useToast } from '@/components/ui/toast/toast';
import { useEarlyEnd } from '@/lib/query/early-end';
import type { MeetingRef } from '@/lib/query/meeting';
import { errorOutcome } from '@/lib/text/errors';
import { earlyEndText } from '@/lib/text/zh-cn/early-end';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { ConfirmedAction } from '../actions/confirmed-action';

type Props = Pick<ButtonLook, 'variant' | 'size'> & {
  meeting: MeetingRef;
  label: string;
  /** Leads to the details afterwards; they are on the screen already otherwise. */
  leadsToDetails?: boolean;
};

/** Ends a running meeting before its time, which frees its rooms; confirmed first (EARLY-02, EARLY-03). */
export function EndEarly({ meeting, label, leadsToDetails = false, ...look }: Props) {
  const toast = useToast();
  const router = usePageRouter();
  const showDetails = () => {
    if (leadsToDetails) router.replace(`/details/${encodeURIComponent(meeting.meetingNo)}`);
  };
  const { mutateAsync, isPending } = useEarlyEnd('end', meeting, {
    onSuccess: () => {
      toast(earlyEndText.ended);
      showDetails();
    },
    onError: (error) => {
      const { kind, message } = errorOutcome('closeEarly', error);
      toast(message ?? '', 'error');
      if (kind === 'details') showDetails();
    },
  });
  return (
    <ConfirmedAction
      color="error"
      {...look}
      label={label}
      title={meetingText.earlyEnd.confirm}
      hint={earlyEndText.endHint}
      dismiss={earlyEndText.keep}
      busy={isPending}
      onConfirm={() => mutateAsync()}
    />
  );
}
