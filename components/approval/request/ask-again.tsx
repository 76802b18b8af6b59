'use client';

import { useRef } from 'react';
import { conflictsOf, suggestionOf } from '@/components/booking/conflicts/conflicts';
import { useToast } from '@/components/ui/toast/toast';
import { newIdempotencyKey } from '@/lib/client/transport/idempotency-key';
import type { Window } from '@/lib/domain/booking/booking-window';
import type { MeetingRef } from '@/lib/query/meeting';
import { useAskAgain } from '@/lib/query/settle-approval';
import { errorOutcome } from '@/lib/text/errors';
import { approvalText } from '@/lib/text/zh-cn/approval';
import { requestText } from '@/lib/text/zh-cn/approval-centre';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { commonText } from '@/lib/text/zh-cn/common';
import { ReasonForm } from '../settle/reason-form';
import { AgainRepairs } from './again-repairs';
import styles from './request-actions.module.css';

type Props = {
  meeting: MeetingRef & Window & { subject: string };
  /** The reason of the request before. */
  reason: string | undefined;
  zone: string;
  onAsked: (ids: readonly string[]) => void;
  onClose: () => void;
};

type Intent = { reason: string; key: string };

/** Sends a request again, with a reason; where the slot is taken by now it says what could be had instead (BOOK-06). */
export function AskAgain({ meeting, reason, zone, onAsked, onClose }: Props) {
  const toast = useToast();
  const intent = useRef<Intent>(undefined);
  const { mutate, isPending, error, variables } = useAskAgain(meeting, {
    onSuccess: ({ ids }) => {
      toast(requestText.asked);
      onAsked(ids);
    },
  });
  const outcome = error ? errorOutcome('askAgain', error) : undefined;
  const conflicts = conflictsOf(error);

  const send = (typed: string) => {
    // Same content, same key: a retry after a lost answer finds the request it made (BOOK-09).
    if (intent.current?.reason !== typed) intent.current = { reason: typed, key: newIdempotencyKey() };
    mutate({ reason: typed, idempotencyKey: intent.current.key });
  };

  return (
    <div className={styles.again}>
      <ReasonForm
        title={requestText.askAgain}
        label={approvalText.reason}
        hint={requestText.askAgainHint}
        required={bookingText.required.reason}
        initial={reason ?? ''}
        submit={{ label: isPending ? requestText.submitting : requestText.submit }}
        dismiss={commonText.cancel}
        isPending={isPending}
        failure={conflicts.length > 0 ? undefined : outcome?.message}
        onSubmit={send}
        onClose={onClose}
      />
      {conflicts.length > 0 ? (
        <AgainRepairs
          conflicts={conflicts}
          suggestion={suggestionOf(error)}
          request={meeting}
          reason={variables?.reason ?? ''}
          zone={zone}
        />
      ) : null}
    </div>
  );
}
